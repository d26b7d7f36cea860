export { type LanguageModel, type SecondReadings } from './language-model'
export { createOpenAiLanguageModel } from './openai-language-model'
