import { findConversation, readAddress } from '@balcao/domain/messaging'
import type { AddressClaim, IdentityGroup } from '../identity/identity-groups'
import type { KnownMessage } from './known-messages'
import type { Told } from './sort-events'

/**
 * What a batch says about who is who. Only messages that are new make a conversation of an unknown address. An own
 * message that we know ties its addresses to its conversation: whoever it went to is the one we sent it to. Customers
 * choose the ids of theirs, so those tie nothing.
 */
export function claimsOf(told: Told, known: readonly KnownMessage[]): AddressClaim[] {
  const stored = byWaId(known)
  const ownOf = (waId: string) =>
    [findEchoed(told, known, waId), stored.get(waId)].filter(
      (message) => message?.from_me && message.chat_kind === 'person',
    )
  const conversationIds = (waId: string) => ownOf(waId).flatMap((message) => message?.conversation_id ?? [])
  return [
    ...told.messages.map(({ waId, jids, fromMe }) => ({
      waId,
      jids,
      conversationIds: fromMe ? conversationIds(waId) : [],
      weak: stored.has(waId),
    })),
    ...told.repeats.map(({ jids }) => ({ jids, conversationIds: [], weak: true })),
    ...[...told.clientIds.keys(), ...told.receivers.keys()].map((waId) => ({
      jids: receiverOf(told, waId),
      conversationIds: conversationIds(waId),
      weak: true,
    })),
  ].filter(({ jids, conversationIds: ids }) => jids.length > 0 || ids.length > 1)
}

/** Where each told message belongs, by WhatsApp's id. `ids` are the conversations of the groups. */
export function conversationIdsOf(
  groups: readonly IdentityGroup[],
  ids: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(
    groups.flatMap(({ claims }, index) =>
      claims.flatMap(({ waId }) => (waId === undefined ? [] : [[waId, ids[index]!] as const])),
    ),
  )
}

/** WhatsApp ids that a batch tells the state of and that neither it nor we know the message of. */
export function orphansOf(told: Told, known: readonly KnownMessage[]): string[] {
  const stored = byWaId(known)
  const received = new Set(told.messages.map(({ waId }) => waId))
  return [...told.states.keys()].filter(
    (waId) => !stored.has(waId) && !received.has(waId) && findEchoed(told, known, waId) === undefined,
  )
}

/** The own message of which the gateway echoed our id, unless it goes by another WhatsApp id already. */
export function findEchoed(
  { clientIds }: Told,
  known: readonly KnownMessage[],
  waId: string,
): KnownMessage | undefined {
  const clientId = clientIds.get(waId)?.toLowerCase()
  return known.find(
    ({ id, from_me, wa_id }) => id === clientId && from_me && (wa_id === null || wa_id === waId),
  )
}

function receiverOf({ receivers }: Told, waId: string): readonly string[] {
  const found = findConversation([], { remoteJid: receivers.get(waId) ?? '' })
  const jids = found.kind === 'new' ? found.aliases : []
  return jids.every((jid) => readAddress(jid).kind !== 'group') ? jids : []
}

function byWaId(known: readonly KnownMessage[]): ReadonlyMap<string, KnownMessage> {
  return new Map(
    known.flatMap((message) => (message.wa_id === null ? [] : [[message.wa_id, message] as const])),
  )
}
