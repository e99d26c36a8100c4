"""How much there may be of what: Discord's limits, and those the house sets on what people type."""

# Discord's
MESSAGE_TEXT = 4_000  # characters of all text in a message of components
MESSAGE_CONTENT = 2_000  # characters of a plain message
NONCE = 25
CHOICES = 25  # answers of an autocomplete, options of a menu
CHOICE_TEXT = 100
MENU_LABEL = 100
BUTTON_LABEL = 80
PLACEHOLDER = 150
ROW_BUTTONS = 5
REPLY_SECONDS = 3.0
OLD_MESSAGE_SECONDS = 3_600  # from which on edits are limited

# The house's
NAME = 32
TYPED = 1_000  # what one option of a command or a form may have
REASON = 300
SEARCH = 80  # of what was typed and is said again
BOARD_FILE = 200_000
RECORD_FILE = 2_000_000
STATE_FILE = 40_000  # a position of the largest game has 8,000
NUMBER = 15  # digits of a number that is read
