export { readBack } from './answers/read-back'
export { botTurn } from './turn/bot-turn'
export { openCart, withoutOpenCart } from './cart/open-cart'
export { confirmedKey } from './cart/confirmed-key'
export {
  BURST_DEBOUNCE_MILLISECONDS,
  HUMAN_SILENCE_MINUTES,
  HUMAN_UNANSWERED_MINUTES,
  STALE_AFTER_SECONDS,
} from './model/limits'
export type {
  BotEffect,
  BotInput,
  BotMessage,
  BotOrder,
  BotResult,
  BotTurn,
  BotVisit,
  BotWorld,
  HandOverReason,
  Missed,
  Prompt,
  Synonym,
} from './model/model'
export { slotWords } from './words/moment'
export { promptAsText } from './words/render-prompt'
export { itemTopics, modelCommands, shopTopics, type ModelAnswer } from './second-reading/model-answer'
export { modelQuestion, type ModelQuestion } from './second-reading/model-question'
export { readBotState } from './model/read-state'
export { emptyBot, type BotState } from './model/state'
export { checkSynonym, MAX_SYNONYM, MAX_SYNONYMS, type SynonymProblem } from './synonyms/check-synonym'
export { synonymsIn, synonymWords } from './synonyms/with-synonyms'
export { defaultBotTexts, type BotTexts } from './model/texts'
