# Words any game needs.
list-and = { $head } and { $tail }
seat-number = Seat { $number }
named = { $name }: { $text }
