import {
  chatCounts,
  findChats,
  getConversation,
  markRead,
  nameConversation,
  setChatBot,
  startConversation,
} from './chats'
import { getChatCustomer } from './customer'
import { labelConversation, listLabels, saveLabels } from './labels'
import { findMessages, readMedia, searchMessages } from './messages'
import { addNote, listNotes, removeNote } from './notes'
import { listQuickReplies, saveQuickReplies } from './quick-replies'
import { discardMessage, retryMessage, sendMedia, sendText } from './sending'

export * from './chats'
export * from './customer'
export * from './labels'
export * from './messages'
export * from './notes'
export * from './quick-replies'
export * from './sending'

export const conversationCalls = {
  findChats,
  findMessages,
  sendText,
  sendMedia,
  markRead,
  retryMessage,
  discardMessage,
  readMedia,
  chatCounts,
  startConversation,
  getConversation,
  searchMessages,
  nameConversation,
  setChatBot,
  listLabels,
  saveLabels,
  labelConversation,
  listNotes,
  addNote,
  removeNote,
  listQuickReplies,
  saveQuickReplies,
  getChatCustomer,
}
