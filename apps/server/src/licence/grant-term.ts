import { randomUUID } from 'node:crypto'
import { extendLicence, priceOf, type LicencePlan, type LicenceTerm } from '@balcao/domain/licence'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import { endRequest, findRequest } from './licence.store'

export interface Grant {
  companyId: string
  plan: LicencePlan
  term: LicenceTerm
  /** Who granted it, as the list of terms names them. */
  by: string
  /** The open request that it answers: its price is the one that is noted. */
  requestId?: string | null
  /** Today's date on the company's clock: `dateIn` of now. */
  today: string
  /** Id of the granted term; granted again under it, nothing happens. */
  id?: string
  /** Days to try it, free, in place of the term's. */
  trialDays?: number | null
}

/**
 * Grants a company a term of a plan, in the operator's transaction (`db.asOperator`): early it adds to what is left,
 * late it begins today. Modules are opened apart; the caller notes the act, and calls `announceLicence` last.
 * Answers the new end, or null when this grant was there already.
 * @throws Problem NOT_FOUND, REQUEST_NOT_FOUND, REQUEST_DECIDED, IDEMPOTENCY_MISMATCH for an id of another grant
 */
export async function grantTerm(tx: Tx, grant: Grant): Promise<{ end: string } | null> {
  const { companyId, plan, term, today, trialDays = null, requestId = null } = grant
  const { rows } = await tx.execute<{ renewedOn: string | null; days: number }>(sql`
    select licence_renewed_on as "renewedOn", licence_days as days from companies where id = ${companyId} for no key update`)
  const before = rows[0]
  if (!before) throw new Problem('NOT_FOUND')
  if (grant.id !== undefined && (await isGranted(tx, { ...grant, id: grant.id }))) return null
  const price = await priceOfGrant(tx, grant)
  const next = extendLicence(before, trialDays ?? term, today)
  await tx.execute(sql`
    update companies set licence_plan = ${plan}, licence_term = ${term}, licence_renewed_on = ${next.renewedOn},
      licence_days = ${next.days} where id = ${companyId}`)
  await tx.execute(sql`
    insert into licence_terms (company_id, id, plan, term, starts_on, ends_on, price_cents, request_id, granted_by)
    values (${companyId}, ${grant.id ?? randomUUID()}, ${plan}, ${term}, ${next.startsOn}, ${next.lastDay}, ${price},
      ${requestId}, ${grant.by})`)
  return { end: next.end }
}

/** Lets a licence end so many days from `today`, whatever it was, in the operator's transaction. */
export async function setLicenceEnd(
  tx: Tx,
  companyId: string,
  { today, days }: { today: string; days: number },
): Promise<void> {
  await tx.execute(
    sql`update companies set licence_renewed_on = ${today}, licence_days = ${days} where id = ${companyId}`,
  )
}

/**
 * Declines a company's open request, in the operator's transaction; the caller notes the act with its reason.
 * @throws Problem REQUEST_NOT_FOUND, REQUEST_DECIDED
 */
export async function declineRequest(
  tx: Tx,
  { companyId, requestId }: { companyId: string; requestId: string },
): Promise<void> {
  await decide(tx, companyId, requestId, 'declined')
}

async function isGranted(
  tx: Tx,
  { companyId, id, plan, term, requestId = null }: Grant & { id: string },
): Promise<boolean> {
  const { rows } = await tx.execute<{ same: boolean }>(sql`
    select plan = ${plan} and term = ${term} and request_id is not distinct from ${requestId}::uuid as same
    from licence_terms where company_id = ${companyId} and id = ${id}`)
  if (rows[0]?.same === false) throw new Problem('IDEMPOTENCY_MISMATCH')
  return rows.length > 0
}

async function priceOfGrant(tx: Tx, { companyId, requestId, plan, term, trialDays }: Grant): Promise<number> {
  if (requestId) return (await decide(tx, companyId, requestId, 'granted')).price_cents
  return trialDays ? 0 : priceOf(plan, term)
}

async function decide(tx: Tx, companyId: string, id: string, state: 'granted' | 'declined') {
  const decided = await endRequest(tx, companyId, { id, state })
  if (decided) return decided
  throw new Problem((await findRequest(tx, companyId, id)) ? 'REQUEST_DECIDED' : 'REQUEST_NOT_FOUND')
}
