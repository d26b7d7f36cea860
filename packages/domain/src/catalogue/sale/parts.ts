import type { OptionCharge } from '../model'

/** The group of a product by halves whose options are the products that it is made of. */
export const PARTS_GROUP = 'meio:sabores'

/** A product that something is made of: its own price in cents, and so many parts of the whole. */
interface Part {
  centavos: number
  count: number
}

/**
 * What products cost together in cents, each counted by its parts. 'maior': the dearest one's price. 'media': the mean
 * of all parts, a half cent rounded up. 'soma': each product's share of its own price (price × its parts ÷ all parts),
 * each share rounded up to a cent, and never more than the dearest. All lie between the cheapest and the dearest.
 */
export function priceParts(cobranca: OptionCharge, parts: readonly Part[]): number {
  const all = parts.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return 0
  const dearest = Math.max(...parts.map(({ centavos }) => centavos))
  if (cobranca === 'maior') return dearest
  const weighted = parts.map(({ centavos, count }) => centavos * count)
  if (cobranca === 'media')
    return halfUp(
      weighted.reduce((sum, one) => sum + one, 0),
      all,
    )
  return Math.min(
    dearest,
    weighted.reduce((sum, one) => sum + Math.ceil(one / all), 0),
  )
}

/** A part with its share, in letters that every printer has: '1/2 Calabresa', '2/3 Atum'; the name alone for all of it. */
export function partName(nome: string, count: number, of: number): string {
  const shared = divisor(count, of)
  return count === of ? nome : `${count / shared}/${of / shared} ${nome}`
}

const signs: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
}

/** A part's name as a screen shows it: '½ Calabresa' for '1/2 Calabresa'. */
export function partOnScreen(name: string): string {
  return name.replace(/^\d\/\d(?= )/, (share) => signs[share] ?? share)
}

/** A quotient rounded to a whole number, a half upwards. */
export function halfUp(sum: number, count: number): number {
  return Math.floor((2 * sum + count) / (2 * count))
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}
