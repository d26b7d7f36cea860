import { STANDARD_PRICE } from '../../catalogue/model'
import { readAmount, type AmountNotation } from './amount'
import { CatalogueShapeError } from './catalogue-shape-error'
import { below, isObject } from './json-object'
import { readName } from './read-values'

const MAX_TYPES = 20
const MAX_TYPE_NAME = 60

/** What `preco` says beside `precos`: the first of them, the lowest, or nothing (0). */
type PriceBeside = 'first' | 'lowest' | 'zero'

export interface ReadPrices {
  centavos: Record<string, number>
  notation: AmountNotation
  beside: PriceBeside
}

/**
 * Prices of a product from its `preco` and `precos` (either undefined when not there). `precos` wins; a single preco is
 * the standard price (CATAL-21), or that of every type where its category names types without padrao.
 * @throws CatalogueShapeError price_invalid, price_types_invalid
 */
export function readPrices(
  { preco, precos }: { preco: unknown; precos: unknown },
  types: readonly string[] | null,
  paths: { preco: string; precos: string },
): ReadPrices {
  const single = readPrice(preco, paths.preco)
  const map = readPriceMap(precos, paths.precos)
  const first = map[0]
  if (first) {
    const cents = map.map(([, price]) => price.cents)
    return {
      centavos: Object.fromEntries(map.map(([type, price]) => [type, price.cents])),
      notation: first[1].notation,
      beside: single ? besideOf(single.cents, cents) : 'first',
    }
  }
  if (!single) return { centavos: {}, notation: 'number', beside: 'first' }
  return { centavos: singlePrice(single.cents, types), notation: single.notation, beside: 'first' }
}

/** A single price by type. */
export function singlePrice(cents: number, types: readonly string[] | null): Record<string, number> {
  const named = types && types.length > 0 && !types.includes(STANDARD_PRICE) ? types : [STANDARD_PRICE]
  return Object.fromEntries(named.map((type) => [type, cents]))
}

/** Names of price types; null when none is given. @throws CatalogueShapeError price_types_invalid */
export function readPriceTypes(value: unknown, path: string): string[] | null {
  if (value === undefined || value === null) return null
  if (!Array.isArray(value) || value.length > MAX_TYPES) {
    throw new CatalogueShapeError('price_types_invalid', path)
  }
  const types = value.map((type: unknown, index) => readName(type, MAX_TYPE_NAME, below(path, index)))
  return types.length === 0 ? null : [...new Set(types)]
}

/** The price types that products without named ones have: every key of their prices, else padrao (CATAL-13). */
export function typesInUse(prices: readonly Record<string, number>[]): string[] {
  const types = new Set(prices.flatMap((centavos) => Object.keys(centavos)))
  return types.size === 0 ? [STANDARD_PRICE] : [...types]
}

function readPrice(value: unknown, path: string): { cents: number; notation: AmountNotation } | null {
  if (value === undefined || value === null || value === '') return null
  const price = readAmount(value)
  if (!price) throw new CatalogueShapeError('price_invalid', path)
  return price
}

function readPriceMap(value: unknown, path: string) {
  if (value === undefined || value === null) return []
  if (!isObject(value)) throw new CatalogueShapeError('price_invalid', path)
  const entries = Object.entries(value)
  if (entries.length > MAX_TYPES * 2) throw new CatalogueShapeError('price_types_invalid', path)
  return entries.flatMap(([type, amount]) => {
    const price = readPrice(amount, below(path, type))
    const name = readName(type, MAX_TYPE_NAME, below(path, type))
    return price ? [[name, price] as const] : []
  })
}

function besideOf(cents: number, prices: number[]): PriceBeside {
  if (cents === prices[0]) return 'first'
  if (cents === Math.min(...prices)) return 'lowest'
  return cents === 0 ? 'zero' : 'first'
}
