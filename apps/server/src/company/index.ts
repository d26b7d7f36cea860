import { createPostalCodes } from '../gateways/postal-code'
import type { Feature } from '../platform/feature'
import type { Settings } from '../settings'
import type { CompanyNeeds } from './company-needs'
import { registerCompany } from './company.routes'

/** The company's record, its switches, and what the operator and others did to it. */
export const company = {
  name: 'company',
  register(router, { settings, ...needs }) {
    registerCompany(router, {
      ...needs,
      postalCodes: createPostalCodes({
        viaCepUrl: settings.BALCAO_VIACEP_URL,
        brasilApiUrl: settings.BALCAO_BRASILAPI_URL,
      }),
    })
  },
} satisfies Feature<Omit<CompanyNeeds, 'postalCodes'> & { settings: Settings }>

export { changeCompany } from './change-company'
export { getCompany, readCompanyRecord, type Company } from './company.store'
export { hoursProblems } from './hours-problems'
export { settleOutside, type LeftOver, type Outside } from './left-outside'
export { insertCompany, type NewCompany } from './insert-company'
export { requireOwnCompany } from './require-own'
export { saveCompany } from './save-company'
export { takeAddressAway } from './short-address'
