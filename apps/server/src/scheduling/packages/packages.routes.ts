import * as contract from '@balcao/contract/scheduling'
import { actorOf } from '../../platform/audit'
import { companyOf, employeeOf, type Caller } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import type { SchedulingNeeds } from '../scheduling-needs'
import { listKinds } from './kinds.store'
import { packagesOf } from './packages.store'
import { closePackage, payPackage, sellPackage } from './sell-package'

/** Packages of customers, at the counter. */
export function registerPackages(router: Router, needs: Pick<SchedulingNeeds, 'db' | 'clock'>): void {
  implement(router, contract.customerPackages, ({ caller, query }) => {
    const companyId = companyOf(caller)
    return needs.db.asCompany(companyId, async (tx) => ({
      packages: await packagesOf(tx, companyId, query.phone),
      kinds: (await listKinds(tx, companyId)).filter(({ active }) => active),
    }))
  })
  implement(router, contract.sellPackage, ({ caller, body }) =>
    sellPackage(needs, companyOf(caller), body, byOf(caller)),
  )
  implement(router, contract.payPackage, ({ caller, params: { id }, body: { method } }) =>
    payPackage(needs, companyOf(caller), { id, method }, byOf(caller)),
  )
  implement(router, contract.closePackage, ({ caller, params: { id }, body: { reason } }) =>
    closePackage(needs, companyOf(caller), { id, reason }, byOf(caller)),
  )
}

const byOf = (caller: Caller) => ({
  seller: employeeOf(caller),
  actor: actorOf(caller),
})
