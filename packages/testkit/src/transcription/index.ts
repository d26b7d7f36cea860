export { spokenSound } from './spoken-sound'
export {
  startTranscriptionStandIn,
  type TranscriptionBehaviour,
  type TranscriptionRequest,
  type TranscriptionStandIn,
} from './transcription-stand-in'
