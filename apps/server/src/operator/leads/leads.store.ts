import { leadStates, type LeadState, type OperatorLeadDetails } from '@balcao/contract/operator'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { readLeadFiles } from './menu-files.store'
import { presentLead, type LeadRow } from './present-lead'
import { searchIn } from '../search-words'

/** A lead's state as people see it, in a query where the table is `l`. */
export const shownState = sql`case when l.state <> 'discarded' and l.company_id is not null
  and exists (select from credentials k where k.company_id = l.company_id) then 'active' else l.state end`

const columns = sql`l.id, l.empresa, l.cnpj, l.email, l.responsavel, l.telefone, l.nicho, ${shownState} as state,
  l.created_at, l.approved_at, l.onboarded_at, l.company_id, c.id as found_id, c.nome_empresa as found_nome, l.version`

const source = sql`leads l left join companies c on c.cnpj = l.cnpj`

/** One page of leads, the newest first, and how many the search finds by state. */
export async function listLeads(
  tx: Tx,
  query: {
    state?: LeadState | undefined
    search?: string | undefined
    after?: string | undefined
    limit: number
  },
) {
  const texts = ['l.empresa', 'l.cnpj', 'l.email', 'l.responsavel', 'l.telefone']
  const found = searchIn(query.search, texts, ['l.cnpj', 'l.telefone'])
  const { rows } = await tx.execute<LeadRow>(sql`
    select ${columns} from ${source}
    where ${found} and (${query.state ?? null}::text is null or ${shownState} = ${query.state ?? null})
      and (${query.after ?? null}::uuid is null
        or (l.created_at, l.id) < (select created_at, id from leads where id = ${query.after ?? null}))
    order by l.created_at desc, l.id desc limit ${query.limit + 1}`)
  const counted = await tx.execute<{ state: LeadState; count: number }>(
    sql`select ${shownState} as state, count(*) as count from leads l where ${found} group by 1`,
  )
  const counts = Object.fromEntries(
    leadStates.map((state) => [state, counted.rows.find((row) => row.state === state)?.count ?? 0]),
  ) as Record<LeadState, number>
  const page = rows.slice(0, query.limit)
  return {
    leads: page.map(presentLead),
    next: rows.length > query.limit ? page.at(-1)!.id : null,
    counts,
  }
}

interface DetailRow extends LeadRow {
  consented_at: Date
  note: string
  discard_reason: string | null
  content: Record<string, unknown> | null
  submitted_at: Date | null
  applied_at: Date | null
}

/** One lead as the operator reads it. @throws Problem LEAD_NOT_FOUND */
export async function readLead(tx: Tx, leadId: string): Promise<OperatorLeadDetails> {
  const { rows } = await tx.execute<DetailRow>(sql`
    select ${columns}, l.consented_at, l.note, l.discard_reason, o.content, o.submitted_at, o.applied_at
    from ${source} left join onboardings o on o.lead_id = l.id where l.id = ${leadId}`)
  if (!rows[0]) throw new Problem('LEAD_NOT_FOUND')
  const { consented_at, note, discard_reason, content, submitted_at, applied_at, ...row } = rows[0]
  const others = await tx.execute<{ id: string; email: string; state: LeadState; created_at: Date }>(sql`
    select l.id, l.email, ${shownState} as state, l.created_at from leads l
    where l.cnpj = ${row.cnpj} and l.id <> ${leadId} order by l.created_at desc, l.id limit 10`)
  return {
    ...presentLead(row),
    consented_at: consented_at.toISOString(),
    note,
    discard_reason,
    onboarding:
      content === null
        ? null
        : {
            content,
            submitted_at: submitted_at!.toISOString(),
            applied_at: applied_at?.toISOString() ?? null,
          },
    files: await readLeadFiles(tx, leadId),
    others: others.rows.map((other) => ({ ...other, created_at: other.created_at.toISOString() })),
  }
}

export interface LockedLead {
  id: string
  empresa: string
  cnpj: string
  email: string
  telefone: string
  nicho: string
  state: LeadState
  onboarded_at: Date | null
  company_id: string | null
  version: number
}

/**
 * A lead that the transaction may change. @throws Problem LEAD_NOT_FOUND
 */
export async function lockLead(tx: Tx, leadId: string): Promise<LockedLead> {
  const { rows } = await tx.execute<LockedLead>(sql`
    select id, empresa, cnpj, email, telefone, nicho, state, onboarded_at, company_id, version
    from leads where id = ${leadId} for no key update`)
  if (!rows[0]) throw new Problem('LEAD_NOT_FOUND')
  return rows[0]
}
