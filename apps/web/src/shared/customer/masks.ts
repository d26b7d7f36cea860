import { applyMask, formatCnpj, formatPhone } from '@balcao/domain/company'
import type { Mask } from '../../ui/fields/masked-input'

/** The label that is copied along with a number. Letters belong to a CNPJ, so only the mark behind it tells. */
const cnpjLabel = /cnpj(?:\/mf)?(?:\s*n?[º°o.]*)?\s*[:\s-]\s*/i

/** 00.000.000/0000-00 while typing, letters in upper case (VALID-06). */
export const cnpjMask: Mask = (previous, next, caret, deleting) => {
  const bare = next.replace(cnpjLabel, '')
  return applyMask(formatCnpj, previous, bare, Math.max(0, caret - (next.length - bare.length)), deleting)
}

/** (11) 99999-9999 while typing (VALID-10). */
export const phoneMask: Mask = (previous, next, caret, deleting) =>
  applyMask(formatPhone, previous, next, caret, deleting)

/** The longest masked texts (VALID-06, VALID-10). */
export const maskLength = { cnpj: 18, phone: 15 } as const
