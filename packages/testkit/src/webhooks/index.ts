export { signatureFault } from './check-signature'
export {
  startWebhookReceiver,
  type ReceivedWebhook,
  type ReceiverBehaviour,
  type WebhookReceiver,
} from './receiver'
