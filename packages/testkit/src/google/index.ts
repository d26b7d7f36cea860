export {
  startGoogleStandIn,
  type GoogleEndpoints,
  type GoogleRequest,
  type GoogleStandIn,
  type GoogleStandInOptions,
} from './stand-in'
export { personas } from './google'
export { type GooglePerson } from './person'
export { type GoogleBehaviour, type GoogleFault } from './misbehaviour'
export { type GoogleEvent } from './present-event'
export { type EventContent, type GoogleTime } from './event-content'
export { type PushAttempt } from './channels'
