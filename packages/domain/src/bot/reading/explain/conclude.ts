import { inPacks, type Portion } from '../menu/measures'
import { qualifiers, sets } from '../menu/name-words'
import { halves } from '../vocabulary/word-sets'
import type { Carry, Explanation } from './explanation'
import { isInPacks, isOfBefore } from './lead'
import { chosenIn, isNamedInFull, type Run } from './run'

/** Of what was counted without a size: the pack that is so many. */
function packsOf(run: Run): Portion[] | null {
  const { entry, type, quantity, text, from, lead } = run
  if (type !== null || quantity === null || quantity < 1) return null
  return isOfBefore(text, lead ? lead.at : from) ? null : inPacks(entry.types, quantity)
}

type Carried = Explanation['carried']

/** What the words of a run say of the item, all of them read; null when they cannot mean it. */
export function conclude(run: Run): Explanation | null {
  const full = isNamedInFull(run)
  const { carried, share } = full ? { carried: null, share: 1 } : carriedBy(run)
  const isImplied = run.named.size === 0 && carried === null
  const implied = isImplied ? impliedCost(run) : 0
  if (implied === null) return null
  const unsaid = isImplied || (carried === 'item' && (run.carry?.left ?? 0) > 0) ? 0 : unsaidCost(run, share)
  const { entry, open, notes, refused, rest, named, each, common, calls, doubtful, byKind } = run
  const options = inHalves(run)
  const packs = packsOf(run)
  const [first, ...more] = packs ?? []
  const { quantity, type, portions } = first
    ? { quantity: first.times, type: first.type, portions: more }
    : run
  return {
    entry,
    cost: isImplied ? run.cost + implied : namedCost(run, carried, unsaid),
    quantity,
    type,
    portions,
    options,
    open,
    notes,
    refused,
    rest,
    named,
    full,
    carried,
    each,
    unsaid,
    common,
    half: run.half && !hasTwo(run),
    calls,
    doubtful,
    byKind,
  }
}

/** 'caixa de 6, metade nutella metade morango': half of them each, where so many are to be chosen. */
function inHalves({ entry, options, text, from, to }: Run): ReadonlyMap<string, number> {
  const isHalf = (place: number) => halves.has(text.words[place]!) || text.tokens[place]!.kind === 'half'
  const group = entry.groups.find(({ group: { min, max } }) => min === max && min > 2 && min % 2 === 0)?.group
  if (!group) return options
  const chosen = [...options].filter(([key]) => key.startsWith(`${group.id} `))
  const isOfTwo = chosen.length === 2 && chosen.every(([, count]) => count === 1)
  const said = Array.from({ length: to - from }, (_, more) => from + more).filter(isHalf)
  if (!isOfTwo || said.length !== 2) return options
  return new Map([...options, ...chosen.map(([key]): [string, number] => [key, group.min / 2])])
}

/** Whether the halves are options of one of its groups; of what is sold by halves with others, of one that is asked. */
function hasTwo(run: Run): boolean {
  const isSoldByHalves = run.entry.category.meio_a_meio !== undefined
  return run.entry.groups.some(
    (entry) =>
      entry.group.max > 1 &&
      (!isSoldByHalves || entry.group.min > 0) &&
      (chosenIn(run, entry) > 0 || run.open.has(entry.group.id)),
  )
}

/** What the item before gives to the name, and how much of it is said then, 0 to 1. */
function carriedBy(run: Run): { carried: Carried; share: number } {
  const { entry, named, said, carry } = run
  const kept = carry ? headOf(run, carry) : null
  let head = said
  let open = 0
  let unsaid = 0
  entry.name.forEach((key, place) => {
    if (named.has(place)) return
    unsaid += entry.weights[place]!
    if (kept?.has(key)) head += entry.weights[place]!
    else open += entry.weights[place]!
  })
  const share = said === 0 ? 0 : said / (said + unsaid)
  if (!carry || !kept) return { carried: null, share }
  const isOther = [...named].some((place) => !kept.has(entry.name[place]!))
  // '2 pastéis de carne, 1 pastel de queijo': who says the pastel anew says all of its name.
  const isAnew = [...named].some((place) => kept.has(entry.name[place]!))
  const isAlike = carry.entry.category === entry.category && kept.has(entry.name[0]!)
  if (isOther && !isAnew && head > said && isAlike && !isProductOfItsOwn(run))
    return { carried: 'head', share: head / (head + open) }
  if (named.size === 0 && carry.entry === entry) return { carried: 'item', share: 1 }
  return { carried: null, share }
}

/** '1 leite' behind '6 pão francês' is the milk, and no 'Pão de leite': another product begins with that word. */
function isProductOfItsOwn({ text: { lexicon, tokens }, entry, lead }: Run): boolean {
  if (!lead || lead.quantity === null) return false
  const key = tokens[lead.at]?.key
  return (
    key !== undefined &&
    lexicon.having(key).some((other) => other.category !== entry.category && other.name[0] === key)
  )
}

/** What the item before was called by; 'de queijo' behind a 'pastel de carne' is another one, not one with both. */
function headOf({ text, from, lead }: Run, { head, entry }: Carry): ReadonlySet<string> {
  const isOther = text.words[lead ? lead.at : from] === 'de'
  return isOther ? new Set([...head].filter((key) => entry.stem.has(key))) : head
}

const MANY_CHOICES = 10

/** Of an item that was not named at all: what its category, a required group or a size says; null for nothing. */
function impliedCost({ entry, options, open, type, calls, from, lead, partly }: Run): number | null {
  const required = entry.groups.find(
    ({ group }) =>
      group.min > 0 &&
      ([...options.keys()].some((key) => key.startsWith(`${group.id} `)) || open.has(group.id)),
  )
  const isRequired = required !== undefined
  if (!isRequired && calls === 0) return null
  // A flavour is most likely one of what comes in the most of them.
  const choices = Math.min(MANY_CHOICES, required?.options.length ?? 0)
  const size = (type === null && entry.types.length > 0 ? 0.65 : 0.55) - choices * 0.02
  const said = isRequired ? size - (calls > 0 ? 0.4 : 0) : 0.7
  const isLoose = from > 0 && lead?.quantity === null && calls === 0 && type === null
  // Who names a flavour means the pizza, never the combo with one in it.
  const isQualified = entry.name.some((key) => qualifiers.has(key))
  // Who names one flavour seldom means what is made of many: '6 de carne' is no 'Box de 10 esfihas'.
  const isOfMany = (required?.group.min ?? 0) > 2 && calls === 0
  return said + (isOfMany ? 0.3 : 0) + (isLoose ? 0.6 : 0) + (isQualified ? 0.4 : 0) + (partly ? 0.2 : 0)
}

function unsaidCost({ entry, named }: Run, share: number): number {
  let cost = (1 - share) * 0.9
  entry.name.forEach((key, place) => {
    if (qualifiers.has(key) && !named.has(place)) cost += sets.has(key) ? 0.5 : 0.25
  })
  return cost
}

function namedCost(run: Run, carried: Carried, unsaid: number): number {
  const { entry, named, lead, carry, text, calls } = run
  let { cost } = run
  if (isNotInPacks(run)) cost += 0.6
  // 'açaí com granola e leite ninho' orders no 'Dindim de ninho'.
  if (carried !== 'item' && lead?.quantity == null && isWithin(run) && !isNamedInFull(run)) cost += 1.2
  // 'combinado de 20 peças só de salmão' says more of it, and orders nothing else.
  if (carried !== 'item' && lead?.quantity == null && saysOnlyOf(run)) cost += 0.8
  // 'meio cento de risole' behind a 'Sortido' is another product, unless several of it are told apart.
  const isAnother = carried === 'item' && (carry!.left === 0 || text.words[run.from] === 'e')
  if (isAnother && lead && isInPacks(text, lead)) cost += 0.8
  // '1 kg' alone calls nothing, however many names have it.
  const isVague = carried === null && run.options.size + run.open.size === 0 && saysOnlyMuch(run)
  if (isVague && !isNamedInFull(run)) cost += 0.8
  if (carried === 'item') cost += calls * 0.1
  if (carried === null && [...named].every((place) => entry.beside.has(entry.name[place]!))) cost += 0.5
  if (carried === 'item' && saysOnlyHowMany(run) && carry!.counted) cost += 0.5
  if (carried !== 'item' && lead?.quantity != null && text.words[lead.at] === 'com' && !saysBeside(run))
    cost += 0.6
  cost += unsaid + (carried === 'item' ? 0.2 : carried === 'head' ? 0.05 : 0)
  const isOneOfSeveral = carried !== null && carry && lead?.quantity != null && lead.quantity <= carry.left
  return isOneOfSeveral ? cost - (carried === 'item' ? 0.15 : 0.05) : cost
}

/** Whether a run goes on with what something comes with: 'com granola' | 'e leite ninho'. */
function isWithin({ text: { words, tokens }, from }: Run): boolean {
  const and = words[from] === 'e' ? from : from - 1
  if (words[and] !== 'e') return false
  let at = and - 1
  while (at > 0 && tokens[at]!.kind === 'word' && words[at] !== 'com') at -= 1
  return words[at] === 'com'
}

/** Whether a run begins with 'só de' in the same breath as what stands before it. */
function saysOnlyOf({ text: { words, tokens }, from }: Run): boolean {
  const only = words[from] === 'so' ? from : from + 1
  const isOf = words[only] === 'so' && /^(?:de|com)$/.test(words[only + 1] ?? '')
  return from > 0 && tokens[from - 1]!.kind !== 'break' && isOf
}

/** 'um cento de coxinha' is rather of what is sold by the hundred than so many of a 'Coxinha'. */
function isNotInPacks({ text, lead, quantity, entry }: Run): boolean {
  if (!lead || quantity === null || !isInPacks(text, lead)) return false
  return inPacks(entry.types, quantity) === null
}

/** Whether of the name nothing was said but a measure. */
function saysOnlyMuch({ entry, named }: Run): boolean {
  const said = [...named].map((place) => entry.name[place]!)
  const isMeasured = said.some((key) => /^(?:l|ml|g|kg)$/.test(key))
  return said.every((key) => /^(?:l|ml|g|kg)$/.test(key) || (isMeasured ? /^\d/ : /^\d$/).test(key))
}

/** 'uma com gás' is the 'Água com gás'; 'um com bacon' is no 'X-bacon'. */
function saysBeside({ entry, named }: Run): boolean {
  return [...named].some((place) => entry.beside.has(entry.name[place]!))
}

function saysOnlyHowMany({ options, notes, type }: Run): boolean {
  return options.size + notes.length === 0 && type === null
}
