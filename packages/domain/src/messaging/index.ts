export { ackOfCloud, ackOfEvolution, acks, laterAck, type Ack } from './ack'
export { readAddress, sameAddress, type Address, type AddressKind } from './address'
export {
  findConversation,
  type ConversationFound,
  type InboundAddresses,
  type KnownConversation,
} from './aliases'
export {
  compareMessages,
  emptyChannel,
  receiveEvent,
  type ChannelState,
  type ConversationEvent,
  type MessageReceived,
  type MessageState,
} from './conversation-events'
export { conversationMatches, type SearchedConversation } from './conversation-matches'
export { messagesOf, orphanAcks, unreadCount, type SeenMessage } from './conversation-view'
export { fillVariables, type Variables } from './fill-variables'
export { jidOfNumber } from './jid-of-number'
export {
  defaultOrderNotices,
  newsAfter,
  orderCorrection,
  orderNoticeOf,
  orderNotices,
  type OrderNotice,
  type OrderNoticeSetting,
} from './order-notice'
export { phoneKey, phoneVariants } from './phone-key'
export { typedPhoneDigits } from './typed-phone'
