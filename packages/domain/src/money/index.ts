export { fromCents, toCents } from './cents'
export { centsFromDigits, formatCentsInput } from './cents-input'
export { formatAmount, formatBrl } from './format-brl'
export { readAmount } from './read-amount'
