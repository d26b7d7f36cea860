export { askOpenAi, type OpenAiFailure, type OpenAiServer } from './ask-open-ai'
export { timeForCall, timeUntilNextTry, type Patience } from './patience'
