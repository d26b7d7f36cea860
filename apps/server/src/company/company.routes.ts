import {
  answerChange,
  findAddress,
  getCustomer,
  listActs as listActsCall,
  pageVerify,
  setOpening as setOpeningCall,
  updateCustomer,
} from '@balcao/contract/company'
import { requireCnpj } from '../auth'
import { readCatalogueJsonOf } from '../catalogue'
import { PostalServiceAway } from '../gateways/postal-code'
import { companyOf } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { Problem } from '../platform/http/problems'
import type { CompanyNeeds } from './company-needs'
import { readCompanyRecord } from './company.store'
import { listActs } from './list-acts'
import { readPublicProfile } from './public-profile'
import { requireOwnCompany } from './require-own'
import { setOpening } from './set-opening'
import { takeAnswer } from './take-answer'
import { updateCustomer as changeCustomer } from './update-customer'

/** The company record (area COMP). The CNPJ of a call must be the caller's own (decision 0026, W18). */
export function registerCompany(router: Router, needs: CompanyNeeds): void {
  const { db, clock, countOrdersUntil, openModules, postalCodes } = needs

  implement(router, getCustomer, async ({ caller, query }) => {
    if (query.cnpj === '') throw new Problem('INVALID_CNPJ', { mensagem: 'CNPJ não fornecido' })
    if (caller.kind === 'public') {
      return { success: true as const, data: await readPublicProfile(needs, requireCnpj(query.cnpj)) }
    }
    const companyId = await requireOwnCompany(db, caller, query.cnpj)
    const data = await db.asCompany(companyId, async (tx) => ({
      ...(await readCompanyRecord(tx, companyId, clock())),
      ...(await openModules(tx, companyId)),
      ...(query.sem ? {} : { cardapio_json: await readCatalogueJsonOf(tx, companyId) }),
    }))
    return { success: true as const, data }
  })

  implement(router, updateCustomer, async ({ caller, body: { cnpj, ...change } }) => {
    await requireOwnCompany(db, caller, cnpj)
    return { ok: true as const, ...(await changeCustomer(needs, caller, change)) }
  })

  implement(router, setOpeningCall, ({ caller, body }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, (tx) =>
      setOpening(tx, companyId, body, { caller, now: clock(), countOrdersUntil }),
    )
  })

  implement(router, answerChange, async ({ caller, body }) => ({
    ok: true as const,
    kind: await takeAnswer(needs, body, caller.network),
  }))

  implement(router, listActsCall, async ({ caller }) => {
    const companyId = companyOf(caller)
    return { acts: await db.asCompany(companyId, (tx) => listActs(tx, companyId)) }
  })

  implement(router, pageVerify, async ({ caller, body }) => {
    const companyId = await requireOwnCompany(db, caller, body.cnpj)
    const data = await db.asCompany(companyId, (tx) => openModules(tx, companyId))
    return { success: true as const, data }
  })

  implement(router, findAddress, async ({ params }) => {
    try {
      return (await postalCodes.find(params.cep)) ?? { erro: true as const }
    } catch (error) {
      throw error instanceof PostalServiceAway ? new Problem('UNAVAILABLE') : error
    }
  })
}
