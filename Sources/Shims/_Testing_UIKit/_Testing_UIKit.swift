// Swift Testing asks for this module wherever a file imports both it and UIKit; the stand-in has nothing to add to it.
