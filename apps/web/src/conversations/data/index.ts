// For the pieces that belong to one open conversation. The list imports what it needs file by file: it opens first,
// and should not wait for them.
export { useLabelChat, useRename, useSaveLabels, useSetBot } from './chats/chat-acts'
export { useLabels } from './chats/labels.queries'
export { mediaAddress } from './thread/local-media'
export { useDiscard, useMarkRead, useRetry } from './thread/message-acts'
export { useCustomer, useFoundMessages, useNotes, useQuickReplies } from './chats/side.queries'
export { useMessages, type MessagesView } from './thread/use-messages'
export { useSendMedia, useSendText } from './thread/use-send'
