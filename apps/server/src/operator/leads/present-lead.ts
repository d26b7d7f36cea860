import type { Lead } from '@balcao/contract/onboarding'
import type { LeadState, OperatorLead } from '@balcao/contract/operator'

export interface LeadRow extends Lead {
  id: string
  /** As people see it: `active` once the lead's company has a password. */
  state: LeadState
  created_at: Date
  approved_at: Date | null
  onboarded_at: Date | null
  company_id: string | null
  /** The company that has this CNPJ now. */
  found_id: string | null
  found_nome: string | null
  version: number
}

/** A lead for the operator, with what they may do about it. */
export function presentLead(row: LeadRow): OperatorLead {
  const { company_id, found_id, found_nome, created_at, approved_at, onboarded_at, ...fields } = row
  const isOpen = company_id === null && row.state !== 'discarded'
  return {
    ...fields,
    created_at: created_at.toISOString(),
    approved_at: approved_at?.toISOString() ?? null,
    onboarded_at: onboarded_at?.toISOString() ?? null,
    company:
      found_id === null ? null : { id: found_id, nome: found_nome ?? '', own: found_id === company_id },
    can: {
      approve: isOpen && found_id === null,
      discard: isOpen,
      reopen: row.state === 'discarded',
    },
  }
}
