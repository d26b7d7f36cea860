import {
  offeredTypes,
  PARTS_GROUP,
  partsIn,
  priceCents,
  STANDARD_PRICE,
  type Category,
  type Item,
} from '@balcao/domain/catalogue'
import type { MenuRows } from '@balcao/domain/menu'
import { useState } from 'react'
import type { ChosenLine } from './chosen-line'
import {
  choicesOf,
  choose,
  chosenOptions,
  firstChoices,
  missingGroup,
  priceSoFar,
  type Choices,
} from './choosing'
import {
  carried,
  isWhole,
  madeOf,
  mostParts,
  partOptions,
  partRows,
  partsOf,
  type Made,
  type Parts,
} from './halves'

interface ProductProps {
  menu: MenuRows
  /** When the menu was read, in milliseconds. */
  now: number
  item: Item
  category: Category
  line: ChosenLine | undefined
}

/** A product while it is put together: its size, all of it or halves with others, and its options. */
export function useProduct({ menu, now, item, category, line }: ProductProps) {
  const whole: Made = { item, category }
  const [parts, setParts] = useState<Parts>(() => startOf(line, item))
  const [isHalved, setHalved] = useState(() => partsOf(line).length > 0)
  const [wanted, setType] = useState(line?.price_type)
  const types = offeredTypes(item, category)
  const type = types.find((one) => one === wanted) ?? types[0] ?? STANDARD_PRICE
  const most = mostParts(menu, item, type, now)
  const halves = most !== null && isHalved ? madeOf(menu, category, { parts, type }, now) : null
  const made = halves ?? whole
  // What is not sold in this size, or not any more, is to be chosen anew.
  const sold = parts.map((part) => (partsIn(made.item).some(({ id }) => id === part) ? part : ''))
  const [kept, setChoices] = useState<Choices>(() => firstChoices(made.item, line?.options ?? []))
  // Other parts may have other options in common.
  const chosen = chosenOptions(kept).filter(({ group_id }) => group_id !== PARTS_GROUP)
  const choices = choicesOf(made.item, chosen)
  const options = [...(halves ? partOptions(sold) : []), ...chosenOptions(choices)]
  const halve = (halved: boolean, withParts = parts) => {
    const other = halved ? madeOf(menu, category, { parts: withParts, type }, now) : whole
    if (other) setChoices(carried(choices, made.item, other.item))
    setHalved(halved)
  }
  return {
    made,
    types,
    prices: pricesOf(made, types),
    type,
    setType,
    most,
    halves,
    parts: sold,
    setParts,
    choices,
    options,
    unit: priceSoFar(made.item, made.category, type, choicesOf(made.item, options)),
    halve,
    /** Products that it may be halves with, while it is whole. */
    halfRows:
      most === null || halves
        ? []
        : partRows(menu, madeOf(menu, category, { parts: [item.id], type }, now) ?? whole, type),
    halveWith: (id: string) => {
      setParts([item.id, id])
      halve(true, [item.id, id])
    },
    choose: (group: Parameters<typeof choose>[1], optionId: string, count: number) =>
      setChoices(choose(choices, group, optionId, count)),
    /** Id of the first group that still asks for something. */
    missing: (): string | null => {
      if (halves && !isWhole(sold)) return PARTS_GROUP
      const others = made.item.opcoes.filter(({ id }) => id !== PARTS_GROUP)
      return missingGroup({ ...made.item, opcoes: others }, choices)?.id ?? null
    },
  }
}

/** Cents by size, of those that it can be had in as it is put together. */
function pricesOf({ item, category }: Made, types: readonly string[]): Record<string, number> {
  const sold = types.filter((type) => category.tipos_preco.includes(type))
  return Object.fromEntries(sold.map((type) => [type, priceCents(item, type)]))
}

/** At first the product itself, and another one to be chosen. */
function startOf(line: ChosenLine | undefined, item: Item): Parts {
  const parts = partsOf(line)
  return parts.length > 0 ? parts : [item.id, '']
}
