import { normalizePixKey, type PaidFirst, type PixBankKind, type PixKeyType } from '@balcao/domain/pix'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** A company's account as it is stored; `access` is sealed. */
export interface PixAccountRow {
  bank: PixBankKind
  pix_key: string
  client_id: string
  access: string
  certificate_name: string | null
  certificate_ends_at: Date | null
  callback_round: number
  connected_at: Date
  denied_at: Date | null
  denied_words: string | null
  tested_at: Date | null
  read_until: Date
  /** Nothing is looked for that came in before: the account was connected then. */
  reads_since: Date
  /** How many days before its end its owner was last told of the certificate; null where not yet. */
  certificate_told: number | null
  /** Channels whose orders nobody makes before they are paid, and how long those wait. */
  pays_first: PaidFirst[]
  wait_minutes: number
}

export async function findAccount(tx: Tx, companyId: string): Promise<PixAccountRow | undefined> {
  const { rows } = await tx.execute<PixAccountRow>(sql`
    select bank, pix_key, client_id, access, certificate_name, certificate_ends_at, callback_round, connected_at, denied_at,
      denied_words, tested_at, read_until, reads_since, certificate_told, pays_first, wait_minutes
    from pix_accounts where company_id = ${companyId}`)
  return rows[0]
}

/** Who is paid: the company's own PIX key as the bank carries it, null where it has none, and what a code calls it. */
export interface Payee {
  key: string | null
  name: string
  city: string
}

export async function readPayee(tx: Tx, companyId: string): Promise<Payee> {
  const { rows } = await tx.execute<{
    pix_tipo: PixKeyType | null
    pix_chave: string | null
    name: string
    city: string | null
  }>(sql`
    select pix_tipo, pix_chave, nome_empresa as name, cidade_empresa as city from companies where id = ${companyId}`)
  const { pix_tipo, pix_chave, name, city } = rows[0]!
  const key = pix_tipo && pix_chave ? normalizePixKey(pix_tipo, pix_chave) : null
  return { key, name, city: city ?? 'BRASIL' }
}

/** The account at which charges are made: undefined where there is none, or it is for another key than the company has now. */
export async function findAskedAccount(tx: Tx, companyId: string): Promise<PixAccountRow | undefined> {
  const account = await findAccount(tx, companyId)
  return account && account.pix_key === (await readPayee(tx, companyId)).key ? account : undefined
}

/** The bank took us: whatever it denied before is over. */
export async function noteTaken(tx: Tx, companyId: string): Promise<void> {
  await tx.execute(sql`update pix_accounts set denied_at = null, denied_words = null
    where company_id = ${companyId} and denied_at is not null`)
}

/** The bank denies us since now, unless it did before. */
export async function noteDenied(tx: Tx, companyId: string, at: Date, words: string): Promise<void> {
  await tx.execute(sql`update pix_accounts set denied_at = coalesce(denied_at, ${at}), denied_words = ${words}
    where company_id = ${companyId}`)
}
