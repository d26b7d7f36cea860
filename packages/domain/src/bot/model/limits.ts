/** A greeting is said again only after so long. */
export const GREETING_COOLDOWN_MINUTES = 60
/** A message that reaches the bot later than this is read by people only. */
export const STALE_AFTER_SECONDS = 180
/** For the caller: messages that come this close together are one input. */
export const BURST_DEBOUNCE_MILLISECONDS = 1500
/** Who has begun an order and says nothing for so long is asked once whether they are still there. */
export const IDLE_NUDGE_MINUTES = 10
/** An answer that comes later than this no longer belongs to the question. */
export const STEP_EXPIRES_MINUTES = 30
/** A cart is offered again for so long; then it is gone. */
export const CART_KEPT_HOURS = 4
/** For the caller: the bot keeps quiet for so long after a person last wrote, unless the shop says otherwise. */
export const HUMAN_SILENCE_MINUTES = 30
/** For the caller: a person who was asked for and has not answered is called louder after so long. */
export const HUMAN_UNANSWERED_MINUTES = 5
/** Answers in a row that are not understood until the menu shrinks and a person is offered. */
export const INVALID_UNTIL_SHORT_MENU = 2
/** Answers in a row that are not understood until a person takes over. */
export const INVALID_UNTIL_HAND_OVER = 3
/** The stretch of time in which the loop guard counts. */
export const LOOP_WINDOW_MINUTES = 10
/** Prompts in that time that no understood step of an order or a booking has earned. */
export const LOOP_PROMPTS = 12
/** Prompts in that time at all: a quick order with several products needs more than twelve. */
export const LOOP_PROMPTS_AT_ALL = 30
/** How long 'parar' keeps the bot quiet. */
export const MUTE_MINUTES = 60
/** A greeting after a question is answered by asking again only when the question is this old. */
export const GREETING_IN_STEP_MINUTES = 2
/** An effect whose result does not come is asked for again after so long. */
export const RESULT_WAIT_SECONDS = 30
/** Times an effect is asked for until a person takes over. */
export const RESULT_TRIES = 3
/** Lines of a cart. */
export const MAX_CART_LINES = 40
/** Letters of an address, a name and an order's notes. */
export const MAX_ADDRESS = 300
export const MAX_NAME = 120
export const MAX_ORDER_NOTES = 300
/** Letters of what somebody wrote, where it is said back. */
export const MAX_SAID = 60
/** Letters of a line's notes. */
export const MAX_NOTES = 200
/** Most of one product in a line that a customer orders. */
export const MAX_QUANTITY = 99
/** Candidates between which a customer is asked to choose. */
export const MAX_CANDIDATES = 5
