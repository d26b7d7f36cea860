import { randomUUID } from 'node:crypto'
import * as contract from '@balcao/contract/conversations'
import { FilesUnavailable } from '../../gateways/files'
import { companyOf } from '../../platform/http/caller'
import { implement, type HttpDoor } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import { discardMessage } from './discard-message'
import { mediaKey } from '../media/media.store'
import { readSentMedia, type SentMedia } from '../media/read-sent-media'
import { retryMessage } from './retry-message'
import { findRepeated, sendByPerson, type PersonalMessage } from './send-by-person'
import type { SendingParts } from '../sending-parts'

/** What people send from the dashboard, and what they do with a message that did not go out. */
export function registerSending(door: HttpDoor, parts: SendingParts): void {
  implement(door, contract.sendText, async ({ caller, body }) => {
    const content = { kind: 'text' as const, text: body.text }
    const message = await sendByPerson(parts, companyOf(caller), addressed(body, content))
    return { ok: true as const, message }
  })

  implement(door, contract.sendMedia, async ({ caller, body }) => {
    const message = await sendFile(parts, companyOf(caller), body)
    return { ok: true as const, message }
  })

  implement(door, contract.retryMessage, ({ caller, params }) =>
    retryMessage(parts, companyOf(caller), params.messageId),
  )

  implement(door, contract.discardMessage, async ({ caller, params }) => {
    await discardMessage(parts, companyOf(caller), params.messageId)
    return { ok: true as const }
  })
}

interface Addressed {
  id?: string | undefined
  instance: string
  number: string
  quoted?: string | undefined
}

function addressed(body: Addressed, content: PersonalMessage['content']): PersonalMessage {
  const { id = randomUUID(), instance, number, quoted = null } = body
  return { id: id.toLowerCase(), instance, number, quoted, content }
}

/**
 * Keeps the file, then queues the message: nobody is shown a message whose file is not there.
 * @throws Problem MEDIA_REFUSED, PAYLOAD_TOO_LARGE, UNAVAILABLE, and those of `sendByPerson`
 */
async function sendFile(
  parts: SendingParts,
  companyId: string,
  body: Addressed & SentMedia & { caption: string },
): Promise<contract.Message> {
  const { bytes, media } = readSentMedia(body)
  const message = addressed(body, { kind: 'media', media, caption: body.caption })
  const before = await parts.db.asCompany(companyId, (tx) => findRepeated(tx, companyId, message))
  if (before) return before
  const key = mediaKey(companyId, media.id)
  await parts.files.put(key, bytes, media.mime).catch((error: unknown) => {
    if (!(error instanceof FilesUnavailable)) throw error
    parts.log.warn({ reason: error.message }, 'the file store took no file of a conversation')
    throw new Problem('UNAVAILABLE')
  })
  const drop = () => parts.files.remove(key).catch(() => {})
  const sent = await sendByPerson(parts, companyId, message).catch(async (error: unknown) => {
    // Only a refusal says surely that no message needs the file.
    if (error instanceof Problem) await drop()
    throw error
  })
  if (sent.media?.id !== media.id) await drop()
  return sent
}
