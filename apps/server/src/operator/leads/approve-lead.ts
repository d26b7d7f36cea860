import type { BodyOf } from '@balcao/contract'
import type { approveLead as approveCall, OperatorLeadDetails } from '@balcao/contract/operator'
import { isValidCnpj, isValidPhone } from '@balcao/domain/company'
import { moduleFlags } from '@balcao/domain/licence'
import { insertCompany } from '../../company'
import { grantTerm } from '../../licence'
import { applyOnboarding, decidedLead } from '../../onboarding'
import { noteAct, type Act } from '../../platform/audit'
import { Problem } from '../../platform/http/problems'
import { lockSeenLead } from './change-lead'
import { queueFirstAccessMail } from '../sign-in/first-access-mail'
import { readLead } from './leads.store'
import type { OperatorNeeds } from '../operator-needs'
import { readToday } from '../today'

/**
 * Makes the company of a lead: modules, licence, what its onboarding said, and the e-mail of the first access, all or
 * nothing. However often it is asked at once, one company comes of it.
 * @throws Problem LEAD_NOT_FOUND, LEAD_NOT_OPEN, LEAD_CHANGED, COMPANY_EXISTS, INVALID_CNPJ
 */
export function approveLead(
  { db, clock, secrets }: OperatorNeeds,
  by: Act['by'],
  leadId: string,
  wanted: BodyOf<typeof approveCall>,
): Promise<OperatorLeadDetails> {
  return db.asOperator(async (tx, enter) => {
    const lead = await lockSeenLead(
      tx,
      { leadId, version: wanted.version },
      ({ state, company_id }) => state !== 'discarded' && company_id === null,
    )
    if (!isValidCnpj(lead.cnpj, { demo: false })) throw new Problem('INVALID_CNPJ')
    const { id: companyId, created } = await insertCompany(tx, {
      cnpj: lead.cnpj,
      nome: lead.empresa,
      email: lead.email,
      nicho: lead.nicho,
      ...(isValidPhone(lead.telefone) ? { telefone: lead.telefone } : {}),
      modules: moduleFlags.filter((flag) => wanted.modules[flag]),
      licenceRenewedOn: null,
    })
    if (!created) throw new Problem('COMPANY_EXISTS', { current: await readLead(tx, leadId) })
    await enter(companyId)
    // First, because its state says what day it is there. Nobody waits for the live events of a company that begins.
    await applyOnboarding(tx, secrets, { leadId, companyId })
    const { plan, term, trial_days: trialDays } = wanted
    const today = await readToday(tx, companyId, clock())
    await grantTerm(tx, { companyId, plan, term, trialDays, today, by: by.name ?? by.kind })
    await decidedLead.approveLead(tx, leadId, companyId)
    const detail = {
      lead: leadId,
      cnpj: lead.cnpj,
      modules: wanted.modules,
      plan,
      term,
      trial_days: trialDays,
    }
    await noteAct(tx, { companyId, by, act: 'operator.lead-approved', detail })
    await queueFirstAccessMail(tx, companyId)
    return readLead(tx, leadId)
  })
}
