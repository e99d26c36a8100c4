"""What maps share: land and water, projections, grids, names, crop windows, legends and the strips beside a map.

A game's board lies on a `projection.Frame`; `land.land` paints what is under it, `grid` tells where its cells are,
`plates` finds room for names, `window` cuts out what changed, `strips` and `legend` stand around it.
"""
