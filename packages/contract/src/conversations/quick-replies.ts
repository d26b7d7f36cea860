import * as z from 'zod/mini'
import { defineCall } from '../call'
import { counterRoles, managers } from '../roles'
import { requiredProse, uuid } from '../call/shapes'
import { access } from './shapes'

/** A text to send with few keys. `{nome}`, `{pedido}`, `{total}`, `{pix}`, `{horario}`, `{loja}` are filled in. */
export const QuickReply = z.object({ id: uuid, shortcut: z.string(), text: z.string() })
export type QuickReply = z.output<typeof QuickReply>

/** One word, as it is typed after '/'. */
const shortcut = z.string().check(z.trim(), z.regex(/^\S{1,40}$/))

const QuickReplies = z.object({ version: z.int(), replies: z.array(QuickReply) })

export const listQuickReplies = defineCall({
  id: 'conversations.quickReplies',
  method: 'GET',
  path: '/api/quick-replies',
  summary: 'The quick replies, in their order',
  access,
  roles: counterRoles,
  answer: QuickReplies,
  errors: [],
})

export const saveQuickReplies = defineCall({
  id: 'conversations.saveQuickReplies',
  method: 'PUT',
  path: '/api/quick-replies',
  summary: 'Saves all quick replies; refused when somebody else saved since `version`',
  access,
  roles: managers,
  limit: 'write',
  bodyLimit: 256 * 1024,
  body: z.strictObject({
    version: z.int(),
    replies: z
      .array(z.strictObject({ id: uuid, shortcut, text: requiredProse(2000) }))
      .check(z.maxLength(100)),
  }),
  answer: QuickReplies,
  errors: ['SETTINGS_CHANGED'],
  example: { body: { version: 0, replies: [] } },
})
