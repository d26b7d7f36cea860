import { chanceOf, type Chance } from '../../walk/chance'
import type { CorpusMessage, CorpusShop } from '../corpus'
import { judge, type Verdict } from '../judge'
import { practised } from '../practised'
import { changed } from './changed'
import { composed } from './composed'
import { retypings, type Retyping } from './retyped'
import { rendered } from './rendered'
import { rewordings } from './reworded'
import { spoken } from './spoken'

type Said = (shop: CorpusShop, message: CorpusMessage, chance: Chance) => CorpusMessage | null

const inOtherWords =
  (ways: readonly Retyping[]): Said =>
  (shop, message, chance) => {
    const text = chance.one(ways).of(message)
    if (text === null || text === message.text || judge(shop, message).kind !== 'exact') return null
    return { ...message, text }
  }

/** Ways to make messages whose meaning is known. */
const makers: Readonly<Record<string, Said>> = {
  'typed otherwise': inOtherWords(retypings),
  'in other words': inOtherWords(rewordings),
  'orders put plainly': (shop, _, chance) => {
    const expect = composed(shop, chance)
    const text = rendered(shop, expect, chance)
    return text === null ? null : { text, expect }
  },
  'orders by chance': (shop, _, chance) => spoken(shop, composed(shop, chance), chance),
  'changes by chance': (shop, _, chance) => changed(shop, chance),
}

/** What was made of messages that were put together by chance, by the way they were made. */
export type Played = Record<Verdict['kind'] | 'all', number>

const all = practised.flatMap(({ shop, messages }) => messages.map((message) => ({ shop, message })))

/** Plays so many draws of each way of making messages, and counts what came of them. */
export function saidAnew(draws: number, seed: number): Record<string, Played> {
  const chance = chanceOf(seed)
  return Object.fromEntries(
    Object.entries(makers).map(([way, say]) => [way, playedBy(say, draws, chance)] as const),
  )
}

/** As `saidAnew`, of one way alone. */
export const saidBy = (way: string, draws: number, seed: number): Played =>
  playedBy(makers[way]!, draws, chanceOf(seed))

function playedBy(say: Said, draws: number, chance: Chance): Played {
  const counts: Played = { all: 0, exact: 0, asked: 0, missed: 0, wrong: 0, money: 0 }
  for (let draw = 0; draw < draws; draw += 1) {
    const { shop, message } = chance.one(all)
    const said = say(shop, message, chance)
    if (!said) continue
    counts.all += 1
    counts[judge(shop, said).kind] += 1
  }
  return counts
}
