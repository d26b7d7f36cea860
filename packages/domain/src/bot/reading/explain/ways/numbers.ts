import { readNumberAt, type ReadNumber } from '../../../understand/number-words'
import { isContainer } from '../../menu/name-words'
import { extraWords, helpings } from '../../vocabulary/word-sets'
import { REST } from '../costs'
import { nextTelling, nothingBehind } from '../ends'
import { isMeasureAt } from '../lead'
import { nameAt } from '../parts/name-at'
import { noteFrom } from '../parts/notes'
import { optionAt, type SaidOption } from '../parts/option-at'
import { sizeAt } from '../parts/size-at'
import { groupAt, take, type Run } from '../run'

/** A number within what is said: of a group, of the option that comes, of the item, or none of these. */
export function number(run: Run): boolean {
  const { text, at, to } = run
  const read = readNumberAt(text.words, at)
  if (read !== null && at + read.length <= to) return wholeNumber(run, read)
  const token = text.tokens[at]!
  if (token.kind !== 'number') return false
  const isPrice = /^\d+[.,]\d\d$/.test(token.word) && run.named.size > 0
  if (isPrice) return take(run, at + 1, 0.05)
  run.rest.push(at)
  return take(run, at + 1, REST)
}

/** '5 com vatapá' are five of the product, each with it. */
function isOfItself({ text, quantity, named }: Run, value: number, next: number): boolean {
  return text.words[next] === 'com' && quantity === null && named.size > 0 && value > 0
}

/** 'uma calabresa' behind 'uma marguerita' is another pizza, not its second flavour. */
function isAnotherOne({ options, half, type }: Run, { group }: SaidOption, value: number): boolean {
  const isChosen = [...options.keys()].some((key) => key.startsWith(`${group.group.id} `))
  return value === 1 && group.group.min === 1 && isChosen && !half && !/^\d/.test(type ?? '')
}

/** 'dois bacon' behind an x-tudo are two of the x-bacon, unless 'com' or 'mais' leads to them. */
function isSibling({ text, entry, at, from, lastOption }: Run, place: number): boolean {
  if (lastOption !== null) return false
  if (at > from && /^(?:com|mais|extras?|adicionais|adicional|sao)$/.test(text.words[at - 1]!)) return false
  const { key } = text.tokens[place]!
  return text.lexicon
    .having(key)
    .some((other) => other !== entry && other.category === entry.category && other.name.includes(key))
}

/** 'três bolas de creme': behind 'bolas', which only says how the option comes. */
function helping(words: readonly string[], at: number): number {
  const isHelping = /^(?:bolas?|porcao|porcoes|fatias?|colher|colheres|pedacos?|doses?)$/.test(
    words[at] ?? '',
  )
  return isHelping && words[at + 1] === 'de' ? at + 2 : at
}

/** 'dois energéticos de melancia e dois tropical': so many of each, where another count follows. */
function isCountedAgain({ text: { words, tokens }, to }: Run, from: number): boolean {
  if (words[from] !== 'de') return false
  for (let at = from + 2; at < Math.min(to, from + 5) && tokens[at]!.kind === 'word'; at += 1)
    if (words[at] === 'e') return readNumberAt(words, at + 1) !== null
  return false
}

function wholeNumber(run: Run, { value, length }: ReadNumber): true {
  const { text, at, to, lead, carry } = run
  const { tokens, words } = text
  const next = at + length
  const isOfGroup = groupAt(run, next) !== null && tokens[next]!.kind === 'word'
  if (isOfGroup && !extraWords.has(words[next]!)) {
    // '2 energético tropical' are two of it, '2 sabores: calabresa e atum' one each.
    const telling = nextTelling(text, next + 1, to)
    const isSaid = !words[next]!.endsWith('s') || isCountedAgain(run, next + 1)
    const isOne = isSaid && telling !== null && optionAt(run, telling) !== null
    if (isOne && value > 1) run.count = value
    return take(run, next)
  }
  const behind = nextTelling(text, helping(words, next), to)
  const option = behind === null ? null : optionAt(run, behind)
  if (option && !isOfItself(run, value, next)) {
    run.count = value
    const isOneOfSeveral = (run.quantity ?? 1) > 1 || (carry?.left ?? 0) > 0
    const isOther = isAnotherOne(run, option, value) || isSibling(run, behind!)
    return take(run, helping(words, next), isOneOfSeveral || isOther ? 0.35 : 0)
  }
  // 'meia quatro queijos'
  const isOfName =
    /^(?:meia|metade)$/.test(words[at - 1] ?? '') && text.lexicon.isPair(tokens[at]!.key, tokens[next]?.key)
  const isOfItem = run.quantity === null && value > 0 && !isOfName && !isMeasureAt(text, next)
  if (isOfItem && (nothingBehind(text, next, to) || isOfItself(run, value, next))) {
    run.quantity = value
    // 'hot filadélfia e dois …' counts what comes.
    const isAhead = at > run.from && words[at - 1] === 'e' && words[next] !== 'com'
    return take(run, next, isAhead ? 0.4 : 0)
  }
  if (isOfItem && run.named.size > 0 && noteFrom(text, run.entry, next, to) !== null) {
    run.quantity = value
    return take(run, next, 0.02)
  }
  const container = isOfItem && run.named.size > 0 ? nameAt(run, next) : null
  if (container && nothingBehind(text, container.at, to)) {
    run.quantity = value
    return take(run, next)
  }
  // '… 2 pacotes' behind what comes so.
  const isHelping =
    next < to &&
    (isContainer(tokens[next]!.key) || helpings.has(words[next]!)) &&
    !text.lexicon.having(tokens[next]!.key).some(({ name }) => name[0] === tokens[next]!.key)
  if (
    isOfItem &&
    run.named.size > 0 &&
    isHelping &&
    nothingBehind(text, sizeAt(run, next + 1)?.at ?? next + 1, to) &&
    sizeAt(run, next) === null
  ) {
    run.quantity = value
    return take(run, next + 1, 0.02)
  }
  const isArticle = value === 1 && tokens[at]!.kind !== 'number'
  if (isArticle) return take(run, next, lead?.quantity == null ? 0.3 : 0.8)
  run.rest.push(at)
  return take(run, next, REST)
}
