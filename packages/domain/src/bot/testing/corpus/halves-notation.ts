import {
  findHalves,
  halvesId,
  PARTS_GROUP,
  type Category,
  type HalvesRule,
  type Item,
} from '../../../catalogue'
import { nameId } from '../../../text'
import type { ChosenOption } from '../../../menu'
import type { BotWorld } from '../../model/model'
import type { ShopMessages } from './corpus'

/** Between products that make one thing together. */
const JOIN = ' / '
const usual: HalvesRule = { maximo: 3, cobranca: 'maior' }
const halves = /^\d+ ([^ ]+(?: \/ [^ ]+)+)/

/** Parts in one order, by which two lines are compared. */
export function inOrder(itemId: string): string {
  return itemId.split(JOIN).sort().join(JOIN)
}

/**
 * A shop whose categories sell halves where any of its messages orders them: at the dearest one's price, unless its menu
 * says how. It takes meal vouchers where any of its messages is paid with one.
 */
export function asItsMessagesSay({ shop, messages }: ShopMessages): ShopMessages {
  const said = messages.flatMap(({ cart = [], expect }) => [...cart, ...expect])
  const ordered = said.flatMap((text) => halves.exec(text)?.[1]?.split(JOIN).slice(0, 1) ?? [])
  const sold = new Set(
    shop.menu.items.flatMap((item) => (ordered.includes(item.id) ? [item.category_id] : [])),
  )
  const categories = shop.menu.categories.map((category) =>
    sold.has(category.id) ? { ...category, meio_a_meio: category.meio_a_meio ?? usual } : category,
  )
  const voucher = said.includes('pagamento voucher')
  return { shop: { ...shop, menu: { ...shop.menu, categories }, voucher }, messages }
}

/** What lies in a cart for such a line, and what it is made of; null where a part is not on the menu. */
export function readHalves(
  itemId: string,
  type: string | null,
  options: Readonly<Record<string, number>>,
  { menu, now }: BotWorld,
): { item: Item; category: Category; options: ChosenOption[] } | null {
  const ids = itemId.split(JOIN)
  const items = ids.flatMap((id) => menu.items.find((item) => item.id === id) ?? [])
  if (items.length < ids.length) return null
  const parts = [...new Set(ids)].map((id) => ({
    group_id: PARTS_GROUP,
    option_id: id,
    count: ids.filter((other) => other === id).length,
  }))
  const chosen = Object.entries(options).flatMap(([name, count]) => {
    const [groupId, optionId] = name.split(':')
    const group = items.flatMap(({ opcoes }) => opcoes).find(({ id }) => id === groupId)
    const option = group?.opcoes.find(({ id }) => id === optionId)
    return option ? [{ group_id: nameId(group!.nome), option_id: nameId(option.nome), count }] : []
  })
  const said = { price_type: type, options: [...parts, ...chosen] }
  const found = findHalves(menu, halvesId(items[0]!.category_id), said, now)
  return found && { ...found, options: said.options }
}

/** The notation of parts in a cart: their ids, and what is chosen for the whole as the first part calls it. */
export function writeHalves(
  options: readonly ChosenOption[],
  { menu }: BotWorld,
): { itemId: string; options: Record<string, number> } {
  const parts = options.filter(({ group_id }) => group_id === PARTS_GROUP)
  const ids = parts.flatMap(({ option_id, count }) => Array.from({ length: count }, () => option_id))
  const first = menu.items.find(({ id }) => id === ids[0])
  const written: Record<string, number> = {}
  for (const { group_id, option_id, count } of options) {
    if (group_id === PARTS_GROUP) continue
    const group = first?.opcoes.find(({ nome }) => nameId(nome) === group_id)
    const option = group?.opcoes.find(({ nome }) => nameId(nome) === option_id)
    written[`${group?.id ?? group_id}:${option?.id ?? option_id}`] = count
  }
  return { itemId: ids.join(JOIN), options: written }
}
