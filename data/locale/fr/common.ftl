# Les mots dont tout jeu a besoin.
list-and = { $head } et { $tail }
list-break = {" ; "}
seat-number = Place { $number }
named = { $name } : { $text }
