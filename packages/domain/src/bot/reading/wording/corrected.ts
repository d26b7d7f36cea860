import { readNumberAt } from '../../understand/number-words'
import { isFiller } from '../explain/fillers'
import { isMeasureAt } from '../explain/lead'
import type { Text } from '../explain/explanation'
import { sizeOf } from '../menu/sizes'
import type { Token } from '../tokens'

const marks =
  /^(?:nao(?: nao| pera| perai| espera| calma| desculpa| minto| melhor| ops| alias)?|quer dizer(?: nao)?|digo|dizendo|opa|ops|alias|melhor|minto|na verdade|na real|pera(?:i)?(?: nao)?|espera|corrigindo|errei|desculpa|ou melhor)$/
const LONGEST_MARK = 2
const LEAST_SPOKEN = 6

/**
 * A message with how many corrected by whoever wrote it: '2 não, 3 x-bacon' and '2 x-bacon, aliás 3' are three. Tokens of
 * what was taken back are gone; nothing else is changed.
 */
export function corrected(said: Text): Text {
  let tokens: readonly Token[] = said.tokens
  for (let at = 1; at < tokens.length; at += 1) {
    const now = { ...said, tokens, words: tokens.map(({ word }) => word) }
    const mark = markAt(now, at)
    if (mark === null) continue
    const told =
      before(now, at, mark) ?? behind(now, at, mark) ?? instead(now, at, mark) ?? kindred(now, at, mark)
    if (told) tokens = told
  }
  return tokens === said.tokens ? said : { ...said, tokens, words: tokens.map(({ word }) => word) }
}

/** Whether nobody paused: as a voice note is written down. */
function isSpoken({ tokens }: Text): boolean {
  return tokens.length > LEAST_SPOKEN && tokens.every(({ kind }) => kind !== 'break')
}

/** Where the words end that take something back, pauses around them included; null where none do. */
function markAt({ tokens, words }: Text, from: number): number | null {
  let at = from
  while (tokens[at]?.kind === 'break') at += 1
  for (let length = LONGEST_MARK; length > 0; length -= 1) {
    // 'não, melhor': with a pause between.
    const told = tokens.slice(at, at + length + 1).filter(({ kind }) => kind !== 'break')
    const isApart = length > 1 && tokens[at + 1]?.kind === 'break' && told.length === length
    if (
      !marks.test(
        told
          .slice(0, length)
          .map(({ word }) => word)
          .join(' '),
      )
    )
      continue
    let to = at + length + (isApart ? 1 : 0)
    // '3 e não 2' refuses the two.
    if (words[at] === 'nao' && words[at - 1] === 'e') return null
    // 'são 2, não 3' refuses the three; '2, não, 3' takes back the two.
    if (words[at] === 'nao' && length === 1 && at > from && tokens[to]?.kind !== 'break') return null
    while (tokens[to]?.kind === 'break') to += 1
    while (/^(?:sao|e|eh|seria|vao|ser|faz|quero|bota|poe|coloca|manda|entao)$/.test(words[to] ?? '')) to += 1
    return to
  }
  return null
}

/** '2 não, 3 x-bacon': the number directly before gives way. */
function before({ tokens, words }: Text, from: number, to: number): Token[] | null {
  const next = readNumberAt(words, to)
  const start = numberEndingAt(words, from)
  if (!next || start === null) return null
  return [...tokens.slice(0, start), ...tokens.slice(to)]
}

/** '2 x-bacon, aliás 3': the number by which that was counted gives way. */
function behind(said: Text, from: number, to: number): Token[] | null {
  const { tokens, words } = said
  const next = readNumberAt(words, to)
  const isPlainNo = words[to - 1] === 'nao' && !isSpoken(said)
  if (!next || isPlainNo || !endsAt(said, to + next.length)) return null
  const count = countBefore(said, from)
  if (!count) return null
  const number = tokens.slice(to, to + next.length)
  return [
    ...tokens.slice(0, count.from),
    ...number,
    ...tokens.slice(count.to, from),
    ...tokens.slice(to + next.length),
  ]
}

const replaces =
  /^(?:alias|digo|quer dizer|ops|opa|minto|ou melhor|melhor|corrigindo|errei|nao pera|nao perai|nao minto|nao espera|nao melhor|nao ops|nao alias|nao desculpa)$/

/** 'uma coca, digo, um guaraná', 'uma coca... não, um guaraná': what was counted just before gives way. */
function instead(now: Text, from: number, to: number): Token[] | null {
  const { tokens, words } = now
  const next = readNumberAt(words, to)
  if (!next || tokens[to + next.length]?.kind !== 'word') return null
  if (!takesBack(now, from, to)) return null
  let start = from - 1
  const counts = (at: number) => {
    const number = readNumberAt(words, at)
    return number !== null && !isOfName(now, at, at + number.length)
  }
  while (start > 0 && tokens[start]!.kind !== 'break' && !counts(start)) start -= 1
  const number = counts(start) ? readNumberAt(words, start) : null
  const joins = (at: number) =>
    words[at] === 'e' && !now.lexicon.isPair(tokens[at - 1]?.key, tokens[at + 1]?.key)
  const isSeveral = Array.from({ length: from - start }, (_, more) => start + more).some(joins)
  if (!number || start + number.length >= from || isSeveral) return null
  return [...tokens.slice(0, start), ...tokens.slice(to)]
}

/** Whether a mark surely takes back what stands before it: 'digo', '… não,'. */
function takesBack({ text, tokens }: Text, from: number, to: number): boolean {
  const mark = tokens.slice(from, to).filter(({ kind }) => kind === 'word')
  const said = mark.map(({ word }) => word).join(' ')
  const isTrailing = /^\s*(?:\.\.+|…)/.test(text.slice(tokens[from - 1]!.end))
  return replaces.test(said) || (isTrailing && mark[0]?.word === 'nao')
}

const MOST_KINDRED = 3

/** 'lasanha de camarão, digo, de frango', 'neosaldina cartela, aliás caixa': what is of one kind with it gives way. */
function kindred(now: Text, from: number, to: number): Token[] | null {
  const { tokens, words } = now
  const first = tokens[to]
  if (first?.kind !== 'word' || !takesBack(now, from, to)) return null
  const back = Array.from({ length: Math.min(MOST_KINDRED, from - 1) }, (_, more) => from - 1 - more)
  const start = /^(?:de|com|sem)$/.test(first.word)
    ? back.find((at) => words[at] === first.word)
    : back.slice(0, 1).find((at) => endsAt(now, to + 1) && areAlike(now, tokens[at]!, first))
  const isOver = start === undefined || tokens.slice(start, from).some(({ kind }) => kind === 'break')
  return isOver ? null : [...tokens.slice(0, start), ...tokens.slice(to)]
}

/** Two sizes that something comes in, or two options of one group. */
function areAlike({ lexicon }: Text, one: Token, other: Token): boolean {
  const keys = (token: Token) => [token.key, sizeOf(token.word)]
  const isOne = (token: Token, said: readonly string[]) => keys(token).some((key) => key === said[0])
  return lexicon.items.some(({ types, groups }) =>
    [
      types.map((type) => type.keys),
      ...groups.map(({ options }) => options.map((option) => option.keys)),
    ].some((names) => names.some((name) => isOne(one, name)) && names.some((name) => isOne(other, name))),
  )
}

/** Whether what was corrected ends there: a pause, the end, or what leads to something else. */
function endsAt({ tokens, words }: Text, at: number): boolean {
  const token = tokens[at]
  if (!token || token.kind === 'break') return true
  return words[at] === 'e' || words[at] === 'mais' || (isFiller(words[at]!) && !/^d[aeo]s?$/.test(words[at]!))
}

/** The last number before a place that counts, without its dozen or hundred; null where none does. */
function countBefore(said: Text, place: number): { from: number; to: number } | null {
  const { words } = said
  for (let at = place - 1; at >= 0; at -= 1) {
    const number = readNumberAt(words, at)
    if (!number || at + number.length >= place || isOfName(said, at, at + number.length)) continue
    let from = at
    for (let back = Math.max(0, at - 4); back < at; back += 1) {
      const whole = readNumberAt(words, back)
      if (whole && back + whole.length >= at + number.length) from = Math.min(from, back)
    }
    const end = at + number.length
    const isPack = end - from > 1 && /^(?:duzias?|dz|centos?)$/.test(words[end - 1]!)
    return { from, to: isPack ? end - 1 : end }
  }
  return null
}

/** A figure of a name, a size or an option: '2' of 'Coca-Cola 2 L', '10' of 'kit pra 10 pessoas', '4' of 'com 4 ovos'. */
function isOfName(said: Text, from: number, to: number): boolean {
  const { words, tokens, lexicon } = said
  const before = words[from - 1] ?? ''
  if (isMeasureAt(said, to) || /^(?:com|para|c|sao|tamanho)$/.test(before)) return true
  if (before === 'de' && words[from - 2] !== 'vai' && words[from - 2] !== 'vamos') return true
  const isLed = from === 0 || tokens[from - 1]!.kind === 'break' || isFiller(before)
  if (!isLed && /^(?:unidades?|unid|un|pecas?|pessoas?|bolas?|fatias?|sabores)$/.test(words[to] ?? ''))
    return true
  return (
    lexicon.isPair(tokens[from - 1]?.key, tokens[from]!.key) ||
    lexicon.isPair(tokens[from]!.key, tokens[to]?.key)
  )
}

function numberEndingAt(words: readonly string[], end: number): number | null {
  for (let at = Math.max(0, end - 5); at < end; at += 1) {
    const number = readNumberAt(words, at)
    if (number && at + number.length === end) return at
  }
  return null
}
