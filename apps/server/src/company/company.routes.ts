import { findAddress, getCustomer, pageVerify, updateCustomer } from '@balcao/contract/company'
import { requireCnpj } from '../auth'
import { readCatalogueJsonOf } from '../catalogue'
import { PostalServiceAway } from '../gateways/postal-code'
import { implement, type HttpDoor } from '../platform/http/implement'
import { Problem } from '../platform/http/problems'
import type { CompanyParts } from './company-parts'
import { readCompanyRecord } from './company.store'
import { readPublicProfile } from './public-profile'
import { requireOwnCompany } from './require-own'
import { updateCustomer as changeCustomer } from './update-customer'

/** The company record (spec section 7, Customer). The CNPJ of a call must be the caller's own (spec-notes W18). */
export function registerCompany(door: HttpDoor, parts: CompanyParts): void {
  const { db, clock, openModules, postalCodes } = parts

  implement(door, getCustomer, async ({ caller, query }) => {
    if (caller.kind === 'public') {
      return { success: true as const, data: await readPublicProfile(parts, requireCnpj(query.cnpj)) }
    }
    const companyId = await requireOwnCompany(db, caller, query.cnpj)
    const data = await db.asCompany(companyId, async (tx) => ({
      ...(await readCompanyRecord(tx, companyId, clock())),
      ...(await openModules(tx, companyId)),
      ...(query.sem ? {} : { cardapio_json: await readCatalogueJsonOf(tx, companyId) }),
    }))
    return { success: true as const, data }
  })

  implement(door, updateCustomer, async ({ caller, body: { cnpj, ...change } }) => {
    const companyId = await requireOwnCompany(db, caller, cnpj)
    const actor = caller.kind === 'session' ? 'counter' : 'api'
    return { ok: true as const, ...(await changeCustomer(parts, companyId, change, actor)) }
  })

  implement(door, pageVerify, async ({ caller, body }) => {
    const companyId = await requireOwnCompany(db, caller, body.cnpj)
    const data = await db.asCompany(companyId, (tx) => openModules(tx, companyId))
    return { success: true as const, data }
  })

  implement(door, findAddress, async ({ params }) => {
    try {
      return (await postalCodes.find(params.cep)) ?? { erro: true as const }
    } catch (error) {
      throw error instanceof PostalServiceAway ? new Problem('UNAVAILABLE') : error
    }
  })
}
