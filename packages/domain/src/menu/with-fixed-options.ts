import { fixedOption, type Item } from '../catalogue'
import { countChosen } from './count-chosen'
import type { ChosenOption } from './model'

/** What is chosen of a product, and what its groups leave no choice about. */
export function withFixedOptions(item: Item, chosen: readonly ChosenOption[]): ChosenOption[] {
  const fixed = item.opcoes.flatMap((group) => {
    const only = countChosen(chosen, group.id) === 0 ? fixedOption(group) : null
    return only ? [{ group_id: group.id, option_id: only.id, count: only.count }] : []
  })
  return [...chosen, ...fixed]
}
