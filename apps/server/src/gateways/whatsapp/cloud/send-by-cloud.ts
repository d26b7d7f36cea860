import { ackOfCloud, readAddress } from '@balcao/domain/messaging'
import * as z from 'zod'
import { isGood } from '../../ask-gateway'
import type { OutgoingContent, OutgoingMessage, SendOutcome } from '../gateway'
import type { SendFailure } from '../gateway-event'
import { safeWords } from '../safe-words'
import { maybe, wireId } from '../wire-values'
import type { CloudAnswer, CloudCalls } from './cloud-calls'
import { cloudFailure, readCloudError, waitAfter, type CloudError } from './cloud-failure'
import {
  fitsBody,
  fitsProducts,
  interactiveBody,
  placeRequestBody,
  productsBody,
  textBody,
} from './cloud-interactive'

const BUSY_MS = 5_000

/** Sends one message. A person who cannot be reached under an address is tried under the next one. */
export async function sendByCloud(calls: CloudCalls, message: OutgoingMessage): Promise<SendOutcome> {
  const content = await contentOf(calls, message.content)
  if ('outcome' in content) return content.outcome
  for (const recipient of recipientsOf(message.to)) {
    const answer = await calls.ask({
      method: 'POST',
      path: `${calls.phoneNumberId}/messages`,
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        ...recipient,
        biz_opaque_callback_data: message.clientId,
        ...(message.quoting ? { context: { message_id: message.quoting.id } } : {}),
        ...content.body,
      },
    })
    const outcome = outcomeOf(answer)
    if (content.plain && outcome.kind === 'refused' && outcome.failure.code === 'other')
      return sendPlain(calls, message, { plain: content.plain, refused: outcome.failure.words })
    if (outcome.kind !== 'refused' || outcome.failure.code !== 'unknown-number') return outcome
  }
  return refused('unknown-number', 'no address to write to')
}

/** What WhatsApp does not take as it would be best goes out as it always can. */
async function sendPlain(
  calls: CloudCalls,
  message: OutgoingMessage,
  { plain, refused }: { plain: OutgoingContent; refused: string },
): Promise<SendOutcome> {
  const outcome = await sendByCloud(calls, { ...message, content: plain })
  const isList = plain.kind === 'options' && outcome.kind === 'accepted'
  return isList ? { ...outcome, withoutProducts: refused } : outcome
}

/** Phones go by `to`, user ids by `recipient`; other addresses mean nothing here. */
function recipientsOf(to: readonly string[]): Record<string, string>[] {
  return to.map(readAddress).flatMap(({ kind, user, jid }): Record<string, string>[] => {
    if (kind === 'phone') return [{ to: user }]
    return kind === 'bsuid' ? [{ recipient: jid }] : []
  })
}

type Content = { body: Record<string, unknown>; plain?: OutgoingContent } | { outcome: SendOutcome }

async function contentOf(calls: CloudCalls, content: OutgoingContent): Promise<Content> {
  switch (content.kind) {
    case 'text':
      if (content.text.trim() === '') return { outcome: refused('other', 'empty text') }
      return content.asksPlace && fitsBody(content.text)
        ? { body: placeRequestBody(content.text), plain: { kind: 'text', text: content.text } }
        : { body: textBody(content.text) }
    case 'options': {
      const { products, ...plain } = content
      return calls.catalogueId !== null && products && fitsProducts(content.text, products)
        ? { body: productsBody(content.text, products, calls.catalogueId), plain }
        : { body: interactiveBody(plain) }
    }
    case 'location': {
      const { latitude, longitude, name, address } = content
      const place = { latitude, longitude, ...(name ? { name } : {}), ...(address ? { address } : {}) }
      return { body: { type: 'location', location: place } }
    }
    case 'media':
      return mediaContent(calls, content)
  }
}

async function mediaContent(
  calls: CloudCalls,
  content: Extract<OutgoingContent, { kind: 'media' }>,
): Promise<Content> {
  const { type, fileName, caption, voice } = content
  const uploaded = await upload(calls, content)
  if ('outcome' in uploaded) return uploaded
  const media = {
    id: uploaded.id,
    ...(caption !== '' && type !== 'audio' ? { caption } : {}),
    ...(type === 'document' ? { filename: fileName } : {}),
    ...(type === 'audio' && voice ? { voice: true } : {}),
  }
  return { body: { type, [type]: media } }
}

const Uploaded = z.object({ id: wireId })

/** Nothing is sent by an upload: whatever fails in passing may be tried again. */
async function upload(
  calls: CloudCalls,
  { read, mime, fileName }: Extract<OutgoingContent, { kind: 'media' }>,
): Promise<{ id: string } | { outcome: SendOutcome }> {
  const bytes = await read().catch(() => null)
  if (bytes === null) return { outcome: { kind: 'not-sent', retryAfterMs: null, words: 'file not readable' } }
  if (bytes.length === 0) return { outcome: refused('media', 'empty file') }
  const form = new FormData()
  form.set('messaging_product', 'whatsapp')
  form.set('type', mime)
  form.set('file', new Blob([new Uint8Array(bytes)], { type: mime }), fileName)
  const answer = await calls.ask({ method: 'POST', path: `${calls.phoneNumberId}/media`, body: form })
  if (answer.kind === 'answer' && isGood(answer.status)) {
    const read = Uploaded.safeParse(answer.body)
    if (read.success) return { id: read.data.id }
  }
  const outcome = outcomeOf(answer)
  if (outcome.kind === 'unknown') return { outcome: { ...outcome, kind: 'not-sent', retryAfterMs: null } }
  if (outcome.kind === 'refused' && outcome.failure.code === 'other')
    return { outcome: refused('media', outcome.failure.words) }
  return { outcome }
}

const Sent = z.object({
  contacts: maybe(z.array(z.object({ wa_id: maybe(wireId), user_id: maybe(wireId) }))),
  messages: z.tuple([z.object({ id: wireId, message_status: maybe(z.string()) })], z.unknown()),
})

function outcomeOf(answer: CloudAnswer): SendOutcome {
  if (answer.kind === 'not-sent') return { ...answer, retryAfterMs: null }
  if (answer.kind === 'lost') return { kind: 'unknown', words: answer.words }
  if (answer.kind === 'too-large') return { kind: 'unknown', words: 'the answer is too large' }
  const { status, body, retryAfterMs } = answer
  if (isGood(status)) return accepted(body)
  const error = readCloudError(body)
  if (error) return afterError(error, status, retryAfterMs)
  const words = String(status)
  if (status === 429) return { kind: 'not-sent', retryAfterMs: retryAfterMs ?? BUSY_MS, words }
  if (status === 401 || status === 403) return refused('credentials', words)
  if (status === 413) return refused('media', words)
  return status >= 500 || status === 408 ? { kind: 'unknown', words } : refused('other', words)
}

function afterError(error: CloudError, status: number, retryAfterMs: number | null): SendOutcome {
  const wait = waitAfter(error)
  if (wait !== null) return { kind: 'not-sent', retryAfterMs: retryAfterMs ?? wait, words: error.words }
  const failure = cloudFailure(error)
  if (status >= 500 && failure.code === 'other') return { kind: 'unknown', words: error.words }
  return { kind: 'refused', failure }
}

function accepted(body: unknown): SendOutcome {
  const sent = Sent.safeParse(body)
  if (!sent.success) return { kind: 'unknown', words: 'accepted without an id' }
  const { contacts, messages } = sent.data
  const [{ id, message_status: status }] = messages
  const known = contacts?.[0]?.wa_id ?? contacts?.[0]?.user_id
  const ack = (status == null ? null : ackOfCloud(status)) ?? 'pending'
  return { kind: 'accepted', id, jid: known ? readAddress(known).jid : null, ack }
}

const refused = (code: SendFailure['code'], words: string): SendOutcome => ({
  kind: 'refused',
  failure: { code, words: safeWords(words) },
})
