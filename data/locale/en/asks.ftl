# What a panel asks, field by field.

# Freight Train
ask-freight-fill-row = Which empty row do you fill?
ask-freight-take-wagon1 = Which wagon first, and where does it go?
ask-freight-take-wagon2 = And the second wagon?
ask-freight-take-wagon3 = And the third wagon?
ask-freight-take-order = In which order do you place them?
ask-freight-switch-wagon1 = Which wagon first, and to which locomotive?
ask-freight-switch-wagon2 = A second wagon?
ask-freight-switch-wagon3 = A third wagon?
ask-freight-switch-wagon4 = A fourth wagon?
ask-freight-switch-order = In which order do you place them?
ask-freight-rearrange-row1 = Row 1, starting at the bumper: which wagon comes next?
ask-freight-rearrange-row2 = Row 2, starting at the bumper: which wagon comes next?
ask-freight-caboose-train = Which train do you close?

# Santa Fe Rails
ask-santafe-draw-card = Which card do you take?
ask-santafe-choose-card = Which card do you play this round?
ask-santafe-choose-branch = And which branch card with it?
ask-santafe-boom-token1 = Which city gets a token?
ask-santafe-boom-token2 = A second city?
ask-santafe-exchange-cards = Which city card do you give up?
ask-santafe-lay-company = A segment of which company?
ask-santafe-lay-start = From where?
ask-santafe-lay-towards = Towards which city?
ask-santafe-lay-track = On which of the two parallel tracks?

# Railroad Dice 2
ask-dice-layout-tiles = Which tile comes next, and where?
ask-dice-station-cell = On which cell?
ask-dice-roll-dice = Which dice do you roll?
ask-dice-lay-die = Which die do you lay?
ask-dice-lay-cell = On which cell?
ask-dice-lay-code = Which way round?
ask-dice-extend-die = Which complex die?
ask-dice-extend-cell = Which simple die does it replace?
ask-dice-extend-code = Which way round?
ask-dice-appear-die = Which die do you give back?
ask-dice-appear-tile = On which tile do passengers appear?
ask-dice-transport-train = Which train, from which station?
ask-dice-run-trains = Which trains?
ask-dice-transport-count = How many passengers?
ask-dice-buy-value = Which locomotive?

# China Rails
ask-china-build-to = Where does the line go?
ask-china-build-from = Where does it begin?
ask-china-build-via = By way of which place?
ask-china-link-port = The link of which container port?
ask-china-upgrade-loco = Which locomotive?
ask-china-start-place = Where does your train start?
ask-china-move-to = Where does your train go?
ask-china-move-by = By which way?
ask-china-ferry-owner = Whom do you pay for the ferry?
ask-china-load-goods = What do you load?
ask-china-deliver-good = Which load do you deliver?
ask-china-deliver-card = For which card?
ask-china-drop-good = Which load do you unload?
ask-china-lose-good = Which load do you give up?
ask-china-loan-amount = How much do you borrow? You pay back twice that.
ask-china-end-what = What do you end?

# Steam
ask-steam-bid-amount = How much do you bid?
ask-steam-capital-steps = How much capital? Each step brings 5 and lowers your income by 1.
ask-steam-tile-tile = Which action tile?
ask-steam-tile-use = Do you use it?
ask-steam-route-start = Where does the line begin?
ask-steam-route-goal = Where does it lead?
ask-steam-route-way = By which tiles?
ask-steam-route-steps = How many steps of capital for each tile?
ask-steam-build-start = From where do you build?
ask-steam-build-hex = On which hex?
ask-steam-build-face = Which tile?
ask-steam-build-sides = Over which sides do the tracks of the town lead?
ask-steam-build-steps = How many steps of capital?
ask-steam-ferry-start = From which end?
ask-steam-ferry-steps = How many steps of capital?
ask-steam-grow-city = Which city grows?
ask-steam-grow-space = The cubes of which supply space?
ask-steam-urbanize-town = Which town becomes a New City?
ask-steam-urbanize-colour = Of which colour?
ask-steam-urbanize-space = The cubes of which supply space?
ask-steam-fund-city = The fund of which city?
ask-steam-deliver-cube = Which cube, and where to?
ask-steam-deliver-way = By which way?
ask-steam-deliver-points = Where do your points go?
ask-steam-allocate-points = Where do your points go?
ask-steam-concede-answer = Does the game end here?
ask-steam-repair-tracks = Which tracks do you give up?
