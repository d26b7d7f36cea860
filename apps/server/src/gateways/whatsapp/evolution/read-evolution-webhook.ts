import { ackOfEvolution, readAddress } from '@balcao/domain/messaging'
import * as z from 'zod'
import type { GatewayEvent } from '../gateway-event'
import { maybe, wireId } from '../wire-values'
import { readConnectionUpdate, readQrUpdate } from './evolution-connection'
import { failureAck, readEvolutionEdit, readEvolutionMessage, type Received } from './evolution-message'

const Envelope = z.object({
  event: wireId,
  instance: wireId,
  data: z.unknown(),
  sender: maybe(wireId),
})

/**
 * What a webhook of Evolution API v2 tells, null for what is no envelope. Events we do not read tell nothing, among
 * them chats.*, whose unread counts are zero on every status update. `receivedAt` in milliseconds stands in for missing
 * times: the envelope's own `date_time` is local time dressed as UTC.
 */
export function readEvolutionWebhook(
  body: unknown,
  receivedAt: number = Date.now(),
): { instance: string; events: GatewayEvent[] } | null {
  const read = Envelope.safeParse(body)
  if (!read.success) return null
  const { event, instance, data, sender } = read.data
  const own = sender && readAddress(sender).kind === 'phone' ? [readAddress(sender).jid] : []
  const readData = readers.get(event.toLowerCase().replaceAll('_', '.'))
  const events = readData
    ? each(data).flatMap((one) => readData(one, { at: receivedAt, own, byApi: false }))
    : []
  return { instance, events }
}

type Reader = (data: unknown, received: Received) => GatewayEvent[]

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['messages.upsert', readEvolutionMessage],
  ['send.message', (data, received) => readEvolutionMessage(data, { ...received, byApi: true })],
  ['messages.update', readAck],
  ['messages.edited', (data, { at }) => readEvolutionEdit(data, at)],
  ['messages.delete', readDeleted],
  ['presence.update', readPresence],
  ['groups.upsert', readGroup],
  ['groups.update', readGroup],
  ['group.update', readGroup],
  ['connection.update', readConnectionUpdate],
  ['qrcode.updated', readQrUpdate],
])

const Several = z.object({ messages: z.array(z.unknown()) })

/** One, several in an array, or several under `messages`: versions differ. */
function each(data: unknown): unknown[] {
  if (Array.isArray(data)) return data
  const several = Several.safeParse(data)
  return several.success ? several.data.messages : [data]
}

const Update = z.object({
  keyId: maybe(wireId),
  key: maybe(z.object({ id: maybe(wireId), fromMe: maybe(z.boolean()) })),
  fromMe: maybe(z.boolean()),
  status: z.union([z.string(), z.number()]),
  messageStubParameters: maybe(z.array(z.unknown())),
})

/** Acks are of our own messages: what happens to a customer's message is our own reading of it. */
function readAck(data: unknown): GatewayEvent[] {
  const read = Update.safeParse(data)
  if (!read.success) return []
  const { keyId, key, fromMe, status, messageStubParameters } = read.data
  const id = keyId ?? key?.id
  const ack = ackOfEvolution(status)
  if (!id || ack === null || (fromMe ?? key?.fromMe) === false) return []
  const failed = failureAck(id, ack, messageStubParameters ?? [])
  return [failed ?? { kind: 'ack', id, ack, clientId: null, reason: null, waPhone: null }]
}

/** A key, or a row of the gateway's table, whose own `id` is not WhatsApp's. */
const Deleted = z.union([
  z.object({ key: z.object({ id: wireId }) }).transform(({ key }) => key.id),
  z.object({ id: wireId, remoteJid: wireId }).transform(({ id }) => id),
])

function readDeleted(data: unknown): GatewayEvent[] {
  const read = Deleted.safeParse(data)
  return read.success ? [{ kind: 'deleted', id: read.data }] : []
}

const Group = z.object({ id: wireId })

function readGroup(data: unknown): GatewayEvent[] {
  const address = readAddress(Group.safeParse(data).data?.id ?? '')
  return address.kind === 'group' ? [{ kind: 'group', jid: address.jid }] : []
}

const Presence = z.object({
  id: wireId,
  presences: z.record(z.string(), z.object({ lastKnownPresence: z.string() })),
})

const typing = new Set(['composing', 'recording'])

function readPresence(data: unknown, { own }: Received): GatewayEvent[] {
  const read = Presence.safeParse(data)
  if (!read.success) return []
  const { id: remoteJid, presences } = read.data
  return Object.entries(presences).map(([participant, { lastKnownPresence }]) => ({
    kind: 'typing',
    addresses: {
      remoteJid,
      ...(participant === remoteJid ? {} : { participant }),
      ...(own.length > 0 ? { own } : {}),
    },
    typing: typing.has(lastKnownPresence),
  }))
}
