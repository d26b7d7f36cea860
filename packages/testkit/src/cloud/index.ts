export {
  startCloudStandIn,
  type CloudLogEntry,
  type CloudStandIn,
  type CloudStandInOptions,
} from './stand-in'
export { type CloudPhone, type CloudReceived } from './phone'
export { type CloudBehaviour, type CloudFault } from './misbehaviour'
export { type DeliveryAttempt, type Packing } from './deliveries'
