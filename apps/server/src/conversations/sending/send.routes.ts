import { randomUUID } from 'node:crypto'
import * as contract from '@balcao/contract/conversations'
import { FilesUnavailable } from '../../gateways/files'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import { discardMessage } from './discard-message'
import { mediaKey } from '../media/media.store'
import { readSentMedia, type SentMedia } from '../media/read-sent-media'
import { retryMessage } from './retry-message'
import { findRepeated, sendByPerson, type PersonalMessage } from './send-by-person'
import type { SendingNeeds } from '../sending-needs'

/** What people send from the dashboard, and what they do with a message that did not go out. */
export function registerSending(router: Router, needs: SendingNeeds): void {
  implement(router, contract.sendText, async ({ caller, body }) => {
    const content = { kind: 'text' as const, text: body.text }
    const companyId = companyOf(caller)
    const wanted = addressed({ ...body, instance: body.instance ?? companyId }, content)
    // A program has read nothing: what waits for a person goes on waiting.
    const message = await sendByPerson(needs, companyId, wanted, { reads: caller.kind === 'session' })
    return { ok: true as const, message }
  })

  implement(router, contract.sendMedia, async ({ caller, body }) => {
    const message = await sendFile(needs, companyOf(caller), body)
    return { ok: true as const, message }
  })

  implement(router, contract.retryMessage, ({ caller, params }) =>
    retryMessage(needs, companyOf(caller), params.messageId),
  )

  implement(router, contract.discardMessage, async ({ caller, params }) => {
    await discardMessage(needs, companyOf(caller), params.messageId)
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
  needs: SendingNeeds,
  companyId: string,
  body: Addressed & SentMedia & { caption: string },
): Promise<contract.Message> {
  const { bytes, media } = readSentMedia(body)
  const message = addressed(body, { kind: 'media', media, caption: body.caption })
  const before = await needs.db.asCompany(companyId, (tx) => findRepeated(tx, companyId, message))
  if (before) return before
  const key = mediaKey(companyId, media.id)
  await needs.files.put(key, bytes, media.mime).catch((error: unknown) => {
    if (!(error instanceof FilesUnavailable)) throw error
    needs.log.warn({ reason: error.message }, 'the file store took no file of a conversation')
    throw new Problem('UNAVAILABLE')
  })
  const drop = () => needs.files.remove(key).catch(() => {})
  const sent = await sendByPerson(needs, companyId, message).catch(async (error: unknown) => {
    // Only a refusal says surely that no message needs the file.
    if (error instanceof Problem) await drop()
    throw error
  })
  if (sent.media?.id !== media.id) await drop()
  return sent
}
