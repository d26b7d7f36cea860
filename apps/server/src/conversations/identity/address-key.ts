import { phoneKey, readAddress } from '@balcao/domain/messaging'

/** What all spellings of one WhatsApp address share, as `sameAddress` of the domain has it; unique in a company. */
export function addressKey(jid: string): string {
  const { kind, user, jid: proper } = readAddress(jid)
  if (kind === 'unknown') return `unknown:${proper}`
  return `${kind}:${(kind === 'phone' ? phoneKey(user) : null) ?? user}`
}
