import type { GroupEntry, OptionEntry } from '../../menu/lexicon'
import { qualifiers } from '../../menu/name-words'
import { extraWords, joiners } from '../../vocabulary/word-sets'
import { speaksOfOption } from './notes'
import { phraseFrom, type Hand } from './phrases'
import { chosenIn, sensesAt, type Run } from '../run'

interface Fit extends Hand {
  group: GroupEntry
  option: OptionEntry
  /** How much of its name was said, 0 to 1. */
  share: number
}

/** An option that was said; null where several of the group are meant as well. */
export type SaidOption = Omit<Fit, 'option'> & { option: OptionEntry | null }

/** The option that is said from a place on: the longest, and then the one that is said in full; null for none. */
export function optionAt(run: Run, place: number): SaidOption | null {
  if (!speaksOfOption(run.text, run.entry, place)) return null
  const best = bestFits(run, place)
  const [first] = best
  if (!first) return null
  const one = onlyOne(run, place, best)
  if (one) return { ...one, cost: one.cost + (one.share < 1 ? 0.08 : 0) }
  return { ...first, cost: first.cost + 0.2, option: null }
}

function bestFits(run: Run, place: number): Fit[] {
  let best: Fit[] = []
  for (const group of run.entry.groups) {
    for (const option of group.options) {
      const one = fitOf(run, { group, option }, place)
      if (!one) continue
      const rank = best.length === 0 ? 1 : compare(run, one, best[0]!)
      if (rank > 0) best = [one]
      else if (rank === 0) best.push(one)
    }
  }
  return best
}

function fitOf(
  { text, to }: Run,
  { group, option }: { group: GroupEntry; option: OptionEntry },
  place: number,
): Fit | null {
  const { keys } = option
  const found = phraseFrom(text, keys, place, to)
  if (!found || (found.matched === 1 && /^(?:sem|bem|mal|ao)$/.test(text.words[place]!) && keys.length > 1))
    return null
  if (found.matched < keys.length && withoutExtra(keys, text.words, place, found.at)) return null
  return { group, option, at: found.at, cost: found.cost, share: found.matched / keys.length }
}

/** The one that is meant of several that fit as well: of one name, or the only one that nothing qualifies. */
function onlyOne(run: Run, place: number, best: readonly Fit[]): Fit | null {
  const names = new Set(best.map(({ option }) => option.option.nome))
  if (names.size === 1) return pickGroup(run, best)
  const plain = best.filter(({ option }) => !option.keys.some((key) => qualifiers.has(key)))
  if (plain.length <= 1) return plain[0] ?? null
  return plainestOf(run, place, plain)
}

/** 'frango' is the 'Frango grelhado', not the 'Strogonoff de frango', and 'arroz' never the 'Arroz com pequi'. */
function plainestOf(run: Run, place: number, fits: readonly Fit[]): Fit | null {
  const isHead = ({ option }: Fit) => sensesAt(run, place).has(option.keys[0]!)
  const heads = fits.filter(isHead)
  if (heads.length === 1) return heads[0]!
  // Of what has to be chosen which one is asked.
  const plain = heads.filter(({ option, group }) => !option.isWith && group.group.min === 0)
  return plain.length === 1 ? plain[0]! : null
}

function pickGroup(run: Run, of: readonly Fit[]): Fit {
  return (
    of.find(({ group }) => group === run.focus) ??
    of.find(({ group }) => isListed(run, group)) ??
    of.find(({ group }) => chosenIn(run, group) < group.group.min) ??
    of.find(({ group }) => chosenIn(run, group) < group.group.max) ??
    of[0]!
  )
}

/** 'flocos e chocolate' are of one group as long as it has room. */
function isListed(run: Run, entry: GroupEntry): boolean {
  const { text, at, lastOption } = run
  const isJoined = /^(?:e|,)$/.test(text.words[at - 1] ?? '')
  return (
    isJoined &&
    lastOption !== null &&
    lastOption.startsWith(`${entry.group.id} `) &&
    chosenIn(run, entry) < entry.group.max
  )
}

function compare(run: Run, one: Fit, other: Fit): number {
  const { focus } = run
  if (one.at !== other.at) return one.at - other.at
  const focused = Number(one.group === focus) - Number(other.group === focus)
  if (focused !== 0) return focused
  const listed = Number(isListed(run, one.group)) - Number(isListed(run, other.group))
  if (listed !== 0) return listed
  const whole = Number(one.share === 1) - Number(other.share === 1)
  if (whole !== 0) return whole
  return Math.abs(one.cost - other.cost) < 0.01 ? 0 : other.cost - one.cost
}

/** Whether 'carne' is said where the option is 'Carne extra', or 'extra' alone. */
function withoutExtra(keys: readonly string[], words: readonly string[], from: number, to: number): boolean {
  if (!keys.some((key) => extraWords.has(key))) return false
  const run = words.slice(Math.max(0, from - 2), to)
  const own = run.slice(-(to - from))
  return !run.some((word) => extraWords.has(word)) || own.every((word) => extraWords.has(word))
}

/** The option that a wish for it names: 'a granola separada', 'capricha no leite condensado', 'bem maduro'. */
export function wishedOption(
  run: Run,
  place: number,
  end: number,
): { group: GroupEntry; option: OptionEntry } | null {
  const { text, entry, options } = run
  const { words } = text
  if (!/^([oa]s?|n[oa]|ao|em|bem|capricha|caprichar|caprichado)$/.test(words[place]!)) return null
  const start = joiners.has(words[place + 1]!) ? place + 2 : place + 1
  for (const group of entry.groups) {
    for (const option of group.options) {
      const found = phraseFrom(text, option.keys, start, end)
      const isWhole = found?.matched === option.keys.length && (words[place]!.length < 3 || found.at === end)
      const isFree = !options.has(keyOf(group, option)) && chosenIn(run, group) < group.group.max
      if (isWhole && isFree) return { group, option }
    }
  }
  return null
}

/** What an option is counted by: group id and option id. */
export function keyOf({ group }: GroupEntry, { option }: OptionEntry): string {
  return `${group.id} ${option.id}`
}
