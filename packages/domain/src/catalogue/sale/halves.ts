import { groupBy } from '../group-by'
import type { Category, HalvesRule, Item, OptionGroup } from '../model'
import { isOnSale, offeredTypes } from './on-sale'
import { PARTS_GROUP, priceParts } from './parts'
import { nameId } from '../../text/plain-name'
import { priceCents } from './prices'
import { singularName } from './singular-name'
import { isOffered } from './sold-out'

/** What of a catalogue halves are made of. */
interface Rows {
  categories: readonly Category[]
  items: readonly Item[]
}

/** What is said of something by halves: its size, null while it is open, and options, those of `PARTS_GROUP` its parts. */
export interface SaidOfHalves {
  price_type: string | null
  options: readonly { group_id: string; option_id: string; count: number }[]
}

/** Id of what the products of a category make together; it stands where an item's id does. */
export function halvesId(categoryId: string): string {
  return `meio:${categoryId}`
}

/** What it is called: 'Pizza salgada meio a meio' of the category 'Pizzas salgadas'. */
export function halvesName(category: string): string {
  return `${singularName(category)} meio a meio`
}

/**
 * What products of a category make together, as a product of its own: its prices by the category's rule for the parts
 * that are said (the cheapest product's for none), its group of parts (`PARTS_GROUP`), and the groups that all of these have by name, which
 * are asked once for the whole, each option at the dearest part's price. The ids of those come from names (`nameId`),
 * the same whatever the parts are. The category comes with the sizes in which all parts are sold.
 *
 * Parts are products on sale at `now` (epoch milliseconds) that ask for the same: a pizza whose dough must be chosen
 * goes with others of that kind. Null where the category is not sold by halves, or fewer than two products go together in
 * a size that all parts are sold in.
 */
export function findHalves(
  { categories, items }: Rows,
  itemId: string,
  said: SaidOfHalves,
  now: number,
): { item: Item; category: Category } | null {
  const category = categories.find(({ id }) => halvesId(id) === itemId)
  const rule = category?.meio_a_meio
  if (!category || !rule || category.section !== 'cardapio') return null
  const counts = countsOf(said)
  const isSold = (item: Item, type: string) => offeredTypes(item, category).includes(type)
  const onSale = items.filter((item) => item.category_id === category.id && isOnSale(item, category, now))
  const products = alike(
    onSale.filter((item) => said.price_type === null || isSold(item, said.price_type)),
    counts,
  )
  if (products.length < 2) return null
  const parts = products.filter(({ id }) => counts.has(id))
  const types = category.tipos_preco.filter(
    (type) =>
      parts.every((part) => isSold(part, type)) && products.filter((item) => isSold(item, type)).length > 1,
  )
  if (types.length === 0) return null
  const cost = (type: string) => {
    const said = parts.map((part) => ({ centavos: priceCents(part, type), count: counts.get(part.id)! }))
    const sold = products.filter((item) => isSold(item, type)).map((item) => priceCents(item, type))
    return said.length > 0 ? priceParts(rule.cobranca, said) : Math.min(...sold)
  }
  const item: Item = {
    ...products[0]!,
    id: itemId,
    nome: halvesName(category.nome),
    descricao: '',
    centavos: Object.fromEntries(types.map((type) => [type, cost(type)])),
    ingredientes: [],
    alergenos: [...new Set(parts.flatMap(({ alergenos }) => alergenos))],
    opcoes: [partsGroup(products, rule), ...sharedGroups(parts.length > 0 ? parts : products)],
    imagem: null,
    gratis: undefined,
    codigo: null,
    extras: {},
  }
  return { item, category: { ...category, tipos_preco: types } }
}

/** Something by halves of which a product is one part so far, and nothing else is said but its size. */
export function halvesWith(rows: Rows, { id, category_id }: Item, priceType: string | null, now: number) {
  const options = [{ group_id: PARTS_GROUP, option_id: id, count: 1 }]
  const found = findHalves(rows, halvesId(category_id), { price_type: priceType, options }, now)
  return found && partsIn(found.item).some((part) => part.id === id) ? { ...found, options } : null
}

/** The products that something by halves can be made of, as options of its group. */
export function partsIn({ opcoes }: Item): OptionGroup['opcoes'] {
  return opcoes.find(({ id }) => id === PARTS_GROUP)?.opcoes ?? []
}

function countsOf({ options }: SaidOfHalves): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { group_id, option_id, count } of options)
    if (group_id === PARTS_GROUP) counts.set(option_id, (counts.get(option_id) ?? 0) + count)
  return counts
}

/** Of products, those that ask for the same choices: as the first part does, else as most of them do. */
function alike(products: readonly Item[], counts: ReadonlyMap<string, number>): Item[] {
  const groups = [...groupBy(products, asks).values()]
  const ofParts = groups.find((group) => group.some(({ id }) => counts.has(id)))
  return ofParts ?? groups.sort((one, other) => other.length - one.length)[0] ?? []
}

function asks({ opcoes }: Item): string {
  const required = opcoes.filter(({ min }) => min > 0).map(({ nome }) => nameId(nome))
  return JSON.stringify(required.sort())
}

function partsGroup(products: readonly Item[], { maximo, cobranca }: HalvesRule): OptionGroup {
  const opcoes = products.map(({ id, nome }) => ({ id, nome, centavos: 0, ativo: true }))
  return { id: PARTS_GROUP, nome: 'Sabores', min: 2, max: maximo, cobranca, opcoes }
}

function sharedGroups([first, ...others]: readonly Item[]): OptionGroup[] {
  return byName(first?.opcoes ?? []).flatMap(([id, group]): OptionGroup[] => {
    const all = [group, ...others.flatMap(({ opcoes }) => named(opcoes, id) ?? [])]
    if (all.length <= others.length) return []
    const opcoes = byName(group.opcoes).flatMap(([id, option]) => {
      const same = all.flatMap((one) => named(one.opcoes.filter(isOffered), id) ?? [])
      if (same.length < all.length) return []
      return [{ ...option, id, centavos: Math.max(...same.map(({ centavos }) => centavos)) }]
    })
    const min = Math.max(...all.map((one) => one.min))
    const max = Math.max(min, Math.min(...all.map((one) => one.max)))
    return [{ ...group, id, min, max, opcoes }]
  })
}

/** By plain name, the first of each. */
function byName<Named extends { nome: string }>(rows: readonly Named[]): [string, Named][] {
  return [...new Map(rows.toReversed().map((row) => [nameId(row.nome), row]))].toReversed()
}

function named<Named extends { nome: string }>(rows: readonly Named[], name: string): Named | undefined {
  return rows.find(({ nome }) => nameId(nome) === name)
}
