import {
  findHalves,
  halvesId,
  halvesWith,
  PARTS_GROUP,
  partsIn,
  priceCents,
  type Category,
  type Item,
} from '@balcao/domain/catalogue'
import { nameId } from '@balcao/domain/text'
import type { ChosenOption, MenuRows } from '@balcao/domain/menu'
import type { ChosenLine } from './chosen-line'
import { choicesOf, type Choices } from './choosing'

/** The parts of something by halves as they are asked for: a product's id for each, '' where none is chosen yet. */
export type Parts = readonly string[]

/** What is put together: a product, or what its parts make. */
export interface Made {
  item: Item
  category: Category
}

/** The parts of a line of the cart, each as often as it counts; none where it is a product. */
export function partsOf(line: Pick<ChosenLine, 'options'> | undefined): Parts {
  return (line?.options ?? []).flatMap(({ group_id, option_id, count }) =>
    group_id === PARTS_GROUP ? Array.from({ length: count }, () => option_id) : [],
  )
}

/** Chosen parts as options of a line, each with how often it counts. */
export function partOptions(parts: Parts): ChosenOption[] {
  const chosen = [...new Set(parts)].filter((id) => id !== '')
  return chosen.map((id) => ({
    group_id: PARTS_GROUP,
    option_id: id,
    count: parts.filter((part) => part === id).length,
  }))
}

/** How many parts a product may be one of in that size; null where it is sold only whole. */
export function mostParts(menu: MenuRows, item: Item, type: string, now: number): number | null {
  const found = halvesWith(menu, item, type, now)
  return found && (found.category.meio_a_meio?.maximo ?? null)
}

/** What parts make in that size; null where it is not sold. */
export function madeOf(
  menu: MenuRows,
  { id }: Category,
  { parts, type }: { parts: Parts; type: string },
  now: number,
): Made | null {
  return findHalves(menu, halvesId(id), { price_type: type, options: partOptions(parts) }, now)
}

/** Products that a part may be, with their price in that size. */
export function partRows(
  menu: MenuRows,
  made: Made,
  type: string,
): { id: string; nome: string; cents: number }[] {
  return partsIn(made.item).map(({ id, nome }) => {
    const item = menu.items.find((one) => one.id === id)
    return { id, nome, cents: item ? priceCents(item, type) : 0 }
  })
}

/** Whether all parts are chosen, and not all the same. */
export function isWhole(parts: Parts): boolean {
  return !parts.includes('') && new Set(parts).size > 1
}

/** Choices of one product as another has them, by their names. */
export function carried(choices: Choices, from: Item, to: Item): Choices {
  const options = Object.entries(choices).flatMap(([groupId, chosen]) => {
    const group = from.opcoes.find(({ id }) => id === groupId)
    const other = to.opcoes.find(({ nome }) => nameId(nome) === nameId(group?.nome ?? ''))
    return Object.entries(chosen).flatMap(([optionId, count]) => {
      const name = group?.opcoes.find(({ id }) => id === optionId)?.nome ?? ''
      const same = other?.opcoes.find(({ nome }) => nameId(nome) === nameId(name))
      return other && same ? [{ group_id: other.id, option_id: same.id, count }] : []
    })
  })
  return choicesOf(to, options)
}
