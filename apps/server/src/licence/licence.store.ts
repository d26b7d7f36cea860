import type { LicenceRequest, LicenceTermGranted } from '@balcao/contract/licence'
import { modulesOf, type LicencePlan, type LicenceTerm, type Modules } from '@balcao/domain/licence'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { StoredLicence } from './count-licence'

const newest = 50

/** What a company's row says of its licence, and whom to tell of it. */
export interface CompanyLicence extends StoredLicence {
  plan: LicencePlan
  term: LicenceTerm
  modules: Modules
  nome: string
  cnpj: string
  email: string
}

/** The licence of the transaction's company. It exists: sessions and jobs point at it. */
export async function getLicence(tx: Tx, companyId: string): Promise<CompanyLicence> {
  const { rows } = await tx.execute<Omit<CompanyLicence, 'modules'> & Modules>(sql`
    select licence_renewed_on as "renewedOn", licence_days as days, time_zone as zone, licence_plan as plan,
      licence_term as term, nome_empresa as nome, cnpj, email_cliente as email,
      mod_atendimento, mod_motoboy, mod_gerente, mod_agendamento
    from companies where id = ${companyId}`)
  const { renewedOn, days, zone, plan, term, nome, cnpj, email, ...flags } = rows[0]!
  return { renewedOn, days, zone, plan, term, nome, cnpj, email, modules: modulesOf(flags) }
}

type StoredRequest = Omit<LicenceRequest, 'created_at' | 'decided_at'> & {
  created_at: Date
  decided_at: Date | null
}

const requestColumns = sql`id, kind, plan, term, price_cents, txid, case when state = 'open' then br_code end as br_code,
  note, state, created_at, decided_at`

export async function findRequest(tx: Tx, companyId: string, id: string): Promise<LicenceRequest | null> {
  const { rows } = await tx.execute<StoredRequest>(
    sql`select ${requestColumns} from licence_requests where company_id = ${companyId} and id = ${id}`,
  )
  return rows[0] ? toWire(rows[0]) : null
}

export async function findOpenRequest(tx: Tx, companyId: string): Promise<LicenceRequest | null> {
  const { rows } = await tx.execute<StoredRequest>(
    sql`select ${requestColumns} from licence_requests where company_id = ${companyId} and state = 'open'`,
  )
  return rows[0] ? toWire(rows[0]) : null
}

/** Keeps a new request; null when its id is taken or another one is open. */
export async function addRequest(
  tx: Tx,
  companyId: string,
  request: Pick<
    LicenceRequest,
    'id' | 'kind' | 'plan' | 'term' | 'price_cents' | 'txid' | 'br_code' | 'note'
  >,
): Promise<LicenceRequest | null> {
  const { id, kind, plan, term, price_cents, txid, br_code, note } = request
  const { rows } = await tx.execute<StoredRequest>(sql`
    insert into licence_requests (company_id, id, kind, plan, term, price_cents, txid, br_code, note)
    values (${companyId}, ${id}, ${kind}, ${plan}, ${term}, ${price_cents}, ${txid}, ${br_code}, ${note})
    on conflict do nothing returning ${requestColumns}`)
  return rows[0] ? toWire(rows[0]) : null
}

/** Ends an open request; null when there is none of this id. */
export async function endRequest(
  tx: Tx,
  companyId: string,
  { id, state }: { id: string; state: 'granted' | 'declined' | 'cancelled' },
): Promise<LicenceRequest | null> {
  const { rows } = await tx.execute<StoredRequest>(sql`
    update licence_requests set state = ${state}, decided_at = now()
    where company_id = ${companyId} and id = ${id} and state = 'open' returning ${requestColumns}`)
  return rows[0] ? toWire(rows[0]) : null
}

/** The newest requests that are decided, and the newest terms. */
export async function readHistory(
  tx: Tx,
  companyId: string,
): Promise<{ requests: LicenceRequest[]; terms: LicenceTermGranted[] }> {
  const requests = await tx.execute<StoredRequest>(sql`
    select ${requestColumns} from licence_requests where company_id = ${companyId} and state <> 'open'
    order by created_at desc, id limit ${newest}`)
  const terms = await tx.execute<Omit<LicenceTermGranted, 'created_at'> & { created_at: Date }>(sql`
    select id, plan, term, starts_on, ends_on, price_cents, created_at from licence_terms
    where company_id = ${companyId} order by ends_on desc, created_at desc, id limit ${newest}`)
  return {
    requests: requests.rows.map(toWire),
    terms: terms.rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
  }
}

function toWire(row: StoredRequest): LicenceRequest {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}
