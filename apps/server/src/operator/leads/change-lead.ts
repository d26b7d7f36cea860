import type { OperatorLeadDetails } from '@balcao/contract/operator'
import { decidedLead } from '../../onboarding'
import { noteAct, type Act } from '../../platform/audit'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import type { OperatorNeeds } from '../operator-needs'
import { lockLead, readLead, type LockedLead } from './leads.store'

/** Which lead, and as the operator saw it. */
export interface SeenLead {
  leadId: string
  version: number
}

/** Puts a lead aside. @throws Problem LEAD_NOT_FOUND, LEAD_CHANGED, LEAD_NOT_OPEN */
export const discardLead = (
  needs: OperatorNeeds,
  by: Act['by'],
  seen: SeenLead,
  reason: string,
): Promise<OperatorLeadDetails> =>
  change(needs, by, seen, {
    act: 'operator.lead-discarded',
    detail: { reason },
    allowed: (lead) => lead.state !== 'discarded' && lead.company_id === null,
    write: (tx) => decidedLead.discardLead(tx, seen.leadId, reason),
  })

/** Takes a discarded lead back. @throws Problem LEAD_NOT_FOUND, LEAD_CHANGED, LEAD_NOT_OPEN */
export const reopenLead = (
  needs: OperatorNeeds,
  by: Act['by'],
  seen: SeenLead,
): Promise<OperatorLeadDetails> =>
  change(needs, by, seen, {
    act: 'operator.lead-reopened',
    allowed: (lead) => lead.state === 'discarded',
    write: (tx) => decidedLead.reopenLead(tx, seen.leadId),
  })

/** Writes the operators' own note. @throws Problem LEAD_NOT_FOUND, LEAD_CHANGED */
export const noteLead = (
  needs: OperatorNeeds,
  by: Act['by'],
  seen: SeenLead,
  note: string,
): Promise<OperatorLeadDetails> =>
  change(needs, by, seen, {
    act: 'operator.lead-noted',
    allowed: () => true,
    write: (tx) => decidedLead.noteLead(tx, seen.leadId, note),
  })

/** The lead, locked, if it is still as it was seen. @throws Problem LEAD_NOT_FOUND, LEAD_NOT_OPEN, LEAD_CHANGED */
export async function lockSeenLead(
  tx: Tx,
  { leadId, version }: SeenLead,
  allowed: (lead: LockedLead) => boolean,
): Promise<LockedLead> {
  const lead = await lockLead(tx, leadId)
  const refused = !allowed(lead) ? 'LEAD_NOT_OPEN' : lead.version !== version ? 'LEAD_CHANGED' : undefined
  if (refused) throw new Problem(refused, { current: await readLead(tx, leadId) })
  return lead
}

function change(
  { db }: OperatorNeeds,
  by: Act['by'],
  seen: SeenLead,
  change: {
    act: string
    detail?: Record<string, unknown>
    allowed: (lead: LockedLead) => boolean
    write: (tx: Tx) => Promise<void>
  },
): Promise<OperatorLeadDetails> {
  return db.asOperator(async (tx) => {
    const lead = await lockSeenLead(tx, seen, change.allowed)
    await change.write(tx)
    await noteAct(tx, {
      companyId: lead.company_id,
      by,
      act: change.act,
      detail: { lead: lead.id, cnpj: lead.cnpj, ...change.detail },
    })
    return readLead(tx, lead.id)
  })
}
