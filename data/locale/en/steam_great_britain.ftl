# Great Britain in Steam: ports, the Docker, canals.
steam-option-canal_extra = Extra of canal hexes
steam-option-canal_extra-help = It takes the place of river and hill money, or is paid on top of it
steam-option-canal_extra-on = On canal hexes river and hills are paid **as well**.
steam-option-docker_direct = By sea alone
steam-option-docker_direct-help = A delivery may consist of the sea leg alone; otherwise it needs a link of yours
steam-option-docker_direct-on = A delivery **by sea alone** is not allowed.
steam-option-canal_bare_transit = Through bare towns
steam-option-canal_bare_transit-help = Cubes may pass a town without track from canal to canal
steam-option-canal_bare_transit-on = Cubes **do not pass towns without track**.
steam-option-canal_town_town = Canals between towns
steam-option-canal_town_town-help = A canal between two towns is a link too
steam-option-canal_town_town-on = A canal **between two towns** is not a link.

steam-leg-sea = { $place } (by sea)
steam-leg-canal = { $place } (by canal)
steam-port-flipped = ⚓ The port of **{ $at }** is used: nothing more arrives there by sea.

steam-flips-port = The port of { $place } is used then.
steam-ends-canal = Ends this canal for everybody: { $canal }.

steam-no-canal-level = { $hex } is a canal hex: that takes a locomotive of level { $need }, and yours has { $level }.
steam-no-bare-start = No cube starts in { $place } before there is track or a New City.
steam-no-docker = Only the holder of Docker moves cubes by sea.
steam-no-sea-first = A sea leg can only come first, and only once.
steam-no-sea-start = { $place } is not a port.
steam-no-port-closed = Nothing can arrive by sea in { $place } from there: that takes another port with an active marker.
steam-no-port-rail = No completed link of yours ends in { $place }.
steam-no-canal-covered = A tile covers this canal, so it is no longer a link ({ $canal }).
steam-no-canal-towns = At this table a canal between two towns is not a link ({ $canal }).
steam-no-canal-bare = At this table no cube enters { $place } before there is track or a New City.
steam-no-canal-twice = The cube may not use the canal to { $place } twice.
steam-no-canals-own = You use { $own ->
    [one] { $own } link
   *[other] { $own } links
} of your own and { $canals ->
    [one] { $canals } canal
   *[other] { $canals } canals
}: it takes at least as many links as canals.

# On the picture, and the picture in words
steam-colour-white = white
steam-picture-legend-canal = canal: level 4, +2, hills +3
steam-picture-legend-port = port
steam-picture-legend-port-used = used port
steam-alt-ports = Ports still open to the sea: { $ports }.
steam-alt-canals = Canals not covered: { $canals }.
