import { rulesOf } from './all-steps'
import { handOver } from '../answers/hand-over'
import { INVALID_UNTIL_HAND_OVER, INVALID_UNTIL_SHORT_MENU } from '../model/limits'
import type { MissedWords, Move, Option, Scene } from '../model/rules'
import { fillVariables } from '../../messaging'
import { firstName } from '../words/first-name'

const FEW = 3
const person: Option = { id: 'atendente', title: 'Falar com atendente' }
const wayOut: Option[] = [
  { id: 'repetir', title: 'Ver opções de novo' },
  { id: 'menu', title: 'Menu inicial' },
  person,
]

/** An answer that was not understood: asked again, then with few options and a person among them, then the person. */
export function misunderstood(
  { state, world }: Scene,
  notice: string | null = null,
  words: readonly string[] = [],
): Move {
  const invalid = state.invalid + 1
  const next = { ...state, invalid }
  if (invalid >= INVALID_UNTIL_HAND_OVER)
    return { ...handOver({ state, world }, 'not-understood'), missed: { words, did: 'handed-over' } }
  const missed: MissedWords = { words, did: words.length > 0 ? 'not-sold' : 'asked' }
  const { texts, shop, customer } = world
  const said =
    notice ?? fillVariables(texts.notUnderstood, { nome: firstName(customer.name), loja: shop.nome })
  if (invalid < INVALID_UNTIL_SHORT_MENU) return { state: next, notice: said, missed }
  const { text, options, products } = rulesOf(state.step).ask(state.step, { state: next, world })
  const own = [...(products?.options ?? []), ...options].filter(({ id }) => id !== person.id)
  const few = own.length <= FEW ? [...own, person] : wayOut
  return { state: next, notice: said, question: { text, options: few }, missed }
}
