import type { ItemContent } from '../../catalogue/model'
import { writeAmount, type AmountNotation } from '../reading/amount'
import { beverageGroup } from '../reading/beverages'
import type { Ways } from '../catalogue-source'
import { writeFlag, type FlagNotation } from '../reading/flag'
import { field, without, type JsonObject } from '../reading/json-object'
import { itemFields } from '../reading/known-fields'
import { writeOptions } from '../reading/read-options'
import { singlePrice } from '../reading/read-prices'
import { writeMinutes, writeTexts, type MinutesNotation } from '../reading/read-values'

export type ItemRow = ItemContent & { id: string }

/** What the item is written into. */
export interface ItemPlace {
  /** Name of its category. */
  category: string
  /** The category's price types, for the order of the prices. */
  order: readonly string[]
  /** Price types that the document names for it; null when it names none. */
  types: readonly string[] | null
  /** The name in a map that says the product's; null in a list. */
  key: string | null
  /** The group to say, in one list of beverages; null elsewhere. */
  group: string | null
  /** Whether the id must be written, as names do not give it. */
  writesId: boolean
}

/** Every field of CATAL-15. */
export const canonicalItem: Ways = {
  fields: Object.keys(itemFields).filter(
    (name) => !['opcoes', 'imagem', 'pausado_ate', 'codigo', 'gratis', 'grupo'].includes(name),
  ),
  as: { beside: 'standard' },
}

/** A product in a document's ways: the fields that it had there, and any other that says something. */
export function writeItem(item: ItemRow, ways: Ways, place: ItemPlace): unknown {
  const has = new Set(ways.fields)
  const as = ways.as ?? {}
  const said = new Map<string, unknown>()
  const put = (name: keyof typeof itemFields, value: unknown, says: boolean) => {
    const key = ways.keys?.[name] ?? name
    const isKept = !says && Object.hasOwn(item.extras, key)
    if ((says || has.has(name)) && !isKept) said.set(key, value)
  }
  const minutes = (name: 'tempo_preparo' | 'duracao') => {
    const value = item[name]
    put(
      name,
      value === null ? null : writeMinutes(value, (as[name] ?? 'number') as MinutesNotation),
      value !== null,
    )
  }
  const texts = (name: 'ingredientes' | 'alergenos') =>
    put(name, writeTexts(item[name], as[name] === 'text' ? 'text' : 'list'), item[name].length > 0)

  put(
    'id',
    as['id'] === 'number' && isNumeric(item.id) ? Number(item.id) : item.id,
    has.has('id') || place.writesId,
  )
  put('nome', item.nome, place.key === null || place.key !== item.nome)
  put('descricao', item.descricao, item.descricao !== '')
  const { preco, precos } = pricesOf(item, ways, place)
  if (preco !== undefined) put('preco', preco, preco !== null)
  if (precos !== undefined) put('precos', precos, true)
  const flags = flagsOf(item, has)
  for (const name of ['disponivel', 'ativo'] as const) {
    const on = flags[name]
    if (on !== null) put(name, writeFlag(on, (as[name] ?? 'boolean') as FlagNotation), true)
  }
  texts('ingredientes')
  texts('alergenos')
  minutes('tempo_preparo')
  minutes('duracao')
  put('modalidade', item.modalidade, item.modalidade !== null)
  put('categoria', place.category, false)
  put('opcoes', writeOptions(item.opcoes), item.opcoes.length > 0)
  put('imagem', item.imagem, item.imagem !== null)
  put('pausado_ate', item.pausado_ate, item.pausado_ate !== null)
  const isNumber = as['codigo'] === 'number' && item.codigo !== null && isNumeric(item.codigo)
  put('codigo', isNumber ? Number(item.codigo) : item.codigo, item.codigo !== null)
  put('gratis', item.gratis ?? false, item.gratis === true)

  if (place.group !== null) put('grupo', place.group, beverageGroup(item.nome) !== place.group)

  const [only] = said
  const isBare = as['item'] === 'bare' && place.key !== null && said.size === 1
  if (isBare && only?.[0] === 'preco' && Object.keys(item.extras).length === 0) return only[1]
  return withExtras(said, item.extras)
}

/**
 * An item's extras that are written: one with a known field's name gives way to what the item itself says there,
 * and a category's name to the category.
 */
export function keptExtras(item: ItemRow, category: string): JsonObject {
  const silent = new Set(
    [
      'ingredientes',
      'alergenos',
      'tempo_preparo',
      'duracao',
      'imagem',
      'pausado_ate',
      'codigo',
      'gratis',
    ].filter((name) => {
      const value = item[name as keyof ItemRow]
      return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    }),
  )
  const said = Object.keys(itemFields).filter(
    (name) => name !== 'categoria' && name !== 'grupo' && !silent.has(name),
  )
  const names = itemFields.categoria.filter((name) => field(item.extras, name) === category)
  return without(item.extras, new Set([...said, ...names]))
}

/** Known fields first, then the unknown ones that do not contradict them. */
export function withExtras(said: ReadonlyMap<string, unknown>, extras: JsonObject): JsonObject {
  return Object.fromEntries([...said, ...Object.entries(extras).filter(([key]) => !said.has(key))])
}

/** Whether a number is written exactly as this text. */
export function isNumeric(text: string): boolean {
  return Number.isFinite(Number(text)) && String(Number(text)) === text
}

/** The prices' map in the order of the category's types, in cents. */
export function pricesInOrder(
  centavos: Record<string, number>,
  order: readonly string[],
): Record<string, number> {
  const types = new Set([...order.filter((type) => Object.hasOwn(centavos, type)), ...Object.keys(centavos)])
  return Object.fromEntries([...types].map((type) => [type, centavos[type] ?? 0]))
}

/** Each undefined where it is not written. */
function pricesOf(item: ItemRow, ways: Ways, place: ItemPlace): { preco?: unknown; precos?: JsonObject } {
  const notation = (ways.as?.['preco'] ?? 'number') as AmountNotation
  const beside = ways.as?.['beside'] ?? 'first'
  const write = (cents: number) => writeAmount(cents, notation)
  const ordered = pricesInOrder(item.centavos, place.order)
  const all = Object.values(ordered)
  const [first] = all
  const precos = Object.fromEntries(Object.entries(ordered).map(([type, cents]) => [type, write(cents)]))
  const [hasSingle, hasMap] = [ways.fields.includes('preco'), ways.fields.includes('precos')]
  if (first === undefined) {
    return { ...(hasSingle && beside !== 'standard' && { preco: null }), ...(hasMap && { precos }) }
  }
  if (!hasMap && isSingle(ordered, first, place.types)) return { preco: write(first) }
  if (beside === 'standard') {
    return isSingle(ordered, first, null) && all.length === 1 ? { preco: write(first), precos } : { precos }
  }
  const single = beside === 'zero' ? 0 : beside === 'lowest' ? Math.min(...all) : first
  return { ...(hasSingle && { preco: write(single) }), precos }
}

function isSingle(prices: Record<string, number>, cents: number, types: readonly string[] | null): boolean {
  const expected = Object.entries(singlePrice(cents, types))
  return (
    expected.length === Object.keys(prices).length &&
    expected.every(([type]) => Object.hasOwn(prices, type) && prices[type] === cents)
  )
}

/** Where the document has only `ativo`, it says whether the product can be had (CATAL-18). Null is not written. */
function flagsOf(
  item: ItemRow,
  has: ReadonlySet<string>,
): { ativo: boolean | null; disponivel: boolean | null } {
  const isOneFlag = has.has('ativo') && !has.has('disponivel')
  if (isOneFlag && item.ativo) return { ativo: item.disponivel, disponivel: null }
  const writesActive = has.has('ativo') || !item.ativo
  const writesAvailable = writesActive || has.has('disponivel') || !item.disponivel
  return {
    ativo: writesActive ? item.ativo : null,
    disponivel: writesAvailable ? item.disponivel : null,
  }
}
