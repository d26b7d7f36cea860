import { ackOfEvolution, laterAck, readAddress, type Ack } from '@balcao/domain/messaging'
import * as z from 'zod'
import type { GatewayEvent, InboundMessage, SendFailure } from '../gateway-event'
import { maybe, wireId, wireMilliseconds, wireSeconds, wireText } from '../wire-values'
import { readEvolutionContent, unwrapped, type EvolutionMessage } from './evolution-content'

export interface Received {
  /** Milliseconds; stands in for times that are missing. */
  at: number
  /** The account's own address, where the gateway tells it. */
  own: readonly string[]
  /** Whether a REST call made it: only `send.message` says so. */
  byApi: boolean
}

const Key = z.object({
  id: wireId,
  remoteJid: wireId,
  fromMe: maybe(z.boolean()),
  participant: maybe(wireId),
  remoteJidAlt: maybe(wireId),
  participantAlt: maybe(wireId),
})

const Context = z.object({ stanzaId: maybe(wireId) })

const Message = z.object({
  key: Key,
  pushName: maybe(wireText),
  status: maybe(z.union([z.string(), z.number()])),
  message: z.record(z.string(), z.unknown()),
  contextInfo: maybe(Context),
  messageTimestamp: maybe(wireSeconds),
  source: maybe(z.string()),
  messageStubParameters: maybe(z.array(z.unknown())),
})

/**
 * What the `data` of `messages.upsert` and `send.message`, or a row of findMessages, tells. Nothing for what is
 * malformed, for status updates and broadcasts, and for what a person would not see.
 */
export function readEvolutionMessage(data: unknown, received: Received): GatewayEvent[] {
  const read = Message.safeParse(data)
  if (!read.success || readAddress(read.data.key.remoteJid).kind === 'broadcast') return []
  const { key, message: wrapped } = read.data
  const message = unwrapped(wrapped)
  const at = read.data.messageTimestamp ?? received.at
  const fromMe = key.fromMe === true
  if (message.protocolMessage !== undefined) return readEvolutionEdit(message.protocolMessage, at)
  if (message.reactionMessage !== undefined) return reactionOf(message.reactionMessage, fromMe, at)
  const content = readEvolutionContent(message)
  if (content === null) return []
  const source = sourceOf(fromMe, received.byApi || read.data.source === 'unknown')
  const spoken: InboundMessage = {
    kind: 'message',
    addresses: addressesOf(key, received.own),
    id: key.id,
    fromMe,
    source,
    clientId: null,
    at,
    name: fromMe ? null : read.data.pushName || null,
    content,
    quoting: read.data.contextInfo?.stanzaId ?? quotedIn(message),
    ack: fromMe ? ownAck(read.data.status, source) : null,
  }
  const failure = failureAck(key.id, spoken.ack, read.data.messageStubParameters ?? [])
  return failure ? [spoken, failure] : [spoken]
}

const Edit = z.object({
  key: z.object({ id: wireId }),
  type: maybe(z.union([z.string(), z.number()])),
  editedMessage: maybe(z.record(z.string(), z.unknown())),
  timestampMs: maybe(wireMilliseconds),
})

const REVOKE = 0

/** A protocolMessage, which is what `messages.edited` carries: a new text, a revoked message, or nothing for people. */
export function readEvolutionEdit(data: unknown, at: number): GatewayEvent[] {
  const read = Edit.safeParse(data)
  if (!read.success) return []
  const { key, type, editedMessage, timestampMs } = read.data
  if (type === 'REVOKE' || type === REVOKE) return [{ kind: 'deleted', id: key.id }]
  const content = editedMessage ? readEvolutionContent(unwrapped(editedMessage)) : null
  if (content?.kind === 'text')
    return [{ kind: 'edited', id: key.id, at: timestampMs ?? at, text: content.text }]
  if (content?.kind === 'media')
    return [{ kind: 'edited', id: key.id, at: timestampMs ?? at, text: content.caption }]
  return []
}

/** The ack event of a message that failed, which alone can say why. Null for other acks. */
export function failureAck(id: string, ack: Ack | null, stub: readonly unknown[]): GatewayEvent | null {
  if (ack !== 'failed') return null
  return { kind: 'ack', id, ack, clientId: null, reason: evolutionFailure(stub), waPhone: null }
}

/** Stub 463 is WhatsApp's lock on writing to new people; version 2.3 tells it to its log only, and to us nothing. */
function evolutionFailure(stub: readonly unknown[]): SendFailure {
  if (stub.some((one) => one === '463' || one === 463)) return { code: 'blocked', words: '463' }
  return { code: 'other', words: 'ERROR' }
}

const Reaction = z.object({
  key: z.object({ id: wireId }),
  text: maybe(wireText),
  // The message's own time has whole seconds, in which one can react and think better of it.
  senderTimestampMs: maybe(wireMilliseconds),
})

function reactionOf(data: unknown, fromMe: boolean, at: number): GatewayEvent[] {
  const read = Reaction.safeParse(data)
  if (!read.success) return []
  const { key, text, senderTimestampMs } = read.data
  return [{ kind: 'reaction', id: key.id, fromMe, emoji: text ?? '', at: senderTimestampMs ?? at }]
}

function addressesOf(key: z.infer<typeof Key>, own: readonly string[]): InboundMessage['addresses'] {
  const { remoteJid, remoteJidAlt, participant, participantAlt } = key
  return {
    remoteJid,
    ...(remoteJidAlt ? { remoteJidAlt } : {}),
    ...(participant ? { participant } : {}),
    ...(participantAlt ? { participantAlt } : {}),
    ...(own.length > 0 ? { own } : {}),
  }
}

function sourceOf(fromMe: boolean, byApi: boolean): InboundMessage['source'] {
  if (!fromMe) return 'customer'
  return byApi ? 'api' : 'phone'
}

/** What comes back from the phone was sent, whatever its status says; often there is none. */
function ownAck(status: string | number | null | undefined, source: InboundMessage['source']): Ack | null {
  const ack = status == null ? null : ackOfEvolution(status)
  return source === 'phone' ? laterAck('sent', ack ?? 'sent') : ack
}

const WithContext = z.object({ contextInfo: Context })

function quotedIn(message: EvolutionMessage): string | null {
  for (const part of Object.values(message)) {
    const read = WithContext.safeParse(part)
    if (read.success && read.data.contextInfo.stanzaId) return read.data.contextInfo.stanzaId
  }
  return null
}
