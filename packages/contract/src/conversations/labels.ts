import * as z from 'zod/mini'
import { defineCall } from '../call'
import { counterRoles, managers } from '../roles'
import { requiredText, uuid } from '../call/shapes'
import { Chat } from './chats'
import { access, conversation } from './shapes'

export const ChatLabel = z.object({ id: uuid, name: z.string(), colour: z.string() })
export type ChatLabel = z.output<typeof ChatLabel>

export const listLabels = defineCall({
  id: 'conversations.labels',
  method: 'GET',
  path: '/api/chat-labels',
  summary: 'The labels of the company',
  access,
  roles: counterRoles,
  answer: z.array(ChatLabel),
  errors: [],
})

export const saveLabels = defineCall({
  id: 'conversations.saveLabels',
  method: 'PUT',
  path: '/api/chat-labels',
  summary: 'Saves all labels; conversations lose those that are gone',
  access,
  roles: managers,
  limit: 'write',
  body: z.strictObject({
    labels: z
      .array(
        z.strictObject({
          id: uuid,
          name: requiredText(40),
          colour: z.enum(['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'grey']),
        }),
      )
      .check(z.maxLength(40)),
  }),
  answer: z.array(ChatLabel),
  errors: [],
  example: { body: { labels: [] } },
})

export const labelConversation = defineCall({
  id: 'conversations.label',
  method: 'PUT',
  path: '/api/conversations/:conversationId/labels',
  summary: 'The labels that a conversation carries',
  access,
  roles: counterRoles,
  limit: 'write',
  params: conversation,
  body: z.strictObject({ labels: z.array(uuid).check(z.maxLength(40)) }),
  answer: Chat,
  errors: ['CONVERSATION_NOT_FOUND'],
  example: { body: { labels: [] } },
})
