"""Every presentation and every device with its figures."""

import html
import json
import os


def figures(presentation):
    rows = "".join(
        f"<tr><td>{html.escape(figure['name'])}</td><td>{html.escape(figure['value'])}</td><td>{figure['confidence']}</td><td>{html.escape(figure['source'])}</td></tr>"
        for figure in presentation["figures"])
    return f"<table><tr><th>figure</th><th>value</th><th>confidence</th><th>source</th></tr>{rows}</table>"


def add(site, tools):
    devices = json.loads(tools.run("skerry", "specs", "--json"))
    folder = os.path.join(site.out, "pictures/presentations")
    names = [entry["presentation"] for entry in devices[0]["presentations"]]
    tools.run("Delivery", "render", "Delivery/On*", "--out", folder, "--presentation", ",".join(names), "--scale", "2", "--color-scheme", "light,dark")
    with open(os.path.join(folder, "manifest.json"), encoding="utf-8") as file:
        widths = {picture["path"]: picture["width"] * picture["scale"] / 2 for picture in json.load(file)["pictures"]}
    body = ["<h1>Presentations</h1>", f"<p>Where a Live Activity is shown, drawn from the Delivery example for {html.escape(devices[0]['names'][-2])}. "
            'The confidence of a figure: <a href="figures.html">Figures</a>.</p>']
    for entry in devices[0]["presentations"]:
        name = entry["presentation"]
        path = f"Delivery/On-the-way/{name}"
        body.append(f'<h2 id="{name}">{name}</h2><p>{html.escape(entry["summary"])}</p><div class="pair">')
        for mark, words in (("", "light"), (".dark", "dark")):
            own = f"{path}{mark}@2x.png"
            body.append(f'<figure><div class="stage"><img loading="lazy" width="{widths[own]:.0f}" src="pictures/presentations/{own}" alt="{name}, {words}"></div><figcaption>{words}</figcaption></figure>')
        body.append(f"</div>{figures(entry)}")
    site.add("Reference", "presentations.html", "\n".join(body), "Presentations")

    sheets = os.path.join(site.out, "pictures/devices")
    words = ",".join(device["device"] for device in devices)
    tools.run("Delivery", "render", "Delivery/On*", "--out", sheets, "--sheet", "--scale", "1", "--device", words)
    drawn = os.path.join(sheets, "Delivery/On-the-way")
    body = ["<h1>Devices</h1>", "<p>What each device shows of an activity, with its figures. Devices with the same figures are listed together.</p>", "<ul>"]
    body += [f'<li><a href="#{device["device"]}">{html.escape(", ".join(device["names"]))}</a></li>' for device in devices] + ["</ul>"]
    for device in devices:
        own = f"sheet.{device['device']}@1x.png"
        body.append(f'<h2 id="{device["device"]}">{html.escape(device["names"][0])}</h2>')
        if len(device["names"]) > 1:
            body.append(f'<p>Also {html.escape(", ".join(device["names"][1:]))}.</p>')
        body.append(f'<p><code>--device {device["device"]}</code>, screen {html.escape(device["screen"])} points, {device["scale"]:g} pixels per point</p>')
        if os.path.exists(os.path.join(drawn, own)):
            body.append(f'<p><img loading="lazy" src="pictures/devices/Delivery/On-the-way/{own}" alt="The Delivery example on {html.escape(device["names"][0])}"></p>')
        for entry in device["presentations"]:
            body.append(f"<details><summary>{entry['presentation']}</summary>{figures(entry)}</details>")
    # Only the sheets are shown.
    for name in os.listdir(drawn):
        if not name.startswith("sheet"):
            os.remove(os.path.join(drawn, name))
    for name in ("index.html", "manifest.json"):
        for place in (folder, sheets, os.path.join(site.out, "pictures/api")):
            path = os.path.join(place, name)
            if os.path.exists(path):
                os.remove(path)
    site.add("Reference", "devices.html", "\n".join(body), "Devices")
