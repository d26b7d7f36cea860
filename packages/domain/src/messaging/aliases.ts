import { readAddress, sameAddress, type Address } from './address'

/** A conversation and every address its person or group has been known by, as WhatsApp gave them. */
export interface KnownConversation {
  id: string
  aliases: readonly string[]
}

/** The addresses an event carries. `own` are the channel's own, which gateways at times repeat as the other side. */
export interface InboundAddresses {
  remoteJid: string
  remoteJidAlt?: string | undefined
  bsuid?: string | undefined
  participant?: string | undefined
  participantAlt?: string | undefined
  own?: readonly string[] | undefined
}

/**
 * `aliases` are the addresses to store: all of a new conversation's, the not yet stored ones of a known or merged one.
 * `conversations` keep the order in which they were given. `ignored` is what belongs to no conversation (status
 * updates, broadcasts, newsletters).
 */
export type ConversationFound =
  | { kind: 'known'; conversation: string; aliases: string[] }
  | { kind: 'new'; aliases: string[] }
  | { kind: 'merge'; conversations: string[]; aliases: string[] }
  | { kind: 'ignored' }

/**
 * Where an event belongs. A person is known by any address of the event: phone with or without ninth digit, @lid or
 * BSUID; an event that ties addresses of several conversations together shows that they are one person. A group is
 * known by its own address alone: its participants are never merged with it, nor through it with each other.
 */
export function findConversation(
  known: readonly KnownConversation[],
  received: InboundAddresses,
): ConversationFound {
  const addresses = addressesOf(received)
  if (addresses.length === 0) return { kind: 'ignored' }
  const found = known.filter(({ aliases }) =>
    aliases.some((alias) => addresses.some((address) => sameAddress(alias, address))),
  )
  const stored = new Set(found.flatMap(({ aliases }) => aliases.map((alias) => readAddress(alias).jid)))
  const aliases = addresses.filter((address) => !stored.has(address))
  const [first, ...others] = found.map(({ id }) => id)
  if (first === undefined) return { kind: 'new', aliases }
  if (others.length === 0) return { kind: 'known', conversation: first, aliases }
  return { kind: 'merge', conversations: [first, ...others], aliases }
}

function addressesOf({ remoteJid, remoteJidAlt, bsuid, own = [] }: InboundAddresses): string[] {
  const main = readAddress(remoteJid)
  if (main.kind === 'group') return [main.jid]
  if (main.kind === 'broadcast') return []
  const others = [remoteJidAlt, bsuid]
    .filter((jid) => jid !== undefined)
    .filter((jid) => !own.some((mine) => sameAddress(mine, jid)))
  const people = [main, ...others.map(readAddress)].filter(isPerson)
  return [...new Set(people.map(({ jid }) => jid))]
}

function isPerson({ kind }: Address): boolean {
  return kind === 'phone' || kind === 'lid' || kind === 'bsuid'
}
