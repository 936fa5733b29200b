// Swift Testing imports this module wherever a file imports both it and UIKit; it is empty here.
