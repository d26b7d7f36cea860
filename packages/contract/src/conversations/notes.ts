import * as z from 'zod/mini'
import { defineCall } from '../call'
import { counterRoles } from '../roles'
import { done, requiredProse, uuid } from '../call/shapes'
import { access, conversation } from './shapes'

/** Something that only the shop reads. */
export const ChatNote = z.object({ id: uuid, text: z.string(), created_at: z.string() })
export type ChatNote = z.output<typeof ChatNote>

export const listNotes = defineCall({
  id: 'conversations.notes',
  method: 'GET',
  path: '/api/conversations/:conversationId/notes',
  summary: 'Private notes of a conversation, the oldest first',
  access,
  roles: counterRoles,
  params: conversation,
  answer: z.array(ChatNote),
  errors: ['CONVERSATION_NOT_FOUND'],
})

export const addNote = defineCall({
  id: 'conversations.addNote',
  method: 'POST',
  path: '/api/conversations/:conversationId/notes',
  summary: 'Adds a private note; the same id adds it once',
  access,
  roles: counterRoles,
  limit: 'write',
  params: conversation,
  body: z.strictObject({ id: uuid, text: requiredProse(2000) }),
  status: 201,
  answer: ChatNote,
  errors: ['CONVERSATION_NOT_FOUND', 'IDEMPOTENCY_MISMATCH'],
  example: { body: { id: '5d0c7f6e-0f3a-4d8a-9a55-0f8f6e3b7a21', text: 'Prefere ligar antes' } },
})

export const removeNote = defineCall({
  id: 'conversations.removeNote',
  method: 'DELETE',
  path: '/api/conversations/:conversationId/notes/:noteId',
  summary: 'Removes a private note',
  access,
  roles: counterRoles,
  limit: 'write',
  params: z.object({ conversationId: uuid, noteId: uuid }),
  answer: done,
  errors: ['CONVERSATION_NOT_FOUND'],
})
