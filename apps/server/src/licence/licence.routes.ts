import * as contract from '@balcao/contract/licence'
import { priceOf } from '@balcao/domain/licence'
import { actorOf } from '../platform/audit'
import { companyOf, type Caller } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { countLicence } from './count-licence'
import type { LicenceNeeds } from './licence-needs'
import { findOpenRequest, getLicence, readHistory } from './licence.store'
import { modulesNow } from './modules'
import { cancelRequest, requestLicence } from './request-licence'

/** The licence as its company sees it, and what it asks the operator for. Nothing here changes a licence. */
export function registerLicence(router: Router, needs: LicenceNeeds): void {
  const { db, clock, graceDays } = needs

  implement(router, contract.getLicence, async ({ caller, query }) => {
    const companyId = await needs.requireOwnCompany(caller, query.cnpj)
    const now = clock()
    const licenseData = await db.asCompany(companyId, async (tx) => {
      const licence = await getLicence(tx, companyId)
      const { plan, term } = licence
      return {
        ...countLicence(licence, now),
        plan,
        term,
        price_cents: priceOf(plan, term),
        modules: modulesNow(licence, { now, graceDays }),
        request: await findOpenRequest(tx, companyId),
        may_request: mayRequest(caller),
      }
    })
    return { success: true as const, licenseData, error: null }
  })

  implement(router, contract.requestLicence, ({ caller, body }) =>
    requestLicence(needs, { companyId: companyOf(caller), by: actorOf(caller) }, body),
  )

  implement(router, contract.cancelLicenceRequest, ({ caller, params }) =>
    cancelRequest(needs, { companyId: companyOf(caller), by: actorOf(caller) }, params.requestId),
  )

  implement(router, contract.licenceHistory, async ({ caller }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, (tx) => readHistory(tx, companyId))
  })
}

function mayRequest(caller: Caller): boolean {
  return caller.kind === 'session' && (contract.requestLicence.roles?.includes(caller.role) ?? false)
}
