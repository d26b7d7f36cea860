import { readNumberAt } from '../../../understand/number-words'
import type { Text } from '../../explain/explanation'
import { inherit, type Draft } from '../draft'
import { overBehind } from './said-anew'

const how = /^(?:sem|com|bem|mal|pouc[oa]|e|vem|vai|fica|quero|pode|leva)$/
const MOST_WORDS = 7

/** A reference to what was ordered before it, behind which how that is wanted is said. */
interface Reference {
  /** How many of it; null for all: 'essa de omelete'. */
  count: number | null
}

/** 'um dos smash é sem picles', 'essa da omelete sem feijão', 'um deles com nata': said of what was ordered before. */
function referenceAt({ words, tokens }: Text, at: number): Reference | null {
  const that =
    /^(?:ess[ea]s?|est[ea]s?|aquel[ea]s?)$/.test(words[at]!) && /^d[aeo]$/.test(words[at + 1] ?? '')
  const number = that ? null : readNumberAt(words, at)
  const of = words[at + (number?.length ?? 0)] ?? ''
  if (!that && !(number && /^(?:d[oa]s|dess[ea]s|del[ea]s)$/.test(of))) return null
  for (let look = at + 2; look < Math.min(tokens.length, at + MOST_WORDS); look += 1) {
    if (tokens[look]!.kind === 'break') return null
    if (how.test(words[look]!)) return { count: number?.value ?? null }
  }
  return null
}

/** A pause before each reference to what was ordered before: voice notes have none. */
export function referencesApart(text: Text): Text {
  const tokens = text.tokens.flatMap((token, at) => {
    const before = text.tokens[at - 1]
    const isApart = before && before.kind !== 'break' && referenceAt(text, at) !== null
    return isApart ? [overBehind(before), token] : [token]
  })
  return tokens.length === text.tokens.length
    ? text
    : { ...text, tokens, words: tokens.map(({ word }) => word) }
}

/** Says of one before what a draft says of it; false where it is no reference, or nobody knows to which. */
export function saidOfBefore(text: Text, draft: Draft, before: Draft[]): boolean {
  let at = draft.piece.from
  while (
    at < draft.piece.to &&
    (text.tokens[at]!.kind === 'break' || /^(?:e|ai|so|que|mas)$/.test(text.words[at]!))
  )
    at += 1
  const reference = referenceAt(text, at)
  if (!reference || draft.type !== null) return false
  const count = reference.count ?? 1
  const isMeant = (one: Draft) =>
    (one.entry === draft.entry || draft.alike.includes(one.entry) || isCalled(one, draft)) &&
    (reference.count === null || one.quantity > count)
  const having = before.findLastIndex((one) => isMeant(one) && has(one, draft))
  const place = having >= 0 || reference.count === null ? having : before.findLastIndex(isMeant)
  const one = before[place]
  if (!one || (draft.notes.length === 0 && draft.options.size === 0)) return false
  const told = { ...one, options: new Map(one.options), notes: [...one.notes], quantity: count }
  const part = { ...draft, entry: one.entry, options: new Map(draft.options), type: one.type }
  inherit(part, told)
  const changed = { ...told, options: part.options, notes: part.notes }
  if (reference.count === null) before[place] = { ...changed, quantity: one.quantity }
  else before.splice(place, 1, { ...one, quantity: one.quantity - count }, changed)
  return true
}

/** 'um dos smash' of the 'Smash duplo'. */
function isCalled(one: Draft, { piece: { said }, entry }: Draft): boolean {
  const named = [...said.named].map((place) => entry.name[place]!)
  return named.length > 0 && named.every((key) => one.entry.name.includes(key))
}

/** 'essa da omelete' of the one that has it. */
function has(one: Draft, { options }: Draft): boolean {
  return options.size > 0 && [...options.keys()].some((key) => one.options.has(key))
}
