export { changedFields, checkCompany, type CompanyProblem } from './check-company'
export { formatCep, normalizeCep } from './cep'
export { formatCnpj, isValidCnpj, normalizeCnpj } from './cnpj'
export { isValidEmail, maskEmail } from './email'
export { inkOn } from './ink-on'
export { applyMask } from './mask'
export { formatPhone, isValidPhone, normalizePhone, withAreaCode } from './phone'
export {
  bookingPath,
  isReservedAddress,
  isShortAddress,
  menuPath,
  readShortAddress,
  suggestShortAddress,
} from './short-address'
export { niches, weekdays, type Niche, type Weekday } from './vocabulary'
