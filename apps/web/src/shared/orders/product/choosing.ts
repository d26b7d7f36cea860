import {
  offeredTypes,
  priceCents,
  STANDARD_PRICE,
  type Category,
  type Item,
  type OptionGroup,
} from '@balcao/domain/catalogue'
import { priceLine, withFixedOptions, type ChosenOption } from '@balcao/domain/menu'
import type { ChosenLine } from './chosen-line'

/** How many of each option, by group and option id. */
export type Choices = Readonly<Record<string, Readonly<Record<string, number>>>>

const countIn = (choices: Choices, groupId: string) =>
  Object.values(choices[groupId] ?? {}).reduce((sum, count) => sum + count, 0)

/** Sets one option of a group. In a group of one, another choice takes the place of the first. */
export function choose(choices: Choices, group: OptionGroup, optionId: string, count: number): Choices {
  if (group.max === 1) return { ...choices, [group.id]: count > 0 ? { [optionId]: 1 } : {} }
  const others = countIn(choices, group.id) - (choices[group.id]?.[optionId] ?? 0)
  const allowed = Math.max(0, Math.min(count, group.max - others))
  const { [optionId]: _, ...rest } = choices[group.id] ?? {}
  return { ...choices, [group.id]: allowed > 0 ? { ...rest, [optionId]: allowed } : rest }
}

/** The first group that still asks for something; null when the product can go into the cart. */
export function missingGroup(item: Item, choices: Choices): OptionGroup | null {
  return item.opcoes.find((group) => countIn(choices, group.id) < group.min) ?? null
}

/** What a product is begun with: the choices of a line, and what its groups leave no choice about. */
export function firstChoices(item: Item, options: readonly ChosenOption[]): Choices {
  const offered = chosenOptions(choicesOf(item, options))
  return choicesOf(item, withFixedOptions(item, offered))
}

/** The choices of a line of the cart, as far as the product still offers them. */
export function choicesOf(item: Item, options: readonly ChosenOption[]): Choices {
  return options.reduce<Choices>((choices, { group_id, option_id, count }) => {
    const group = item.opcoes.find(({ id }) => id === group_id)
    const isOffered = group?.opcoes.some(({ id }) => id === option_id)
    return group && isOffered ? choose(choices, group, option_id, count) : choices
  }, {})
}

export function chosenOptions(choices: Choices): ChosenOption[] {
  return Object.entries(choices).flatMap(([group_id, options]) =>
    Object.entries(options).map(([option_id, count]) => ({ group_id, option_id, count })),
  )
}

/** Cents of one piece as chosen so far, for showing: groups that still miss something count with what they have. */
export function priceSoFar(item: Item, category: Category, priceType: string, choices: Choices): number {
  const lenient = { ...item, opcoes: item.opcoes.map((group) => ({ ...group, min: 0 })) }
  const entry = { item_id: item.id, price_type: priceType, quantity: 1, options: chosenOptions(choices) }
  const line = priceLine(lenient, category, entry)
  return line === 'options_changed' ? 0 : line.unit_cents
}

/** One piece of a product that asks for nothing. */
export function plainLine(item: Item, category: Category): ChosenLine {
  const [type = STANDARD_PRICE] = offeredTypes(item, category)
  return {
    item_id: item.id,
    name: item.nome,
    price_type: type,
    quantity: 1,
    options: [],
    notes: null,
    unit_cents: priceCents(item, type),
  }
}

/** The least that one piece can cost in cents, and whether it can cost more. */
export function priceFrom(item: Item, category: Category): { cents: number; more: boolean } {
  const prices = offeredTypes(item, category).map((type) => priceCents(item, type))
  const least = Math.min(...prices)
  const added = item.opcoes.map((group) => leastOf(group))
  const cents = least + added.reduce((sum, cents) => sum + cents, 0)
  return { cents, more: prices.some((price) => price > least) || item.opcoes.some(costsMore) }
}

/** The cheapest way to fill a group up to its minimum. */
function leastOf(group: OptionGroup): number {
  if (group.min === 0 || group.opcoes.length === 0) return 0
  const cheapest = Math.min(...group.opcoes.map(({ centavos }) => centavos))
  return group.cobranca === 'soma' ? cheapest * group.min : cheapest
}

function costsMore(group: OptionGroup): boolean {
  const prices = group.opcoes.map(({ centavos }) => centavos)
  return group.min === 0 ? prices.some((cents) => cents > 0) : new Set(prices).size > 1
}
