import { applyMask, formatCnpj, formatPhone } from '@balcao/domain/company'
import type { Mask } from '../ui/masked-input'

/** 00.000.000/0000-00 while typing, letters in upper case (VALID-06). */
export const cnpjMask: Mask = (previous, next, caret, deleting) =>
  applyMask(formatCnpj, previous, next, caret, deleting)

/** (11) 99999-9999 while typing (VALID-10). */
export const phoneMask: Mask = (previous, next, caret, deleting) =>
  applyMask(formatPhone, previous, next, caret, deleting)

/** The longest masked texts (VALID-06, VALID-10). */
export const maskLength = { cnpj: 18, phone: 15 } as const
