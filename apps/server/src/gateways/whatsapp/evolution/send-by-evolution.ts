import { ackOfEvolution, readAddress } from '@balcao/domain/messaging'
import * as z from 'zod'
import { isGood } from '../../ask-gateway'
import type { OutgoingContent, OutgoingMessage, SendOutcome } from '../gateway'
import type { SendFailure } from '../gateway-event'
import { numbered } from '../options-as-text'
import { safeWords } from '../safe-words'
import { maybe, wireId } from '../wire-values'
import type { EvolutionAnswer, EvolutionCalls } from './evolution-calls'

const BUSY_MS = 5_000

/**
 * Sends one message. An address that the gateway says is not on WhatsApp gives way to the next one, phones at last to
 * their bare digits, which the gateway itself tries with and without the ninth digit.
 */
export async function sendByEvolution(calls: EvolutionCalls, message: OutgoingMessage): Promise<SendOutcome> {
  const request = await requestOf(message.content)
  if ('kind' in request) return request
  const { name, fields, slow } = request
  const quoted = message.quoting ? { quoted: quotedFor(message.quoting) } : {}
  for (const number of numbersOf(message.to)) {
    const answer = await calls.ask({ method: 'POST', name, body: { number, ...fields, ...quoted }, slow })
    if (!isUnknownNumber(answer)) return outcomeOf(answer)
  }
  return refused('unknown-number', 'exists: false')
}

/** The addresses this gateway can write to, in their order. */
export function writableAddresses(to: readonly string[]): string[] {
  const addresses = to.map(readAddress)
  return addresses
    .filter(({ kind }) => kind === 'phone' || kind === 'lid' || kind === 'group')
    .map(({ jid }) => jid)
}

function numbersOf(to: readonly string[]): string[] {
  const addresses = writableAddresses(to)
  const phones = addresses.map(readAddress).filter(({ kind }) => kind === 'phone')
  return [...new Set([...addresses, ...phones.map(({ user }) => user)])]
}

interface SendRequest {
  name: string
  fields: Record<string, unknown>
  slow: boolean
}

async function requestOf(content: OutgoingContent): Promise<SendRequest | SendOutcome> {
  switch (content.kind) {
    case 'text':
      return textRequest(content.text)
    case 'options':
      return textRequest(numbered(content.text, content.options))
    case 'location': {
      const { latitude, longitude, name, address } = content
      const place = { name: name || address || '-', address: address || name || '-' }
      return { name: 'message/sendLocation', fields: { latitude, longitude, ...place }, slow: false }
    }
    case 'media':
      return mediaRequest(content)
  }
}

function textRequest(text: string): SendRequest | SendOutcome {
  if (text.trim() === '') return refused('other', 'empty text')
  return { name: 'message/sendText', fields: { text }, slow: false }
}

async function mediaRequest(
  content: Extract<OutgoingContent, { kind: 'media' }>,
): Promise<SendRequest | SendOutcome> {
  const { type, mime, fileName, caption, voice } = content
  const bytes = await content.read().catch(() => null)
  if (bytes === null) return { kind: 'not-sent', retryAfterMs: null, words: 'file not readable' }
  if (bytes.length === 0) return refused('media', 'empty file')
  const media = bytes.toString('base64')
  if (type === 'audio' && voice)
    return { name: 'message/sendWhatsAppAudio', fields: { audio: media }, slow: true }
  const fields = { mediatype: type, mimetype: mime, fileName, media, ...(caption === '' ? {} : { caption }) }
  return { name: 'message/sendMedia', fields, slow: true }
}

function quotedFor({ id, fromMe, jid, text }: NonNullable<OutgoingMessage['quoting']>) {
  return { key: { id, fromMe, remoteJid: jid }, message: { conversation: text } }
}

const Sent = z.object({
  key: z.object({ id: wireId, remoteJid: maybe(wireId) }),
  status: maybe(z.union([z.string(), z.number()])),
})

function outcomeOf(answer: EvolutionAnswer): SendOutcome {
  if (answer.kind === 'not-sent') return { ...answer, retryAfterMs: null }
  if (answer.kind === 'lost') return { kind: 'unknown', words: answer.words }
  if (answer.kind === 'too-large') return { kind: 'unknown', words: 'the answer is too large' }
  const { status, body, retryAfterMs } = answer
  const words = safeWords(`${status} ${wordsOf(body)}`.trim())
  if (isGood(status)) return accepted(body)
  if (status === 429) return { kind: 'not-sent', retryAfterMs: retryAfterMs ?? BUSY_MS, words }
  if (status === 401 || status === 403 || status === 404) return refused('credentials', words)
  if (status === 413) return refused('media', words)
  if (status >= 500 || status === 408 || cameAfterSending(status, body)) return { kind: 'unknown', words }
  return refused('other', words)
}

function accepted(body: unknown): SendOutcome {
  const sent = Sent.safeParse(body)
  if (!sent.success) return { kind: 'unknown', words: 'accepted without an id' }
  const { key, status } = sent.data
  const ack = (status == null ? null : ackOfEvolution(status)) ?? 'pending'
  return { kind: 'accepted', id: key.id, jid: key.remoteJid ? readAddress(key.remoteJid).jid : null, ack }
}

const refused = (code: SendFailure['code'], words: string): SendOutcome => ({
  kind: 'refused',
  failure: { code, words },
})

const Refusal = z.object({ response: z.object({ message: z.array(z.unknown()) }) })
const NoSuchNumber = z.object({ exists: z.literal(false) })

function refusalOf(body: unknown): unknown[] {
  const read = Refusal.safeParse(body)
  return read.success ? read.data.response.message : []
}

function isUnknownNumber(answer: EvolutionAnswer): boolean {
  if (answer.kind !== 'answer' || (answer.status !== 400 && answer.status !== 404)) return false
  return refusalOf(answer.body)
    .flat()
    .some((one) => NoSuchNumber.safeParse(one).success)
}

/**
 * The gateway turns whatever went wrong while it sent, and while it stored what was sent, into a 400 with one sentence;
 * a request it would not begin with gets a list of complaints.
 */
function cameAfterSending(status: number, body: unknown): boolean {
  return status === 400 && refusalOf(body).some((one) => typeof one === 'string')
}

function wordsOf(body: unknown): string {
  return refusalOf(body)
    .flat()
    .filter((one) => typeof one === 'string')
    .join('; ')
}
