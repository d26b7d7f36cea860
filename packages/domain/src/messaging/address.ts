import { phoneKey } from './phone-key'

/** Whom a WhatsApp address names. `bsuid` is the Cloud API's user id, given when a person hides the phone. */
export type AddressKind = 'phone' | 'lid' | 'group' | 'bsuid' | 'broadcast' | 'unknown'

/** `user` is what stands before '@'; `jid` is the address as WhatsApp gave it, only without the device. */
export interface Address {
  kind: AddressKind
  user: string
  jid: string
}

const kinds: ReadonlyMap<string, AddressKind> = new Map([
  ['s.whatsapp.net', 'phone'],
  ['c.us', 'phone'],
  ['hosted', 'phone'],
  ['lid', 'lid'],
  ['hosted.lid', 'lid'],
  ['g.us', 'group'],
  ['broadcast', 'broadcast'],
])

const bsuid = /^[A-Z]{2}(\.ENT)?\.[0-9A-Za-z]{1,128}$/

/**
 * Reads an address: phone@s.whatsapp.net (also @c.us), @lid, @g.us, @broadcast, a BSUID such as 'BR.1502576394655843',
 * or the bare digits with country code by which the Cloud API names phones. A device (':12') is dropped; ninth digits
 * are neither added nor taken. What is nothing of this, newsletters included, is `unknown`.
 */
export function readAddress(jid: string): Address {
  const at = jid.lastIndexOf('@')
  if (at === -1) return readBare(jid)
  const server = jid.slice(at + 1)
  const kind = kinds.get(server)
  const account = jid.slice(0, at)
  const user = kind === 'phone' || kind === 'lid' ? account.replace(/(_\d+)?(:\d+)?$/, '') : account
  const proper = kind === 'phone' || kind === 'lid' ? /^\d+$/.test(user) : user !== ''
  if (kind === undefined || !proper) return { kind: 'unknown', user: account, jid }
  return { kind, user, jid: `${user}@${server}` }
}

/**
 * Whether two addresses name the same one without further knowledge: same kind and user, and phones whatever their
 * ninth digit. A phone and a @lid are never the same here; that takes an alias table.
 */
export function sameAddress(a: string, b: string): boolean {
  const one = readAddress(a)
  const other = readAddress(b)
  if (one.kind !== other.kind) return false
  if (one.kind === 'unknown') return one.jid === other.jid
  return keyOf(one) === keyOf(other)
}

function keyOf({ kind, user }: Address): string {
  return (kind === 'phone' ? phoneKey(user) : null) ?? user
}

function readBare(text: string): Address {
  if (bsuid.test(text)) return { kind: 'bsuid', user: text, jid: text }
  if (phoneKey(text) !== null) return { kind: 'phone', user: text, jid: `${text}@s.whatsapp.net` }
  return { kind: 'unknown', user: text, jid: text }
}
