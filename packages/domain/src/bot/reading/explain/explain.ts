import type { ItemEntry } from '../menu/lexicon'
import { amount, strangeAmount } from './ways/amount'
import { askedAlong } from './ways/asked-along'
import { conclude } from './conclude'
import { MOST_COST, REST } from './costs'
import { each, half, pause, times } from './ways/each'
import type { Carry, Explanation, Span, Text } from './explanation'
import type { Lead } from './lead'
import {
  again,
  aside,
  categoryName,
  container,
  explaining,
  extra,
  filler,
  groupName,
  mustBe,
  otherSize,
  relative,
  sizeWord,
  usual,
} from './ways/little-words'
import { number } from './ways/numbers'
import { startRun, take, type Run } from './run'
import { saidOfItem } from './ways/said-of-item'

/** Ways to read the next words of a run, the first that makes something of them goes on. */
const ways: readonly ((run: Run) => boolean)[] = [
  pause,
  explaining,
  amount,
  half,
  each,
  times,
  saidOfItem,
  strangeAmount,
  number,
  again,
  groupName,
  extra,
  sizeWord,
  relative,
  categoryName,
  otherSize,
  askedAlong,
  mustBe,
  container,
  aside,
  filler,
  usual,
  leftOver,
]

/**
 * What a run of words says of an item, behind how many are ordered and with the item before it; null when it cannot
 * mean it, 'hopeless' when no longer run from there can either.
 */
export function explain(
  text: Text,
  entry: ItemEntry,
  span: Span,
  before: { lead: Lead | null; carry: Carry | null },
): Explanation | 'hopeless' | null {
  const run = startRun(text, entry, span, before)
  while (run.at < span.to) {
    if (run.cost > MOST_COST) return 'hopeless'
    for (const way of ways) if (way(run)) break
  }
  return conclude(run)
}

/** A word that means nothing here. */
function leftOver(run: Run): boolean {
  run.rest.push(run.at)
  return take(run, run.at + 1, REST)
}
