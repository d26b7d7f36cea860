export { botTurn } from './bot-turn'
export { confirmedKey } from './confirmed-key'
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
} from './limits'
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
} from './model'
export { promptAsText } from './render-prompt'
export { emptyBot, readBotState, type BotState } from './state'
export { defaultBotTexts, type BotTexts } from './texts'
