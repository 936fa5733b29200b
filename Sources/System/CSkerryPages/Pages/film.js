const scrub = document.getElementById("scrub"), play = document.getElementById("play");
let timer = null;
function show(index) {
  index = Math.max(0, Math.min(film.frames.length - 1, index));
  scrub.value = index;
  const frame = film.frames[index];
  document.getElementById("now").textContent = frame.at.slice(11, 16);
  document.getElementById("caption").textContent = frame.caption;
  for (const img of document.querySelectorAll(".stage img")) {
    const image = frame.parts[img.id.slice(5)];
    img.parentElement.hidden = image === undefined;
    if (image !== undefined) img.src = film.images[image];
  }
  for (const element of document.querySelectorAll("[data-frame]")) element.classList.toggle("here", +element.dataset.frame === index);
  const item = document.querySelector("#events .here");
  if (item) { const list = item.parentElement; if (item.offsetTop < list.scrollTop || item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = item.offsetTop - list.clientHeight / 2; }
  history.replaceState(null, "", "#" + index);
}
function stop() { clearInterval(timer); timer = null; play.textContent = "Play"; }
play.onclick = () => {
  if (timer) return stop();
  if (+scrub.value >= film.frames.length - 1) show(0);
  play.textContent = "Pause";
  timer = setInterval(() => { if (+scrub.value >= film.frames.length - 1) stop(); else show(+scrub.value + 1); }, 1200);
};
scrub.oninput = () => { stop(); show(+scrub.value); };
document.addEventListener("click", event => { const target = event.target.closest("[data-frame]"); if (target) { stop(); show(+target.dataset.frame); } });
document.addEventListener("keydown", event => {
  if (event.target === scrub) return;
  if (event.key === "ArrowRight") { stop(); show(+scrub.value + 1); } else if (event.key === "ArrowLeft") { stop(); show(+scrub.value - 1); } else if (event.key === " " && event.target !== play) { event.preventDefault(); play.click(); }
});
show(parseInt(location.hash.slice(1)) || 0);
