import { wordKey } from '../../../understand/word-key'
import { explain } from '../../explain/explain'
import type { Explanation, Text } from '../../explain/explanation'
import { leadOf } from '../../explain/lead'
import { keyOf } from '../../explain/parts/option-at'
import type { ItemEntry } from '../../menu/lexicon'
import { amountAt } from '../../menu/measures'
import { qualifiers, sets } from '../../menu/name-words'
import { hasOf } from '../draft'
import { candidatesOf, headed, type Weights } from './candidates'
import type { ItemPiece } from '../piece'

const MOST_ALIKE = 60
/** 'Água sem gás' is no addition to the one with gas. */
const without = wordKey('sem')

/** What else the words may mean as well as they mean the best. */
export function withAlike(text: Text, piece: ItemPiece, weights: Weights): ItemPiece {
  const { from, to, said, carry } = piece
  if (said.carried === 'item') return piece
  const lead = leadOf(text, from, to)
  const entries = candidatesOf(weights, from, to, MOST_ALIKE)
  const also = carry ? headed(text, carry, weights, from, to) : []
  const all = [...new Set([...entries, ...also])].flatMap((entry) => {
    const one = explain(text, entry, { from, to }, { lead, carry })
    return one === null || one === 'hopeless' ? [] : [one]
  })
  const isCounted = lead.quantity !== null || amountAt(text.words, lead.at) !== null
  const isOfItself = isCounted && text.words[lead.at] !== 'de'
  const called = all.filter((one) => isAsLikely(one, said, isOfItself))
  // Where several are called so, nobody means what only comes in that flavour.
  const isCalled = new Set(called.map(({ entry }) => entry)).size > 1
  const near = isCalled ? called : all.filter((one) => called.includes(one) || isAsElliptic(one, said))
  const alike = calledByHead([said, ...near.filter(({ entry }) => entry !== said.entry)])
  const exact = alike.filter((one) => one.full)
  if (exact.length === 1 && said.full) return { ...piece, alike: exact }
  const named = alike.filter((one) => !alike.some((other) => namesMore(other, one)))
  const best = named.includes(said) ? said : named[0]!
  return { ...piece, said: best, alike: best.byKind ? named : plainest(best, named) }
}

/** 'de carne' is the 'Pastel de carne', never the one with cheese as well: a name that nobody qualified. */
function plainest(said: Explanation, alike: readonly Explanation[]): Explanation[] {
  const unsaid = unsaidOf(said)
  return alike.filter((one) => {
    const more = unsaidOf(one)
    return (
      one === said ||
      more.size <= unsaid.size ||
      more.has(without) ||
      [...unsaid].some((key) => !more.has(key))
    )
  })
}

/** Whether a product has in its name what would be an option of the other: 'carne com ovo'. */
function namesMore(one: Explanation, { entry, named, options, type }: Explanation): boolean {
  if (named.size === 0 || options.size === 0 || one.options.size >= options.size || one.type !== type)
    return false
  const said = new Set([...one.named].map((place) => one.entry.name[place]!))
  return (
    [...named].every((place) => said.has(entry.name[place]!)) &&
    [...options.keys()].every((key) => optionKeys(entry, key).every((word) => said.has(word)))
  )
}

function optionKeys({ groups }: ItemEntry, key: string): readonly string[] {
  const fits = groups.flatMap((group) => group.options.filter((option) => keyOf(group, option) === key))
  return fits.flatMap(({ keys }) => keys)
}

/** Called by the word that its name begins with. */
function isHead({ entry, named }: Explanation): boolean {
  return named.has(0) && entry.stem.has(entry.name[0]!)
}

function unsaidOf({ entry, named }: Explanation): Set<string> {
  return new Set(entry.name.filter((_, place) => !named.has(place)))
}

/** Whether another explanation of the same words is as good, words of the name that were not said aside. */
function isAsLikely(one: Explanation, said: Explanation, isOfItself: boolean): boolean {
  if (
    one.carried === 'item' ||
    (said.carried === 'head' && one.carried !== 'head' && !(isOfItself && isHeaded(one, said)))
  )
    return false
  if (said.full && !(one.full && one.named.size >= said.named.size)) return false
  if (one.rest.length > said.rest.length || baseCost(one) > baseCost(said) + 0.06) return false
  if (one.entry === said.entry) return true
  if (told(one) < told(said)) return false
  if (one.notes.length > said.notes.length || one.refused.length > said.refused.length) return false
  if (one.named.size > 0 && isBeside(one) && !isBeside(said)) return false
  return !one.entry.name.some((key, place) => qualifiers.has(key) && !one.named.has(place))
}

/** 'um leite' is the 'Leite integral' rather than the 'Cuca de doce de leite', which nobody called a cuca. */
function calledByHead(alike: readonly Explanation[]): readonly Explanation[] {
  const isCalled = ({ entry, named }: Explanation) =>
    [...named].some((place) => entry.stem.has(entry.name[place]!))
  const isPlainHead = ({ entry, named }: Explanation) =>
    named.has(0) &&
    entry.stem.has(entry.name[0]!) &&
    entry.name.every((key) => entry.stem.has(key) || entry.beside.has(key) || key === without)
  // 'uma farofa' is the 'Farofa de cuscuz' rather than a dish that comes with one.
  const isNamed = (one: Explanation) => one.named.has(0) && isCalled(one) && one.calls === 0
  const isDish = ({ named, entry }: Explanation) =>
    named.size === 0 &&
    (entry.groups.some(({ group }) => group.max > 1 && group.min !== 1) ||
      entry.groups.filter(({ group }) => group.min > 0).length > 1)
  if (alike.some(isNamed) && alike.some(isDish)) return calledByHead(alike.filter((one) => !isDish(one)))
  return alike.some(isPlainHead) ? alike.filter((one) => one.named.size === 0 || isCalled(one)) : alike
}

/** 'uma calabresa' is an esfiha of it or a pizza with it: neither was called by what it is. */
function isAsElliptic(one: Explanation, said: Explanation): boolean {
  const { entry, named, carried, full } = said
  if (full || carried !== null || one.carried !== null || one.named.size > 0 || one.rest.length > 0)
    return false
  if (said.type !== null && one.type === null) return false
  const isCalled = [...named].some((place) => entry.stem.has(entry.name[place]!)) || said.calls > 0
  if (isCalled || named.size === 0) return false
  const isFlavour = one.entry.groups.some(({ group }) => group.min === 1 && hasOf(one.options, group.id))
  return isFlavour && !one.entry.name.some((key) => sets.has(key)) && one.notes.length <= said.notes.length
}

/** Called by its own first word: 'leite' of a 'Leite integral', no kind of what stands before. */
function isHeaded(one: Explanation, said: Explanation): boolean {
  return one.entry.category !== said.entry.category && isHead(one)
}

function baseCost({ cost, unsaid }: Explanation): number {
  return cost - unsaid
}

/** Whether only words behind 'com' or 'sem' of its name were said. */
function isBeside({ entry, named }: Explanation): boolean {
  return [...named].every((place) => entry.beside.has(entry.name[place]!))
}

function told({ named, options, open, type, entry }: Explanation): number {
  // 'Unidade' is not said by who orders one of it.
  const isSaid = type !== null && entry.types.find(({ name }) => name === type)?.measure?.much !== 1
  return named.size + options.size + open.size + (isSaid ? 1 : 0)
}
