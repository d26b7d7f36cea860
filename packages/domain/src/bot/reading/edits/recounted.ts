import { readNumberAt } from '../../understand/number-words'
import type { GroupEntry } from '../menu/lexicon'
import type { Span } from '../explain/explanation'
import { saysIs } from '../tokens'
import { MAX_QUANTITY } from '../../model/limits'
import { changedLine, lineCalled, tellingIn, type OpenLine } from './cart-lines'
import { match, replaced, spanOf, type Change, type Scene } from './clauses'
import { adding, being, giving, lead, turning } from './verbs'

/** So many pieces are ordered by the pack. */
const LEAST_PACK = 25
/** So many are a size where it is sold so. */
const LEAST_TYPE = 6

const bare = new RegExp(
  `^${lead}(?:na verdade )?(?:(?:${adding}|${turning}) (?=(?:so|apenas) ))?(?:(?:e|sao|so|apenas|era|eram|quero|vai ser|sera) )*(?<count>\\S+)(?: (?:so|apenas|unidades?))?$`,
  'd',
)
const ofNamed = new RegExp(
  `^${lead}(?:na verdade )?(?:sao|eram?|seriam|sera|serao|vao ser|podem ser|e so|e apenas) (?:so )?(?<count>\\S+) (?<what>(?!de cada).+)$`,
  'd',
)
/** 'o x-bacon é 1 só', 'a coca são duas', 'x-bacon é só um'. */
const called: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:na verdade )?(?:o|a|os|as) (?<what>.+?) (?:${being}) (?:so |apenas )?(?<count>\\S+)(?: (?:so|apenas|unidades?))?$`,
    'd',
  ),
  new RegExp(`^${lead}(?<what>.+?) (?:(?:e|sao|eram?) )?(?:so|apenas) (?<count>\\S+)$`, 'd'),
  new RegExp(`^${lead}(?<what>\\S+(?: \\S+){0,3}) (?:sao|eram|seriam) (?<count>\\S+)$`, 'd'),
  new RegExp(`^${lead}(?:faz|faca|fazer) (?:logo )?(?<count>\\S+) (?<what>(?!de cada|mais\\b).+)$`, 'd'),
]
const countings: readonly RegExp[] = [
  bare,
  new RegExp(
    `^${lead}(?:${turning}|${adding}|quero|ve|me ve) (?<count>\\S+) (?:dess[ea]s?|del[ea]s?|iguais|igual)$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?:(?:e|sao|so|na verdade|quero) )*(?<count>\\S+) (?<what>(?!de cada).+?) (?:so|apenas)$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?:(?:e|sao|quero|fica|era|${turning}|${adding}) )*(?:so|apenas|somente)(?: com)? (?<count>\\S+) (?<what>(?!de cada).+?)(?: mesmo)?$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?<what>[oa]s? .+?) (?:${being}|quero|queria|faz|${adding}|deixa|deixe|(?:${turning}) para) (?:so |apenas )?(?<count>\\S+)(?: so)?$`,
    'd',
  ),
  ofNamed,
  ...called,
]
/** In a correction a count with what is in the cart is that line's: 'na verdade quero 3 pastéis'. */
const corrected = new RegExp(
  `^${lead}(?:(?:e|sao|quero|queria|manda|mande|bota|coloca|so|vai ser) )*(?<count>\\S+) (?<what>(?!de cada).+)$`,
  'd',
)
const corrects = /\b(?:so|sao|apenas|na verdade)\b|^e /
const ofEach = new RegExp(
  `^${lead}(?:(?:e|sao|so|na verdade|quero|apenas|bora|vamos|vamo|${turning}|${adding}|para|melhor) )*(?<count>\\S+) de cada$`,
  'd',
)

/** 'bota mais um de cada': so many more of each. */
const moreOfEach = new RegExp(`^${lead}(?:(?:${giving}) )*mais (?<count>\\S+) de cada(?: (?:um|uma))?$`, 'd')

/** 'dobra os de castanha': twice as many. */
const doubled = new RegExp(
  `^${lead}(?:dobra|dobre|dobrar|duplica|duplicar)(?: a quantidade d)?(?: ?(?<what>.+))?$`,
  'd',
)
const half = new RegExp(`^${lead}(?:quero |e |na verdade )*so (?:a )?metade d[aeo]s? (?<what>.+)$`, 'd')

/** 'na verdade são 3', 'é 1 só', 'faz dois desse', 'um café só', 'são só 2 de cada'. */
export function recounted(scene: Scene): Change | 'unsure' | null {
  const each = match(scene, ofEach)
  const ofAll = each && numberIn(scene, each)
  if (ofAll) return allCounted(scene, () => ofAll.value)
  const besides = match(scene, moreOfEach)
  const added = besides && numberIn(scene, besides)
  if (added) return allCounted(scene, (quantity) => quantity + added.value)
  const { text, lines, clause, isCorrection } = scene
  const twice = match(scene, doubled)
  if (twice) return twiceOf(scene, spanOf(scene, twice, 'what'))
  const halved = match(scene, half)
  if (halved) return halfOf(scene, spanOf(scene, halved, 'what')!)
  const said = countedBehind(scene)
  if (said) return said
  for (const expression of isCorrection || saysIs(text, clause.from)
    ? [...countings, corrected]
    : countings) {
    const found = match(scene, expression)
    const number = found && numberIn(scene, found)
    if (!number?.isWhole) continue
    const isBare = expression === bare
    if (isBare && !isCorrection && !corrects.test(clause.words.join(' '))) continue
    const what = spanOf(scene, found!, 'what')
    const place = what ? lineCalled(text, what.from, what.to, lines) : lineCalled(text, 0, 0, lines)
    if (place === null && expression !== bare) continue
    if (what && tellingIn(text, what.from, what.to).length === 0 && expression !== bare && lines.length > 1)
      continue
    const denied = isBare && scene.denied ? lineCalled(text, scene.denied.from, scene.denied.to, lines) : null
    if (denied !== null) return counted(scene, denied, number.value)
    if (place === null || (isBare && lines.length > 1 && scene.last === null)) return 'unsure'
    return counted(scene, what ? place : (scene.last ?? place), number.value)
  }
  return null
}

const behind = /^(?:[oa]s? )?(?<what>\S+(?: \S+){0,4}?) (?<count>\d{1,2})$/d

/** 'vinagrete 3' where there is one: named in full, with more of it than there is behind it. */
function countedBehind(scene: Scene): Change | 'unsure' | null {
  const { text, lines, clause } = scene
  const found = match(scene, behind)
  const what = found && spanOf(scene, found, 'what')
  const number = found && numberIn(scene, found)
  const place = what ? lineCalled(text, what.from, what.to, lines) : null
  if (!what || !number || place === null || tellingIn(text, what.from, what.to).length === 0) return null
  const { entry, item } = lines[place]!
  const rivals = text.lexicon.items.filter((other) => other !== item && other.name[0] === item.name[0])
  const keys = text.tokens.slice(what.from, what.to).map(({ key }) => key)
  // 'o pneu é aro 29' says which of its group.
  if (item.groups.some((group) => group.keys.includes(keys.at(-1)!) || isNumbered(group, keys.at(-1)!)))
    return null
  const isFull =
    rivals.length === 0 || item.name.every((key, at) => keys.includes(key) || item.weights[at]! <= 0.05)
  const isOfName = rivals.some(({ name }) => name.includes(text.tokens[clause.to - 1]!.key))
  if (!isFull || isOfName || item.types.length > 0 || number.value <= entry.quantity) return null
  return counted(scene, place, number.value)
}

/** Whether options of a group are called by a word with a figure behind it: 'Aro 29'. */
function isNumbered({ options }: GroupEntry, key: string): boolean {
  return options.some(({ keys: [first, second = ''] }) => first === key && /^\d/.test(second))
}

function twiceOf(scene: Scene, what: Span | null): Change | 'unsure' {
  const { text, lines, last } = scene
  const line = what ? lineCalled(text, what.from, what.to, lines) : (last ?? (lines.length === 1 ? 0 : null))
  return line === null || !lines[line] ? 'unsure' : counted(scene, line, lines[line].entry.quantity * 2)
}

function halfOf(scene: Scene, { from, to }: Span): Change | 'unsure' {
  const line = lineCalled(scene.text, from, to, scene.lines)
  if (line === null) return 'unsure'
  const { quantity } = scene.lines[line]!.entry
  return quantity % 2 === 0 ? counted(scene, line, quantity / 2) : 'unsure'
}

/** The number that `count` of a match begins with; whole where nothing stands behind it. */
function numberIn(scene: Scene, found: RegExpExecArray): { value: number; isWhole: boolean } | null {
  const span = spanOf(scene, found, 'count')
  const number = span && readNumberAt(scene.text.words, span.from)
  return number && { value: number.value, isWhole: number.length === span.to - span.from }
}

function allCounted({ lines }: Scene, countOf: (quantity: number) => number): Change | 'unsure' {
  const cart = lines.flatMap((line) =>
    line ? [{ ...line.entry, quantity: countOf(line.entry.quantity) }] : [],
  )
  const isWhole = cart.length === lines.length && cart.every(({ quantity }) => isQuantity(quantity))
  return isWhole ? { cart } : 'unsure'
}

/** A line in another quantity; unsure where nobody can order so many. */
export function counted(scene: Scene, line: number, pieces: number): Change | 'unsure' {
  const open = scene.lines[line]!
  // 'meia dúzia' of what there is by the dozen and by half of it.
  const pack = open.item.types.find(({ measure }) => measure?.unit === 'piece' && measure.much === pieces)
  if (pack && pieces >= LEAST_TYPE && pack.name !== open.entry.price_type) {
    const next = changedLine(open, { price_type: pack.name, quantity: 1 })
    if (next) return replaced(scene, line, [next])
  }
  const quantity = packsOf(open, pieces)
  if (!isQuantity(quantity)) return 'unsure'
  return replaced(scene, line, [{ ...scene.lines[line]!.entry, quantity }])
}

/** 'dois centos' of what is sold by the hundred are two. */
function packsOf({ entry, item }: OpenLine, pieces: number): number {
  const measure = item.types.find(({ name }) => name === entry.price_type)?.measure
  const isOfPacks = measure?.unit === 'piece' && measure.much >= LEAST_PACK && pieces % measure.much === 0
  return isOfPacks ? pieces / measure.much : pieces
}

function isQuantity(value: number): boolean {
  return value >= 1 && value <= MAX_QUANTITY
}
