import type { ItemContent, Option, OptionGroup } from '../model'
import { halfUp, partName, PARTS_GROUP } from './parts'
import { priceCents } from './prices'
import { isOffered } from './sold-out'

/** So many of one option; naming an option twice adds up. */
export interface ChosenOption {
  groupId: string
  optionId: string
  count: number
}

/** What one piece costs in cents: the product's price and its options, which sum to what the groups charge. */
export interface PricedChoices {
  unitCents: number
  options: PricedOption[]
}

export interface PricedOption {
  /** With its count or share: '2x Bacon', '1/2 Calabresa'. */
  name: string
  centavos: number
  /** One of the products that a line by halves is made of. */
  isPart?: true
}

export interface ChoiceProblem {
  problem: 'group_unknown' | 'option_unknown' | 'too_few' | 'too_many'
  groupId: string
}

/**
 * Prices a product with its chosen options. 'soma' charges each, 'maior' the dearest alone (the others are listed at
 * 0), 'media' the mean, a half cent rounded up, shared out over the options. An option that is inactive or out, or a count that is
 * no whole number from 1, is unknown. The price type is taken as given: `typesOf` tells which are on sale.
 */
export function priceChoices(
  item: Pick<ItemContent, 'centavos' | 'opcoes'>,
  priceType: string,
  chosen: readonly ChosenOption[],
): PricedChoices | ChoiceProblem {
  for (const { groupId, optionId, count } of chosen) {
    const group = item.opcoes.find((group) => group.id === groupId)
    if (!group) return { problem: 'group_unknown', groupId }
    const isKnown = group.opcoes.some((option) => option.id === optionId && isOffered(option))
    if (!isKnown || !Number.isInteger(count) || count < 1) return { problem: 'option_unknown', groupId }
  }
  const options: PricedChoices['options'] = []
  for (const group of item.opcoes) {
    const picks = picksOf(group, chosen)
    const count = picks.reduce((sum, pick) => sum + pick.count, 0)
    if (count < group.min) return { problem: 'too_few', groupId: group.id }
    if (count > group.max) return { problem: 'too_many', groupId: group.id }
    const charges = charge(group, picks)
    const isParts = group.id === PARTS_GROUP
    for (const [index, pick] of picks.entries()) {
      const name = isParts ? partName(pick.option.nome, pick.count, count) : pickName(pick)
      options.push({ name, centavos: charges[index] ?? 0, ...(isParts && { isPart: true as const }) })
    }
  }
  const charged = options.reduce((sum, option) => sum + option.centavos, 0)
  return { unitCents: priceCents(item, priceType) + charged, options }
}

interface Picked {
  option: Option
  count: number
}

function picksOf(group: OptionGroup, chosen: readonly ChosenOption[]): Picked[] {
  return group.opcoes.flatMap((option) => {
    const of = chosen.filter((choice) => choice.groupId === group.id && choice.optionId === option.id)
    const count = of.reduce((sum, choice) => sum + choice.count, 0)
    return count > 0 ? [{ option, count }] : []
  })
}

function pickName({ option, count }: Picked): string {
  return count > 1 ? `${count}x ${option.nome}` : option.nome
}

function charge({ cobranca }: OptionGroup, picks: readonly Picked[]): number[] {
  if (cobranca === 'soma') return picks.map(({ option, count }) => option.centavos * count)
  if (cobranca === 'media') return meanShares(picks)
  const dearest = Math.max(...picks.map(({ option }) => option.centavos))
  const bearer = picks.findIndex(({ option }) => option.centavos === dearest)
  return picks.map((_, index) => (index === bearer ? dearest : 0))
}

/** Shares by rounding the running sum: they add up to the rounded mean exactly. */
function meanShares(picks: readonly Picked[]): number[] {
  const count = picks.reduce((sum, pick) => sum + pick.count, 0)
  let running = 0
  return picks.map((pick) => {
    const before = halfUp(running, count)
    running += pick.option.centavos * pick.count
    return halfUp(running, count) - before
  })
}
