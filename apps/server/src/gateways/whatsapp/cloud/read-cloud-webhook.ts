import { ackOfCloud, readAddress } from '@balcao/domain/messaging'
import * as z from 'zod'
import type { GatewayEvent } from '../gateway-event'
import { maybe, wireId, wireText } from '../wire-values'
import { cloudFailure, readStatusError } from './cloud-failure'
import { readCloudContacts, readCloudMessage } from './cloud-message'

const list = maybe(z.array(z.unknown()))

const Body = z.object({ entry: z.array(z.unknown()) })
const Entry = z.object({ changes: z.array(z.unknown()) })

const Change = z.object({
  field: z.string(),
  value: z.object({
    metadata: z.object({ phone_number_id: wireId, display_phone_number: maybe(wireText) }),
    contacts: list,
    messages: list,
    message_echoes: list,
    statuses: list,
  }),
})

type Value = z.infer<typeof Change>['value']

/**
 * What a webhook of the WhatsApp Cloud API tells, by the number it is for: every entry, change, message and status of
 * the body, in order. Fields other than `messages` and `smb_message_echoes` tell nothing. `receivedAt` in milliseconds
 * stands in for missing times.
 */
export function readCloudWebhook(
  body: unknown,
  receivedAt: number = Date.now(),
): { phoneNumberId: string; events: GatewayEvent[] }[] {
  const told = new Map<string, GatewayEvent[]>()
  for (const { field, value } of changesOf(body)) {
    const id = value.metadata.phone_number_id
    const events = eventsOf(field, value, receivedAt)
    told.set(id, [...(told.get(id) ?? []), ...events])
  }
  return [...told].map(([phoneNumberId, events]) => ({ phoneNumberId, events }))
}

function changesOf(body: unknown): z.infer<typeof Change>[] {
  const entries = Body.safeParse(body).data?.entry ?? []
  const changes = entries.flatMap((entry) => Entry.safeParse(entry).data?.changes ?? [])
  return changes.flatMap((change) => Change.safeParse(change).data ?? [])
}

function eventsOf(field: string, value: Value, at: number): GatewayEvent[] {
  const contacts = readCloudContacts(value.contacts ?? [])
  const own = ownAddress(value.metadata.display_phone_number)
  if (field === 'messages') {
    const received = { contacts, own, at, isEcho: false }
    const messages = (value.messages ?? []).flatMap((message) => readCloudMessage(message, received))
    return [...messages, ...(value.statuses ?? []).flatMap(readStatus)]
  }
  if (field !== 'smb_message_echoes') return []
  const received = { contacts, own, at, isEcho: true }
  return (value.message_echoes ?? []).flatMap((message) => readCloudMessage(message, received))
}

function ownAddress(displayed: string | null | undefined): string[] {
  const { kind, jid } = readAddress((displayed ?? '').replaceAll(/\D/g, ''))
  return kind === 'phone' ? [jid] : []
}

const Status = z.object({
  id: wireId,
  status: z.string(),
  recipient_id: maybe(wireId),
  biz_opaque_callback_data: maybe(wireId),
  errors: list,
})

function readStatus(data: unknown): GatewayEvent[] {
  const read = Status.safeParse(data)
  const ack = read.success ? ackOfCloud(read.data.status) : null
  if (!read.success || ack === null) return []
  const { id, recipient_id: recipient, biz_opaque_callback_data: clientId, errors } = read.data
  const error = ack === 'failed' ? readStatusError(errors ?? []) : null
  const other = { code: 'other', words: 'failed' } as const
  const reason = ack === 'failed' ? (error ? cloudFailure(error) : other) : null
  const address = recipient ? readAddress(recipient) : null
  const waPhone = address?.kind === 'phone' ? address.jid : null
  return [{ kind: 'ack', id, ack, clientId: clientId ?? null, reason, waPhone }]
}
