import type { LeadState, OperatorCompanyDetails } from '@balcao/contract/operator'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { listAudit } from '../audit.store'
import { findCompany } from './companies.store'
import { shownState } from '../leads/leads.store'
import { readCompanyFiles } from '../leads/menu-files.store'
import type { OperatorNeeds } from '../operator-needs'
import { presentCompany } from './present-company'

/** One company with all that an operator may know of it. @throws Problem NOT_FOUND */
export async function readCompany(
  { clock, gatewaySettings }: Pick<OperatorNeeds, 'clock' | 'gatewaySettings'>,
  tx: Tx,
  companyId: string,
): Promise<OperatorCompanyDetails> {
  const row = await findCompany(tx, companyId)
  if (!row) throw new Problem('NOT_FOUND')
  const more = await tx.execute<Contact>(sql`
    select app.recovery_mailbox(c) as email, c.telefone_empresa as telefone, c.time_zone, ch.instance,
      ch.reason as channel_reason,
      (select count(*) from sessions s where s.company_id = c.id and s.expires_at > now()) as sessions
    from companies c left join channels ch on ch.company_id = c.id where c.id = ${companyId}`)
  return {
    ...presentCompany(row, clock()),
    ...more.rows[0]!,
    evolution_available: gatewaySettings.evolution !== undefined,
    stations: await readStations(tx, companyId),
    addresses: await readAddresses(tx, companyId),
    terms: await readTerms(tx, companyId),
    requests: await readRequests(tx, companyId),
    files: await readCompanyFiles(tx, companyId),
    leads: await readLeads(tx, row.cnpj),
    audit: (await listAudit(tx, { company_id: companyId, limit: 50 })).entries,
  }
}

type Contact = Pick<
  OperatorCompanyDetails,
  'email' | 'telefone' | 'time_zone' | 'sessions' | 'instance' | 'channel_reason'
>

type Stored<T, Times extends keyof T> = Omit<T, Times> & { [K in Times]: Date | Extract<T[K], null> }
type Station = OperatorCompanyDetails['stations'][number]
type Address = OperatorCompanyDetails['addresses'][number]
type LicenceTermRow = OperatorCompanyDetails['terms'][number]
type Request = OperatorCompanyDetails['requests'][number]

async function readStations(tx: Tx, companyId: string): Promise<Station[]> {
  const { rows } = await tx.execute<Stored<Station, 'last_seen_at'>>(sql`
    select id, name, kind, last_seen_at from print_stations
    where company_id = ${companyId} and removed_at is null order by name, id`)
  return rows.map((row) => ({ ...row, last_seen_at: row.last_seen_at?.toISOString() ?? null }))
}

async function readAddresses(tx: Tx, companyId: string): Promise<Address[]> {
  const { rows } = await tx.execute<Stored<Address, 'taken_at'>>(sql`
    select a.address, a.taken_at, coalesce(a.address = c.endereco_curto, false) as current
    from short_addresses a join companies c on c.id = a.company_id
    where a.company_id = ${companyId} order by a.taken_at desc, a.address`)
  return rows.map((row) => ({ ...row, taken_at: row.taken_at.toISOString() }))
}

async function readTerms(tx: Tx, companyId: string): Promise<LicenceTermRow[]> {
  const { rows } = await tx.execute<Stored<LicenceTermRow, 'created_at'>>(sql`
    select id, plan, term, starts_on, ends_on, price_cents, request_id, granted_by, created_at
    from licence_terms where company_id = ${companyId} order by created_at desc, id`)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

async function readRequests(tx: Tx, companyId: string): Promise<Request[]> {
  const { rows } = await tx.execute<Stored<Request, 'created_at' | 'decided_at'>>(sql`
    select id, kind, plan, term, price_cents, txid, note, state, created_at, decided_at
    from licence_requests where company_id = ${companyId} order by created_at desc, id`)
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }))
}

async function readLeads(tx: Tx, cnpj: string): Promise<OperatorCompanyDetails['leads']> {
  const { rows } = await tx.execute<{ id: string; state: LeadState; created_at: Date }>(sql`
    select l.id, ${shownState} as state, l.created_at from leads l where l.cnpj = ${cnpj}
    order by l.created_at desc, l.id limit 20`)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
