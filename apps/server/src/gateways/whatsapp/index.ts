export type {
  ConnectionState,
  GatewayEvent,
  InboundContent,
  InboundMedia,
  InboundMessage,
  QrCode,
  SendFailure,
} from './gateway-event'
export {
  GatewayUnavailable,
  MediaGone,
  type CatalogueRead,
  type ConnectionSeen,
  type OutgoingContent,
  type OutgoingMessage,
  type SendOutcome,
  type WhatsAppGateway,
} from './gateway'
export { createEvolutionGateway } from './evolution/evolution-gateway'
export type { EvolutionOptions } from './evolution/evolution-calls'
export { readEvolutionWebhook } from './evolution/read-evolution-webhook'
export { createCloudGateway } from './cloud/cloud-gateway'
export type { CloudOptions } from './cloud/cloud-calls'
export { answerVerification, checkCloudSignature } from './cloud/cloud-signature'
export { readCloudWebhook } from './cloud/read-cloud-webhook'
