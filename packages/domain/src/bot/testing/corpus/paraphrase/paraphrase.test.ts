import { expect, test } from 'vitest'
import { chanceOf, type Chance } from '../../walk/chance'
import type { CorpusMessage, CorpusShop } from '../corpus'
import { judge } from '../judge'
import { practised } from '../practised'
import { composed } from './composed'
import { rendered } from './rendered'
import { retypings } from './retyped'
import { spoken } from './spoken'

const all = practised.flatMap(({ shop, messages }) => messages.map((message) => ({ shop, message })))

/** Of messages drawn by chance that are read exactly, how many in a hundred still are when they are said otherwise. */
function shareExact(
  draws: number,
  say: (shop: CorpusShop, message: CorpusMessage, chance: Chance) => CorpusMessage | null,
): number {
  const chance = chanceOf(7)
  let tried = 0
  let exact = 0
  for (let draw = 0; draw < draws; draw += 1) {
    const { shop, message } = chance.one(all)
    const said = say(shop, message, chance)
    if (said === null || judge(shop, message).kind !== 'exact') continue
    tried += 1
    if (judge(shop, said).kind === 'exact') exact += 1
  }
  expect(tried).toBeGreaterThan(draws / 4)
  return (100 * exact) / tried
}

test('what is read exactly is so when it is typed or wrapped otherwise', { timeout: 180_000 }, () => {
  const share = shareExact(400, (_, message, chance) => {
    const text = chance.one(retypings).of(message)
    return text === null || text === message.text ? null : { ...message, text }
  })
  expect(share).toBeGreaterThan(95)
})

test('orders that are put together by chance are read as what they say', { timeout: 180_000 }, () => {
  const share = shareExact(80, (shop, _, chance) => {
    const lines = composed(shop, chance)
    const text = rendered(shop, lines, chance)
    return text === null ? null : { text, expect: lines }
  })
  expect(share).toBeGreaterThan(90)
})

test('orders in many registers cost nobody money', { timeout: 180_000 }, () => {
  const chance = chanceOf(11)
  const kinds = { exact: 0, asked: 0, missed: 0, wrong: 0, money: 0 }
  for (let draw = 0; draw < 150; draw += 1) {
    const { shop } = chance.one(all)
    const said = spoken(shop, composed(shop, chance), chance)
    if (said) kinds[judge(shop, said).kind] += 1
  }
  const tried = Object.values(kinds).reduce((sum, count) => sum + count, 0)
  expect(tried).toBeGreaterThan(100)
  expect((100 * kinds.exact) / tried).toBeGreaterThan(90)
  expect((100 * (kinds.wrong + kinds.money)) / tried).toBeLessThan(3)
})
