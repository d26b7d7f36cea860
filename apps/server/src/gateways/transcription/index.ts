export { createOpenAiTranscriber } from './openai-transcriber'
export { type Transcriber, type Transcription } from './transcriber'
