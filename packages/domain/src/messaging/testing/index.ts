export { emptyChannel, receiveEvent, type ConversationEvent } from './conversation-events'
export { messagesOf, orphanAcks, unreadCount } from './conversation-view'
