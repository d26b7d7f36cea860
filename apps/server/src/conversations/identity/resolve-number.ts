import { jidOfNumber, readAddress } from '@balcao/domain/messaging'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { addressKey } from './address-key'

/**
 * The address that the spec's `number` means to a company: what stands before '@' of an address it knows, a phone in
 * any spelling, or a whole address. @throws Problem NUMBER_NOT_UNDERSTOOD
 */
export async function resolveNumber(tx: Tx, companyId: string, number: string): Promise<string> {
  const jid = jidOfNumber(number, await findSimilar(tx, companyId, number))
  if (jid === null || !writable.has(readAddress(jid).kind)) throw new Problem('NUMBER_NOT_UNDERSTOOD')
  return jid
}

const writable: ReadonlySet<string> = new Set(['phone', 'lid', 'group', 'bsuid'])

/** The known addresses that `number` could be: found by key, so that a company of many customers is not read whole. */
async function findSimilar(tx: Tx, companyId: string, number: string): Promise<string[]> {
  const user = number.trim()
  const typed = jidOfNumber(user)
  const meanings = [`${user}@lid`, `${user}@g.us`, `${user}@s.whatsapp.net`, user, typed ?? user]
  const keys = [...new Set(meanings.map(addressKey))]
  const { rows } = await tx.execute<{ jid: string }>(sql`
    select jid from conversation_addresses where company_id = ${companyId} and key = any(${keys}::text[])
    order by heard_at desc, jid`)
  return rows.map(({ jid }) => jid)
}
