export {
  startEvolutionStandIn,
  type EvolutionStandIn,
  type EvolutionStandInOptions,
  type Preset,
} from './stand-in'
export { type CustomerPhone, type ReceivedMessage, type SaidMessage } from './phone/phone'
export { type LoggedMessage } from './gateway'
export { type GroupChat } from './groups'
export { type Instance } from './instance'
export { type WebhookAttempt } from './webhooks'
export { type AnswerFault, type Behaviour } from './misbehaviour'
export { type Sendable } from './shapes/message-content'
export { type Envelope, type MessageData, type MessageKey, type MessageStatus } from './shapes/wire'
