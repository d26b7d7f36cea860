export { ackOfCloud, ackOfEvolution, acks, laterAck, type Ack } from './ack'
export { readAddress } from './address'
export { findConversation, type InboundAddresses } from './aliases'
export { conversationMatches } from './conversation-matches'
export { fillVariables, type Variables } from './fill-variables'
export { jidOfNumber } from './jid-of-number'
export {
  defaultOrderNotices,
  displacedOrder,
  leftAndDelivered,
  newsAfter,
  orderCorrection,
  type OrderNotice,
  type OrderNoticeSetting,
} from './order-notice'
export { droppedUnpaid, otherCode, returnedMoney, shopsOwnCode, unpaidOrder } from './pix-words'
export { phoneKey, phoneVariants } from './phone-key'
export { typedPhoneDigits } from './typed-phone'
