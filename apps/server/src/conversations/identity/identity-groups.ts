import { addressKey } from './address-key'

/** Addresses that belong to one person or group, because one event names them together. */
export interface AddressClaim {
  jids: readonly string[]
  /** Conversations that the event is known to belong to. */
  conversationIds?: readonly string[]
  /** Of an event that brings nothing new: it may join addresses, but makes no conversation. */
  weak?: boolean
  /** The message that it comes from. */
  waId?: string
}

/** One person or group, as all claims together have it. */
export interface IdentityGroup {
  claims: readonly AddressClaim[]
  /** None: to be made. Several: they are one. */
  conversationIds: readonly string[]
  /** Addresses that are not stored yet, by key. */
  fresh: ReadonlyMap<string, string>
}

/** The keys of all addresses that claims name. */
export function claimedKeys(claims: readonly AddressClaim[]): string[] {
  return [...new Set(claims.flatMap(({ jids }) => jids.map(addressKey)))]
}

/**
 * Joins claims that share an address or a conversation. `known` tells the conversation of a stored key. Groups that
 * only weak claims speak of, and no stored address, are left out.
 */
export function groupClaims(
  claims: readonly AddressClaim[],
  known: ReadonlyMap<string, string>,
): IdentityGroup[] {
  const groups = new Set<{ claims: AddressClaim[]; names: Set<string> }>()
  const groupOf = new Map<string, { claims: AddressClaim[]; names: Set<string> }>()
  for (const claim of claims) {
    const names = namesOf(claim, known)
    const group = { claims: [claim], names: new Set(names) }
    for (const other of new Set(names.flatMap((name) => groupOf.get(name) ?? []))) {
      group.claims.unshift(...other.claims)
      for (const name of other.names) group.names.add(name)
      groups.delete(other)
    }
    groups.add(group)
    for (const name of group.names) groupOf.set(name, group)
  }
  return [...groups]
    .map(({ claims: together, names }) => ({
      claims: together,
      conversationIds: [...names].filter(isConversation).map((name) => name.slice(CONVERSATION.length)),
      fresh: new Map(
        together
          .flatMap(({ jids }) => jids.map((jid) => [addressKey(jid), jid] as const))
          .filter(([key]) => !known.has(key)),
      ),
    }))
    .filter((group) => group.conversationIds.length > 0 || group.claims.some(({ weak }) => !weak))
}

/** Whether nothing is to be made, joined or stored. */
export function isResolved({ conversationIds, fresh }: IdentityGroup): boolean {
  return conversationIds.length === 1 && fresh.size === 0
}

const CONVERSATION = 'conversation '
const isConversation = (name: string) => name.startsWith(CONVERSATION)

function namesOf({ jids, conversationIds = [] }: AddressClaim, known: ReadonlyMap<string, string>): string[] {
  const keys = jids.map(addressKey)
  const ids = [...conversationIds, ...keys.flatMap((key) => known.get(key) ?? [])]
  return [...keys, ...ids.map((id) => CONVERSATION + id)]
}
