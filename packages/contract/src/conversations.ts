import {
  chatCounts,
  findChats,
  getConversation,
  markRead,
  nameConversation,
  setChatBot,
  startConversation,
} from './conversations/chats'
import { getChatCustomer } from './conversations/customer'
import { labelConversation, listLabels, saveLabels } from './conversations/labels'
import { findMessages, readMedia, searchMessages } from './conversations/messages'
import { addNote, listNotes, removeNote } from './conversations/notes'
import { listQuickReplies, saveQuickReplies } from './conversations/quick-replies'
import { discardMessage, retryMessage, sendMedia, sendText } from './conversations/sending'

export * from './conversations/chats'
export * from './conversations/customer'
export * from './conversations/labels'
export * from './conversations/messages'
export * from './conversations/notes'
export * from './conversations/quick-replies'
export * from './conversations/sending'

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
