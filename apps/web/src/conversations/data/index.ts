// For the pieces that belong to one open conversation. The list imports what it needs file by file: it opens first,
// and should not wait for them.
export { useLabelChat, useRename, useSaveLabels, useSetBot } from './chat-acts'
export { useLabels } from './labels.queries'
export { mediaAddress } from './local-media'
export { useDiscard, useMarkRead, useRetry } from './message-acts'
export { useCustomer, useFoundMessages, useNotes, useQuickReplies } from './side.queries'
export { useMessages, type MessagesView } from './use-messages'
export { useSendMedia, useSendText } from './use-send'
