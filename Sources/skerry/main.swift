print("skerry")
