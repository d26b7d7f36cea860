import * as contract from '@balcao/contract/operator'
import { actorOf } from '../../platform/audit'
import type { Caller } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import {
  endCompanySessions,
  sendFirstAccess,
  setCompanyModules,
  setInstance,
  takeAddress,
} from './change-company'
import { declineRequest, grantLicence } from './change-licence'
import { listCompanies } from './companies.store'
import { readCompany } from './company-details'
import type { OperatorPageNeeds } from '../operator-needs'

const ok = { ok: true as const }

/** Companies: how they are, and what an operator may do for them. */
export function registerCompanyCalls(router: Router, needs: OperatorPageNeeds): void {
  const { db, clock } = needs
  const about = (caller: Caller, { companyId }: { companyId: string }) => ({ companyId, by: actorOf(caller) })

  implement(router, contract.listCompanies, ({ query }) =>
    db.asOperator((tx) => listCompanies(tx, clock(), query)),
  )
  implement(router, contract.getCompany, ({ params }) =>
    db.asOperator((tx) => readCompany(needs, tx, params.companyId)),
  )
  implement(router, contract.setCompanyModules, ({ caller, params, body }) =>
    setCompanyModules(needs, about(caller, params), body),
  )
  implement(router, contract.grantLicence, ({ caller, params, body }) =>
    grantLicence(needs, about(caller, params), body),
  )
  implement(router, contract.declineRequest, ({ caller, params, body }) =>
    declineRequest(needs, about(caller, params), params.requestId, body.reason),
  )
  implement(router, contract.setInstance, ({ caller, params, body }) =>
    setInstance(needs, about(caller, params), body),
  )
  implement(router, contract.takeAddress, ({ caller, params, body }) =>
    takeAddress(needs, about(caller, params), body),
  )
  implement(router, contract.sendFirstAccess, async ({ caller, params }) => {
    await sendFirstAccess(needs, about(caller, params))
    return ok
  })
  implement(router, contract.endSessions, async ({ caller, params }) => {
    await endCompanySessions(needs, about(caller, params))
    return ok
  })
}
