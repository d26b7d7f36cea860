import type { BodyOf } from '@balcao/contract'
import type { grantLicence as grantCall, OperatorCompanyDetails } from '@balcao/contract/operator'
import {
  announceLicence,
  declineRequest as decline,
  grantTerm,
  setLicenceEnd,
  writeModules,
} from '../../licence'
import { noteAct } from '../../platform/audit'
import { changeCompany, type CompanyAct } from './change-company'
import type { OperatorNeeds } from '../operator-needs'
import { readToday } from '../today'

/**
 * Grants a term: early it adds to what is left. Sent again under its id it is granted once.
 * @throws Problem NOT_FOUND, REQUEST_NOT_FOUND, REQUEST_DECIDED, IDEMPOTENCY_MISMATCH
 */
export function grantLicence(
  needs: OperatorNeeds,
  about: CompanyAct,
  { id, plan, term, request_id: requestId, modules }: BodyOf<typeof grantCall>,
): Promise<OperatorCompanyDetails> {
  const { companyId, by } = about
  return changeCompany(needs, about, async (tx) => {
    const today = await readToday(tx, companyId, needs.clock())
    const actor = by.name ?? by.kind
    const granted = await grantTerm(tx, { companyId, id, plan, term, requestId, today, by: actor })
    if (!granted) return
    if (modules) await writeModules(tx, companyId, modules)
    const detail = { plan, term, end: granted.end, request: requestId, ...(modules ? { modules } : {}) }
    await noteAct(tx, { companyId, by, act: 'operator.licence-granted', detail })
    await announceLicence(tx)
  })
}

/** Lets the licence end so many days from today, whatever it was. @throws RangeError for days that are not 1 to 3650 */
export function setLicenceDays(
  needs: OperatorNeeds,
  about: CompanyAct,
  days: number,
): Promise<OperatorCompanyDetails> {
  if (!Number.isInteger(days) || days < 1 || days > 3650) throw new RangeError('Days are 1 to 3650')
  const { companyId, by } = about
  return changeCompany(needs, about, async (tx) => {
    const today = await readToday(tx, companyId, needs.clock())
    await setLicenceEnd(tx, companyId, { today, days })
    await noteAct(tx, { companyId, by, act: 'operator.licence-days-set', detail: { days } })
    await announceLicence(tx)
  })
}

/** Declines an open request. @throws Problem NOT_FOUND, REQUEST_NOT_FOUND, REQUEST_DECIDED */
export function declineRequest(
  needs: OperatorNeeds,
  about: CompanyAct,
  requestId: string,
  reason: string,
): Promise<OperatorCompanyDetails> {
  const { companyId, by } = about
  return changeCompany(needs, about, async (tx) => {
    await decline(tx, { companyId, requestId })
    const detail = { request: requestId, reason }
    await noteAct(tx, { companyId, by, act: 'operator.request-declined', detail })
    await announceLicence(tx)
  })
}
