# Words any game needs.
list-and = { $head } and { $tail }
list-break = {"; "}
seat-number = Seat { $number }
named = { $name }: { $text }
