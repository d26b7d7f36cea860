import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** A charge as it is stored: `making` and `ending` are things that the bank is still to be told. */
export interface ChargeRow {
  txid: string
  order_id: string | null
  amount_cents: number
  state: 'making' | 'open' | 'paid' | 'ending' | 'ended' | 'failed'
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

export async function setCharge(
  tx: Tx,
  companyId: string,
  txid: string,
  {
    state,
    code,
    expiresAt,
    failure,
  }: { state: ChargeRow['state']; code: string | null; expiresAt: Date | null; failure: string | null },
): Promise<void> {
  await tx.execute(sql`
    update pix_charges set state = ${state}, code = ${code}, expires_at = ${expiresAt}, failure = ${failure}
    where company_id = ${companyId} and txid = ${txid}`)
}

/** Nobody shall pay it any more; false where it is paid or over already. */
export async function beginEnding(tx: Tx, companyId: string, txid: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update pix_charges set state = 'ending'
    where company_id = ${companyId} and txid = ${txid} and state in ('making', 'open')`)
  return rowCount === 1
}

/** What the bank is to be told, or may be paid: ids of charges, oldest first. */
export async function chargesUnderWay(tx: Tx, companyId: string): Promise<ChargeRow[]> {
  const { rows } = await tx.execute<ChargeRow>(sql`
    select ${columns} from pix_charges
    where company_id = ${companyId} and state in ('making', 'open', 'ending') order by created_at limit 1000`)
  return rows
}
