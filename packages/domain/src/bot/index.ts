export { botTurn } from './turn/bot-turn'
export { confirmedKey } from './cart/confirmed-key'
export {
  BURST_DEBOUNCE_MILLISECONDS,
  CART_KEPT_HOURS,
  GREETING_COOLDOWN_MINUTES,
  HUMAN_SILENCE_MINUTES,
  HUMAN_UNANSWERED_MINUTES,
  IDLE_NUDGE_MINUTES,
  INVALID_UNTIL_HAND_OVER,
  INVALID_UNTIL_SHORT_MENU,
  LOOP_PROMPTS,
  LOOP_PROMPTS_AT_ALL,
  LOOP_WINDOW_MINUTES,
  MUTE_MINUTES,
  STALE_AFTER_SECONDS,
  STEP_EXPIRES_MINUTES,
} from './model/limits'
export type {
  BotEffect,
  BotInput,
  BotMessage,
  BotOrder,
  BotResult,
  BotTurn,
  BotWorld,
  HandOverReason,
  Prompt,
} from './model/model'
export { promptAsText } from './words/render-prompt'
export { emptyBot, readBotState, type BotState } from './model/state'
export { defaultBotTexts, type BotTexts } from './model/texts'
