import { chargeAfter, type ChargeNews, type ChargeState } from '@balcao/domain/pix'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** A charge as it is stored. */
export interface ChargeRow {
  txid: string
  order_id: string | null
  amount_cents: number
  state: ChargeState
  code: string | null
  seconds: number
  expires_at: Date | null
  failure: string | null
  created_at: Date
}

const columns = sql`txid, order_id, amount_cents, state, code, seconds, expires_at, failure, created_at`

export async function findCharge(tx: Tx, companyId: string, txid: string): Promise<ChargeRow | undefined> {
  const { rows } = await tx.execute<ChargeRow>(sql`
    select ${columns} from pix_charges where company_id = ${companyId} and txid = ${txid}`)
  return rows[0]
}

/** A charge that nobody else changes until the transaction ends. */
export async function lockCharge(tx: Tx, companyId: string, txid: string): Promise<ChargeRow | undefined> {
  const { rows } = await tx.execute<ChargeRow>(sql`
    select ${columns} from pix_charges where company_id = ${companyId} and txid = ${txid} for no key update`)
  return rows[0]
}

/** The charge of an order that may be paid, else the last one, whatever became of it. */
export async function lastCharge(tx: Tx, companyId: string, orderId: string): Promise<ChargeRow | undefined> {
  const { rows } = await tx.execute<ChargeRow>(sql`
    select ${columns} from pix_charges where company_id = ${companyId} and order_id = ${orderId}
    order by state in ('making', 'open') desc, created_at desc, txid limit 1`)
  return rows[0]
}

/** Writes a charge down before the bank hears of it; false where the order has one that may be paid. */
export async function reserveCharge(
  tx: Tx,
  companyId: string,
  {
    txid,
    orderId,
    cents,
    seconds,
    at,
  }: { txid: string; orderId: string | null; cents: number; seconds: number; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into pix_charges (company_id, txid, order_id, amount_cents, state, seconds, created_at)
    values (${companyId}, ${txid}, ${orderId}, ${cents}, 'making', ${seconds}, ${at})
    on conflict (company_id, order_id) where state in ('making', 'open') do nothing`)
  return rowCount === 1
}

/**
 * The one way in which a charge changes, behind its lock: how it stands after the news, undefined where there is no such
 * charge. @param said what came with the news: the bank's code and its end, or why there is none
 */
export async function hearOfCharge(
  tx: Tx,
  companyId: string,
  txid: string,
  news: ChargeNews,
  said: { code?: string | null; expiresAt?: Date; failure?: string } = {},
): Promise<ChargeRow | undefined> {
  const charge = await lockCharge(tx, companyId, txid)
  if (!charge) return undefined
  const state = chargeAfter(charge.state, news)
  if (state === charge.state) return charge
  const { rows } = await tx.execute<ChargeRow>(sql`
    update pix_charges set state = ${state}, code = coalesce(${said.code ?? null}, code),
      expires_at = coalesce(${said.expiresAt ?? null}::timestamptz, expires_at), failure = ${said.failure ?? null}
    where company_id = ${companyId} and txid = ${txid} returning ${columns}`)
  return rows[0]
}

/** How those of these charges stand that are ours. */
export async function statesOf(
  tx: Tx,
  companyId: string,
  txids: readonly string[],
): Promise<Map<string, ChargeState>> {
  const { rows } = await tx.execute<Pick<ChargeRow, 'txid' | 'state'>>(sql`
    select txid, state from pix_charges where company_id = ${companyId} and txid = any(${[...txids]}::text[])`)
  return new Map(rows.map(({ txid, state }) => [txid, state]))
}

/** What the bank is to be told, or may be paid, oldest first. */
export async function chargesUnderWay(tx: Tx, companyId: string): Promise<ChargeRow[]> {
  const { rows } = await tx.execute<ChargeRow>(sql`
    select ${columns} from pix_charges
    where company_id = ${companyId} and state in ('making', 'open', 'ending') order by created_at limit 1000`)
  return rows
}
