import { ackOfEvolution, laterAck, phoneVariants, readAddress, type Ack } from '@balcao/domain/messaging'
import * as z from 'zod'
import type { WhatsAppGateway } from '../gateway'
import type { GatewayEvent, InboundMessage } from '../gateway-event'
import { isNumbered } from '../options-as-text'
import { maybe } from '../wire-values'
import type { EvolutionCalls } from './evolution-calls'
import { failureAck, readEvolutionMessage } from './evolution-message'
import { writableAddresses } from './send-by-evolution'

const PAGE = 50
const MOST_LOOKED_AT = 4 * PAGE

/** WhatsApp's clock and ours are not one, and its times are whole seconds. */
const CLOCK_SLACK_MS = 5_000

type InboundAck = Extract<GatewayEvent, { kind: 'ack' }>

interface Row {
  message: InboundMessage
  ack: Ack | null
}

/**
 * Messages of one chat or of all since an instant, oldest first, at most `most` of the newest; after each own message
 * its ack, also as an event. Rows do not tell whether a message was sent by a call or typed: an own one whose id is
 * not known may be a send of ours whose answer was lost.
 */
export async function readEvolutionHistory(
  calls: EvolutionCalls,
  { jid, since, most }: Parameters<WhatsAppGateway['readHistory']>[0],
): Promise<(InboundMessage | InboundAck)[]> {
  const key = jid === null ? {} : { remoteJid: readAddress(jid).jid }
  const rows = await rowsSince(calls, key, { since: wholeSecond(since), most })
  return rows.toReversed().flatMap(({ message, ack }) => {
    const told = { ...message, ack }
    return message.fromMe && ack !== null ? [told, inboundAck(message.id, ack)] : [told]
  })
}

/** See WhatsAppGateway.findSent. Of several the oldest. */
export async function findSentByEvolution(
  calls: EvolutionCalls,
  { to, text, since, except = [] }: Parameters<WhatsAppGateway['findSent']>[0],
): Promise<{ id: string; ack: Ack } | null> {
  const window = { since: wholeSecond(since - CLOCK_SLACK_MS), most: MOST_LOOKED_AT }
  for (const remoteJid of writableAddresses(to).flatMap(spellings)) {
    const rows = await rowsSince(calls, { remoteJid, fromMe: true }, window)
    const found = rows.findLast(
      ({ message }) => message.fromMe && !except.includes(message.id) && says(message, text),
    )
    if (found) return { id: found.message.id, ack: found.ack ?? 'pending' }
  }
  return null
}

const wholeSecond = (ms: number) => Math.floor(ms / 1000) * 1000

function spellings(jid: string): string[] {
  const { kind, user } = readAddress(jid)
  if (kind !== 'phone') return [jid]
  return [...new Set([jid, ...phoneVariants(user).map((digits) => `${digits}@s.whatsapp.net`)])]
}

function says({ content }: InboundMessage, text: string): boolean {
  if (content.kind === 'text') return sameWords(content.text, text) || isNumbered(content.text, text)
  if (content.kind === 'media') return sameWords(content.caption, text)
  return content.kind === 'location' && text === ''
}

/** White space at the ends does not outlive the way. */
const sameWords = (one: string, other: string) => one.trim() === other.trim()

const Page = z.object({
  messages: z.object({ pages: maybe(z.number()), records: z.array(z.unknown()) }),
})

/** Newest first. `offset` is what the gateway calls the size of a page. */
async function rowsSince(
  calls: EvolutionCalls,
  key: Record<string, unknown>,
  { since, most }: { since: number; most: number },
): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (let page = 1; ; page += 1) {
    const body = { where: { key }, page, offset: PAGE }
    const answer = Page.safeParse(
      await calls.need({ method: 'POST', name: 'chat/findMessages', body, slow: true }),
    )
    if (!answer.success) break
    const { records, pages } = answer.data.messages
    const read = records.flatMap(rowOf)
    for (const row of read) {
      if (row.message.at >= since && rows.size < most) rows.set(row.message.id, row)
    }
    const isLast = records.length < PAGE || page >= (pages ?? Infinity)
    if (isLast || rows.size >= most || read.some(({ message }) => message.at < since)) break
  }
  return [...rows.values()].sort((a, b) => b.message.at - a.message.at)
}

const Told = z.object({
  MessageUpdate: maybe(z.array(z.object({ status: maybe(z.union([z.string(), z.number()])) }))),
})

function rowOf(record: unknown): Row[] {
  const told = Told.safeParse(record)
  const statuses = told.success ? (told.data.MessageUpdate ?? []) : []
  return readEvolutionMessage(record, { at: 0, own: [], byApi: false })
    .filter((event) => event.kind === 'message')
    .map((message) => ({ message, ack: message.fromMe ? latestAck(statuses) : null }))
}

/** Rows have no status of their own, and their updates no order. */
function latestAck(statuses: readonly { status?: string | number | null | undefined }[]): Ack | null {
  const acks = statuses.flatMap(({ status }) => (status == null ? [] : (ackOfEvolution(status) ?? [])))
  return acks.reduce<Ack | null>(
    (known, received) => (known === null ? received : laterAck(known, received)),
    null,
  )
}

function inboundAck(id: string, ack: Ack): InboundAck {
  const failed = failureAck(id, ack, [])
  return failed?.kind === 'ack'
    ? failed
    : { kind: 'ack', id, ack, clientId: null, reason: null, waPhone: null }
}
