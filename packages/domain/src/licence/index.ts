export { chargeKeyType } from './charge-key'
export { formatPrice } from './format-price'
export { readLicenceDate } from './licence-date'
export {
  daysRemaining,
  daysSinceEnd,
  extendLicence,
  lastLicenceDay,
  licenceEnd,
  licenceStatus,
  type LicenceSpan,
  type LicenceStatus,
} from './licence-days'
export { noticeDue, type NoticeDays } from './licence-notice'
export { requestKindOf, requestKinds } from './licence-request'
export { isModuleOpen, moduleFlag, moduleFlags, modulesOf, type ModuleFlag, type Modules } from './modules'
export {
  bundleSavings,
  isMostPopular,
  licencePlans,
  licenceTerms,
  modulesOfPlan,
  priceOf,
  termDays,
  type LicencePlan,
  type LicenceTerm,
} from './plans'
