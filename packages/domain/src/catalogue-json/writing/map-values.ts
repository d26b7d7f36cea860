import { CatalogueShapeError } from '../reading/catalogue-shape-error'
import { below, isObject, type JsonObject } from '../reading/json-object'
import { categoryFields, itemFields, reservedKeys } from '../reading/known-fields'
import type { RawItem } from '../reading/read-item'

/** A category or group of categories before it is read. */
export interface RawPlace {
  raw: unknown[] | JsonObject
  form: 'list' | 'map' | 'record'
  key: string | null
  path: string
}

/**
 * What a map by name holds: a value is a product (a price, or a record with a product's field) or a group (a list of
 * products, a record with a list, or again a map).
 * Prices under names are a category's products in a menu's map (`isMenu`); deeper they might as well be one product's
 * prices by type, and are refused.
 * @throws CatalogueShapeError categories_invalid for a value that is neither, or a name that is a field's
 */
export function readMap(
  map: JsonObject,
  path: string,
  { isMenu = false } = {},
): { items: RawItem[]; places: RawPlace[] } {
  const items: RawItem[] = []
  const places: RawPlace[] = []
  for (const [key, raw] of Object.entries(map)) {
    if (raw === undefined) continue
    const at = below(path, key)
    if (reservedKeys.has(key)) throw new CatalogueShapeError('categories_invalid', at)
    if (key.trim() !== key || key === '') throw new CatalogueShapeError('name_missing', at)
    if (isProduct(raw)) items.push({ raw, key, path: at })
    else if (Array.isArray(raw)) places.push({ raw, form: 'list', key, path: at })
    else if (isObject(raw) && hasAny(raw, groupNames)) places.push({ raw, form: 'record', key, path: at })
    else if (isObject(raw) && isNested(raw, isMenu)) places.push({ raw, form: 'map', key, path: at })
    else throw new CatalogueShapeError('categories_invalid', at)
  }
  return { items, places }
}

const priceNames = [...itemFields.preco, ...itemFields.precos]
const groupNames = [...categoryFields.produtos, ...categoryFields.grupos]
const itemNames = Object.values(itemFields).flat()

function isProduct(value: unknown): boolean {
  if (!isObject(value)) return typeof value === 'number' || typeof value === 'string'
  return hasAny(value, priceNames) || (!hasAny(value, groupNames) && hasAny(value, itemNames))
}

function isNested(value: JsonObject, mayHoldPrices: boolean): boolean {
  const values = Object.values(value)
  return (
    values.length > 0 &&
    values.every(
      (inner) => (typeof inner === 'object' && inner !== null) || (mayHoldPrices && isProduct(inner)),
    )
  )
}

function hasAny(value: JsonObject, names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(value, name))
}
