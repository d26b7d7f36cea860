import { applyMask, formatCnpj } from '@balcao/domain/company'
import type { Mask } from '../ui/masked-input'

/** 00.000.000/0000-00 while typing, letters in upper case (VALID-06). */
export const cnpjMask: Mask = (previous, next, caret, deleting) =>
  applyMask(formatCnpj, previous, next, caret, deleting)

/** The longest masked CNPJ. */
export const cnpjMaskLength = 18
