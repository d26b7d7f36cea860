import { numberOf, readNumberAt } from '../../understand/number-words'
import type { Span, Text } from '../explain/explanation'
import { isFiller, saysNothing } from '../explain/fillers'
import { isMeasureAt } from '../explain/lead'
import { amountAt } from '../menu/measures'
import { saysIs, written } from '../tokens'
import { ordering } from '../vocabulary/talk'
import { commonNames } from '../vocabulary/common-names'
import { halves, joiners } from '../vocabulary/word-sets'

/** 'vamos de', 'bora de': what follows is ordered. */
const goes = /^(?:vamos?|bora|vou|partiu)$/
/** A sentence about somebody, and no order: 'somos fãs da pizza de vocês', 'adoro o açaí daí'. */
const tells =
  /\b(?:somos|sou|fas?|ador(?:o|amos|ei|ou|a)|am(?:o|amos|ei)|curto|curtimos|gostei|gostamos|(?:cheg|fic|est)(?:ou|aram|ava|avam) (?:muito |tao |bem |uma )?(?:lind|otim|delici|maravilh|perfeit|gostos|bom|bons|boa|caprichad|excelent)\w*|elogi\w+|recomend\w+|indic\w+|nao (?:tenho|temos|gosto|gostamos|comemos))\b/
const points = /^(?:aquel[ea]s?|aquilo|meus?|minhas?|ess[ea]s?|mesm[oa]s?)$/
const pointsAtSeen =
  /\b(?:aquel[ea]s?|aquilo|daquel[ea]s?) (?:\S+ ){0,3}?que (?:\S+ ){0,3}?(?:vi|vimos|viu|postaram|postou|publicaram|apareceu|aparece|levou|levaram|comi|comemos|pedi|pedimos|comprei)\b/
const ours = /^(?:gente|eu|ele|ela|minha|meu)$/

/** Words that order something that is not sold; null for talk. */
export function unknownWords(text: Text, { from, to }: Span, behind: boolean): string | null {
  const { tokens, words } = text
  if (words[to] === ':' || words[to - 1] === ':') return null
  const isTelling = (at: number) =>
    tokens[at]!.kind !== 'break' &&
    !saysNothing(text, at) &&
    !saysWhere(words, at) &&
    numberOf(words[at]!) === null
  const opened = lastOpener(text, from, to, isTelling)
  let start = opened === null ? from : (amountAt(text.words, opened)?.at ?? opened)
  while (start < to && !isTelling(start)) start += 1
  let end = to
  while (end > start && !isTelling(end - 1)) end -= 1
  // 'um daquele amarelinho' points at what only the customer sees; 'aquele podrão' is called by its name.
  const isOneOfThose =
    opened !== null && words.slice(opened, start).some((word) => /^daquel[ea]s?$/.test(word))
  // 'aquela coisa linda que vi no status'
  if (pointsAtSeen.test(words.slice(from, to).join(' '))) return null
  if (isOneOfThose || points.test(words[start] ?? '') || isTalk(text, { from: start, to: end })) return null
  const joined =
    behind &&
    [from, from - 1].some((at) => /^(?:e|mais)$/.test(words[at] ?? '') && !saysIs(text, at)) &&
    !words.slice(from, to).some((word) => ours.test(word))
  if (opened === null && tells.test(words.slice(from, to).join(' '))) return null
  const isMeant =
    opened !== null ||
    joined ||
    isCountedBehind(text, { from: start, to: end }, to) ||
    isListed(text, { from, to }, { from: start, to: end }) ||
    namesAny(text, { from: start, to: end })
  return isMeant ? written(text.text, tokens, start, end) : null
}

const places =
  /^(?:trabalho|servico|firma|escola|faculdade|igreja|rua|praia|praca|sitio|chacara|fazenda|apartamento|ape|predio|condominio|loja|escritorio|oficina|obra|hospital|salao|clube|bairro|varanda|quintal|sofa|sala)$/

/** 'aqui em casa', 'lá na firma': where somebody is. */
function saysWhere(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  return (
    (words[at] === 'casa' && before === 'em') || (/^(?:n|d)[oa]$/.test(before) && places.test(words[at]!))
  )
}

const MOST_COUNTED = 3

/** 'ostra gratinada 1 porção': few words with how many of it behind them, and nothing more. */
function isCountedBehind({ words, tokens, ...text }: Text, { from, to }: Span, last: number): boolean {
  const number = readNumberAt(words, to)
  const isPlain = tokens.slice(from, to).every(({ kind }) => kind === 'word')
  return (
    number !== null &&
    isPlain &&
    to > from &&
    to - from <= MOST_COUNTED &&
    to + number.length <= last &&
    !isMeasureAt({ words, tokens, ...text }, to + number.length)
  )
}

const MOST_LISTED = 2

/** 'coca zero e uma salada': what begins the message and goes on with an 'e' is ordered as well. */
function isListed({ tokens, words }: Text, { from, to }: Span, { from: start, to: end }: Span): boolean {
  const isFirst = tokens.slice(0, start).every(({ kind }, at) => kind === 'break' || isFiller(words[at]!))
  const goesOn = words[to] === 'e' && readNumberAt(words, to + 1) !== null
  return (
    from <= start &&
    isFirst &&
    goesOn &&
    end - start > 0 &&
    end - start <= MOST_LISTED &&
    !tells.test(words.slice(start, end).join(' '))
  )
}

/** The last word that orders or counts, with something behind it that tells. */
function lastOpener(text: Text, from: number, to: number, isTelling: (at: number) => boolean): number | null {
  const { words } = text
  let tells = false
  // 'uma dor nas costas que não aguento, queria …': a story before the wish.
  for (let at = to - 1; at >= from && !isTelling(at); at -= 1) if (ordering.has(words[at]!)) return null
  for (let at = to - 1; at >= from; at -= 1) {
    const isArticle = /^uma?$|^un?s$|^umas$/.test(words[at]!)
    // 'tá um calor' counts nothing.
    const isSaid =
      isArticle &&
      /^(?:esta|era|foi|ta|sou|somos|ser|to|estou|tenho|que|de|com|por|em)$/.test(words[at - 1] ?? '')
    const isHalf = halves.has(words[at]!) && words[at + 1] === 'de'
    const isGoing = words[at] === 'de' && goes.test(words[at - 1] ?? '')
    const opens = !isSaid && (isGoing || ordering.has(words[at]!) || isArticle || isHalf || isCount(text, at))
    if (tells && opens) return at
    tells ||= isTelling(at) && !joiners.has(words[at]!)
  }
  return null
}

function isCount(text: Text, at: number): boolean {
  const { words } = text
  const amount = amountAt(words, at)
  if (amount && words[amount.at] === 'de') return true
  const number = readNumberAt(words, at)
  return number !== null && !isMeasureAt(text, at + number.length)
}

/** Whether nothing stands there but words of every day, although the menu may have one in a name ('até'). */
function isTalk({ tokens, words }: Text, { from, to }: Span): boolean {
  return words
    .slice(from, to)
    .every(
      (word, more) =>
        tokens[from + more]!.kind === 'break' ||
        isFiller(word) ||
        /^(?:muit[oa]s?|bastante|demais)$/.test(word),
    )
}

/** Whether a word of the run is surely one of the menu. */
function namesAny({ tokens, lexicon }: Text, { from, to }: Span): boolean {
  return tokens
    .slice(from, to)
    .some((token) =>
      [...lexicon.senses(token)].some(
        ([key, price]) => price <= 0.1 && (lexicon.isName(key) || lexicon.isOption(key)),
      ),
    )
}

/**
 * Clauses of what was passed over that say something, as they were written: neither words of every day nor a story that
 * leads to a wish, and no names of people.
 */
export function unheardIn({ text, tokens, words }: Text, { from, to }: Span): string[] {
  const clauses: string[] = []
  let start = from
  for (let at = from; at <= to; at += 1) {
    if (at < to && tokens[at]!.kind !== 'break') continue
    const telling = tellingWords(words, { from: start, to: at })
    if (telling && !isLink(text, tokens[telling.from]!.start))
      clauses.push(written(text, tokens, telling.from, telling.to))
    start = at + 1
  }
  return clauses
}

/** Whether a place of a text is within an address of the web. */
function isLink(text: string, place: number): boolean {
  return /(?:https?:\/\/|www\.)\S*$/i.test(text.slice(0, place))
}

/** From the first to the last word that is none of every day; null where there is none. */
function tellingWords(words: readonly string[], { from, to }: Span): Span | null {
  const tells = (at: number) =>
    words[at]!.length > 2 && numberOf(words[at]!) === null && !isSmallTalk(words[at]!)
  let start = from
  while (start < to && !tells(start)) start += 1
  let end = to
  while (end > start && !tells(end - 1)) end -= 1
  return end > start ? { from: start, to: end } : null
}

/** Words that correct or begin something, and say nothing alone. */
const corrects =
  /^(?:nao|nem|errad[oa]|errei|esqueci|desisti|mudei|mud[ae]r?|troc[ae]r?|tir[ae]r?|aument[ae]r?|diminu[ai]r?|ops|sempre|separad[oa]|repet[ei]r?|perai|pera)$/

/** What is said of an order beside its products, by its name: 'errei o bairro'. */
const details =
  /^(?:bairro|endereco|rua|numero|casa|predio|pagamento|pagar|forma|troco|dinheiro|cartao|pix|entreg\p{L}+|retir\p{L}+|nome|taxa|frete|hora|horas|horario)$/u

function isSmallTalk(word: string): boolean {
  return isFiller(word) || commonNames.has(word) || corrects.test(word) || details.test(word)
}

/**
 * Whether what was passed over behind a product may say something of it: a figure, a 'não', or words that nobody knows in
 * the same breath.
 */
export function leavesDoubt({ tokens, words, ...text }: Text, { from, to }: Span): boolean {
  if (from === 0 || tokens[from]!.kind === 'break') return false
  for (let at = from; at < to; at += 1) {
    if (tokens[at]!.kind === 'break') return false
    if (/^(?:nao|nem|menos|exceto)$/.test(words[at]!)) return true
    if (tokens[at]!.kind === 'number' && numberOf(words[at]!) !== null) return true
    if (!saysNothing({ tokens, words, ...text }, at)) return true
  }
  return false
}
