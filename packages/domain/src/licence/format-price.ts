import { formatBrl } from '../money'

/** A price of the licence's tables: `R$ 1.200`, with cents only where there are any (LIC-11). */
export function formatPrice(cents: number): string {
  return formatBrl(cents).replace(/,00$/, '')
}
