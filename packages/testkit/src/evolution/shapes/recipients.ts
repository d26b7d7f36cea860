import { findNumber } from './addresses'
import type { Gateway } from '../gateway'
import type { Contact } from '../phone/phone'
import { GatewayRefusal } from './wire'

/** The contact that a REST call's `number` means. @throws the gateway's 400 with `exists: false` when there is none. */
export function contactFor({ contacts, behaviour }: Gateway, asked: string): Contact {
  const isRefused = behaviour.refuseLid && asked.endsWith('@lid')
  const number = isRefused ? undefined : findNumber(contacts.keys(), asked)
  const contact = number === undefined ? undefined : contacts.get(number)
  if (contact) return contact
  throw notThere(asked)
}

/** Where a send goes, as in `StoredMessage.customer`: a contact or a group. @throws as `contactFor`. */
export function placeFor(gateway: Gateway, asked: string): string {
  if (!asked.endsWith('@g.us')) return contactFor(gateway, asked).number
  if (!gateway.groups.has(asked)) throw notThere(asked)
  return asked
}

function notThere(asked: string): GatewayRefusal {
  const jid = asked.includes('@') ? asked : `${asked}@s.whatsapp.net`
  return new GatewayRefusal(400, [{ jid, exists: false, number: asked }])
}
