import * as z from 'zod/mini'
import { defineCall } from '../call'
import { counterRoles } from '../roles'
import { done, prose, requiredProse, requiredText, uuid } from '../call/shapes'
import { Message } from './messages'
import { access, exampleInstance, instance, jid, waMessageId } from './shapes'

const write = { access, roles: counterRoles, limit: 'write' } as const

/** 16 MB of media as base64, and the fields around it. */
const MEDIA_BODY_BYTES = 23 * 1024 * 1024

const sendFields = {
  instance,
  /** What stands before '@' in a jid, a whole jid, or a phone as typed. */
  number: jid,
  /** The sender's own UUID for this message: the same id sends it once. */
  id: z.optional(uuid),
  quoted: z.optional(waMessageId),
}

const Sent = z.object({ ok: z.literal(true), message: Message })

export const sendText = defineCall({
  id: 'chat.sendText',
  method: 'POST',
  path: '/chat/send-text',
  summary:
    'Sends a text; it is kept and goes out as soon as the gateway takes it. The bot keeps quiet there, as for a person',
  ...write,
  access: [...access, 'apiKey:messages'],
  body: z.strictObject({
    ...sendFields,
    /** Left out, it is the company's own. */
    instance: z.optional(instance),
    text: requiredProse(4096),
  }),
  status: 201,
  answer: Sent,
  errors: ['CHANNEL_NOT_FOUND', 'NUMBER_NOT_UNDERSTOOD', 'IDEMPOTENCY_MISMATCH', 'WINDOW_CLOSED'],
  example: { body: { instance: exampleInstance, number: '5592991234567', text: 'Olá!' } },
})

export const sendMedia = defineCall({
  id: 'chat.sendMedia',
  method: 'POST',
  path: '/chat/send-media',
  summary: 'Sends a picture, a video, a voice note or a document',
  ...write,
  bodyLimit: MEDIA_BODY_BYTES,
  body: z.strictObject({
    ...sendFields,
    mediatype: z.enum(['image', 'video', 'audio', 'document']),
    mimetype: z.string().check(z.regex(/^[\w.+-]+\/[\w.+-]+(;[^\r\n]{0,80})?$/)),
    /** Base64. */
    media: z.string().check(z.minLength(4)),
    fileName: requiredText(200),
    caption: z._default(prose(1024), ''),
    /** Recorded here: shown as a voice note. */
    voice: z._default(z.boolean(), false),
  }),
  status: 201,
  answer: Sent,
  errors: [
    'CHANNEL_NOT_FOUND',
    'NUMBER_NOT_UNDERSTOOD',
    'IDEMPOTENCY_MISMATCH',
    'MEDIA_REFUSED',
    'WINDOW_CLOSED',
    'PAYLOAD_TOO_LARGE',
    'UNAVAILABLE',
  ],
  example: {
    body: {
      instance: exampleInstance,
      number: '5592991234567',
      mediatype: 'document',
      mimetype: 'application/pdf',
      media: 'JVBERi0xLjQK',
      fileName: 'cardapio.pdf',
    },
  },
})

const message = z.object({ messageId: uuid })

export const retryMessage = defineCall({
  id: 'conversations.retry',
  method: 'POST',
  path: '/api/messages/:messageId/retry',
  summary: 'Tries a failed message once more',
  ...write,
  params: message,
  answer: Message,
  errors: ['MESSAGE_NOT_FOUND', 'TRANSITION_NOT_ALLOWED', 'WINDOW_CLOSED'],
})

export const discardMessage = defineCall({
  id: 'conversations.discard',
  method: 'DELETE',
  path: '/api/messages/:messageId',
  summary: 'Takes a message back that has not gone out: failed, or still waiting',
  access,
  roles: counterRoles,
  params: message,
  answer: done,
  errors: ['MESSAGE_NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
})
