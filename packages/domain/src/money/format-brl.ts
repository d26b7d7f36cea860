import { fromCents } from './cents'

const brl = /* @__PURE__ */ new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const plain = /* @__PURE__ */ new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })

/**
 * Cents as Brazilian money: `R$ 1.234,50`, negative `-R$ 5,00` (ORD-39). The space is Intl's no-break space
 * (U+00A0), so that sign and figure stay on one line. @throws RangeError when `cents` is not an integer.
 */
export function formatBrl(cents: number): string {
  return brl.format(fromCents(cents))
}

/** Cents as a figure without the currency: `1.234,50`. @throws RangeError when `cents` is not an integer. */
export function formatAmount(cents: number): string {
  return plain.format(fromCents(cents))
}
