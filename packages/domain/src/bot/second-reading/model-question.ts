import { activeOptions, offersOf } from '../cart/on-offer'
import { short } from '../answers/catalogue/words'
import type { BotMessage, BotWorld } from '../model/model'
import type { BotState, Step } from '../model/state'
import { afterSilence } from '../turn/expiry'
import { gatherBurst } from '../turn/gather-burst'
import { isConfirming } from './keeps-all'
import { withoutPersonalData } from './without-personal-data'

/** All that a language model is given to read a text by: no prices, and nobody's name, phone or address. */
export interface ModelQuestion {
  /** The step that the conversation stands at. */
  step: Step['at']
  /** Options that may be chosen there. */
  options: readonly { id: string; title: string }[]
  menu: readonly ModelItem[]
  /** What the customer wrote, without what says who they are. */
  text: string
}

/** A product on sale. Sizes are left out where there is one, groups where there are none. */
interface ModelItem {
  id: string
  name: string
  sizes?: readonly string[]
  groups?: readonly {
    id: string
    name: string
    min: number
    max: number
    options: readonly { id: string; name: string }[]
  }[]
}

/** UTF-16 units of a text that is asked about; what is longer is for people to read. */
const MAX_ASKED = 600
/** UTF-16 units of the menu as JSON; products that go beyond are left out. */
const MAX_MENU = 60_000

/** Steps at which the answer says who somebody is or where they live. */
const personal: ReadonlySet<Step['at']> = new Set([
  'neighbourhood',
  'address',
  'customer-name',
  'booking-name',
  'note',
])

/** What a model is asked of messages that no rule understood; null where it is asked nothing. */
export function modelQuestion(
  before: BotState,
  messages: readonly BotMessage[],
  world: BotWorld,
): ModelQuestion | null {
  const { state } = afterSilence(before, world.now)
  const { step, shown } = state
  const written = gatherBurst(messages, world.now)?.lines.join('\n') ?? ''
  if (personal.has(step.at) || written.length > MAX_ASKED) return null
  const text = withoutPersonalData(written, [world.customer.name])
  if (!/\p{L}{2}/u.test(text)) return null
  return { step: step.at, options: isConfirming(step) ? [] : shown, menu: menuOf(world), text }
}

function menuOf({ menu, now }: BotWorld): ModelItem[] {
  const items: ModelItem[] = []
  let size = 0
  for (const { item, category } of offersOf(menu, now)) {
    const groups = item.opcoes.flatMap((group) => {
      const { id, min, max } = group
      const options = activeOptions(group).map((option) => ({ id: option.id, name: short(option.nome) }))
      return max > 0 && options.length > 0 ? [{ id, name: short(group.nome), min, max, options }] : []
    })
    const { tipos_preco: sizes } = category
    const one = {
      id: item.id,
      name: short(item.nome),
      ...(sizes.length > 1 && { sizes }),
      ...(groups.length > 0 && { groups }),
    }
    size += JSON.stringify(one).length
    if (size > MAX_MENU) break
    items.push(one)
  }
  return items
}
