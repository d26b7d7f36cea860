import type { PixAccount } from '@balcao/contract/pix'
import type { Tx } from '../../platform/database/database'
import { findAccount, readPayee } from './account.store'

/** The account as people of the company see it. */
export async function showAccount(tx: Tx, companyId: string): Promise<PixAccount> {
  const [row, payee] = await Promise.all([findAccount(tx, companyId), readPayee(tx, companyId)])
  if (!row) return { ...nothing, pix_key: payee.key }
  const { certificate_name: name, certificate_ends_at: endsAt, denied_at: deniedAt } = row
  return {
    bank: row.bank,
    client_id: row.client_id,
    pix_key: row.pix_key,
    is_other_key: row.pix_key !== payee.key,
    certificate: name !== null && endsAt ? { name, ends_at: endsAt.toISOString() } : null,
    connected_at: row.connected_at.toISOString(),
    denied: deniedAt && { since: deniedAt.toISOString(), words: row.denied_words ?? '' },
    tested_at: row.tested_at?.toISOString() ?? null,
    pays_first: row.pays_first,
    wait_minutes: row.wait_minutes,
  }
}

const nothing: PixAccount = {
  bank: null,
  client_id: null,
  pix_key: null,
  is_other_key: false,
  certificate: null,
  connected_at: null,
  denied: null,
  tested_at: null,
  pays_first: [],
  wait_minutes: 10,
}
