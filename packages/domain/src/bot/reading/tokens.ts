import { numberOf } from '../understand/number-words'
import { MAX_TEXT, plainLetters } from '../understand/plain-words'
import { wordKey } from '../understand/word-key'

/** A word, a figure or a pause of what somebody wrote. */
export interface Token {
  /** 'times' is 'x2'. */
  kind: 'word' | 'number' | 'half' | 'times' | 'break'
  /** Without case and accents; of a pause its character. */
  word: string
  /** Alike for words of one meaning and spelling; a number word has that of its figure. */
  key: string
  /** Where it stands in the text. */
  start: number
  end: number
}

const pieces =
  /(?<![\p{L}\p{N}])(?:[csp]\/|1\/[23]|2\/3)(?=\P{N}|$)|[½⅓⅔]|(?<![\p{L}\p{N}-])x\d{1,2}(?![\p{L}\p{N}])|\b\d{1,2}\/\d{1,2}\b|(?<=^|\n)[ \t]*\d{1,2}\)|\p{Nd}[\p{Nd}\p{M}]*(?:[.,]\p{Nd}[\p{Nd}\p{M}]*)?|🔟|\bd['’´`](?=\p{L})[\p{L}'’´`][\p{L}\p{M}]*|\p{L}[\p{L}\p{M}]*|[\n,;+&!?|:*/()]|\.(?=\s|$)|\s-+\s/giu
const short: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['c/', 'com'],
  ['s/', 'sem'],
  ['p/', 'para'],
  ['🔟', '10'],
])

/** Ways of typing that stand for a word. */
const typed: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  [
    'com c cm con',
    'sem s',
    'quero kero qro qero quro',
    'voces vcs ceis ces',
    'voce vc ce oce tu',
    'favor pfv pf pfvr pfvv pfvzinho pfvzin pff pls plis pfvo please',
    'tambem tb tbm tmb',
    'que q',
    'quanto qto qt',
    'hoje hj',
    'muito mto mt',
    'mesmo msm',
    'porque pq',
    'quando qd qdo',
    'depois dps dpois',
    'quantos qts qtos',
    'quantas qtas',
    'para pra',
    'verdade vdd',
    'nao n naum nn',
    'esta ta tah',
    'queijo qjo',
    'obrigado obg obrigada brigado',
    'beleza blz',
    'pacote pct pcte',
    'pecas pcs',
    'kg quilo quilos kilo kilos',
  ].flatMap((line) => {
    const [first, ...others] = line.split(' ')
    return others.map((other) => [other, first!] as const)
  }),
)

/** The tokens of a text; figures beside letters stand apart ('2x', '500ml'); '1/2', '½' and thirds are a part of something. */
export function tokensOf(text: string): Token[] {
  const tokens = Array.from(text.slice(0, MAX_TEXT).matchAll(pieces), ({ 0: said, index }): Token => {
    const plain = said === '\n' ? said : (short.get(said.toLowerCase()) ?? plainLetters(said).trim())
    if (/^x\d/i.test(said))
      return { kind: 'times', word: plain, key: plain.slice(1), start: index, end: index + said.length }
    if (/^(1\/[23]|2\/3|[½⅓⅔])$/.test(said))
      return { kind: 'half', word: 'meia', key: 'meia', start: index, end: index + said.length }
    if (/^\d+\/\d+$|^\s*\d+\)$/.test(said))
      return { kind: 'break', word: ',', key: ',', start: index, end: index + said.length }
    if (/^a{3}$/i.test(said))
      return { kind: 'word', word: 'aaa', key: 'aaa', start: index, end: index + said.length }
    const kind = /^\p{L}/u.test(plain) ? 'word' : /^\d/.test(plain) ? 'number' : 'break'
    const word = kind === 'word' ? (typed.get(plain) ?? plain) : plain
    return { kind, word, key: keyOf(word), start: index, end: index + said.length }
  })
  return tokens.map((token, at) => {
    if (isPlate(text, tokens, at)) return { ...token, word: 'pf', key: 'pf' }
    if (isTo(text, tokens, at)) return { ...token, word: 'para', key: 'para' }
    if (isMore(tokens, at)) return { ...token, kind: 'word', word: 'mais', key: 'mais' }
    return isOf(text, tokens, at) ? { ...token, word: 'de', key: 'de' } : token
  })
}

const forWhom =
  /^(?:mim|nos|eu|el[ea]s?|meus?|minhas?|presente|viagem|levar|entrega|entregar|entregarem|retirar|retirada|buscar|comer|dar|fazer|tirar|colocar)$/

/** 'p' of 'p presente', and not the small size: 'batata p'. */
function isTo(text: string, tokens: readonly Token[], at: number): boolean {
  const { start, end } = tokens[at]!
  const [next, then] = [tokens[at + 1]?.word ?? '', tokens[at + 2]?.word ?? '']
  // 'p 4 pessoas', 'p as mãos'; 'uma g, uma p a outra m' are sizes.
  const isFor =
    forWhom.test(next) || /^pessoas?$/.test(then) || (/^[oa]s?$/.test(next) && !then.startsWith('outr'))
  return /^p$/i.test(text.slice(start, end)) && isFor
}

/** '+' of 'bota + 1', and not of 'x-tudo + coca'. */
function isMore(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? ''
  return (
    tokens[at]!.word.trim() === '+' && /^(?:bota|coloca|poe|add|manda|quero|e|adiciona|traz|ve)$/.test(before)
  )
}

const lettered = /^(?:bloco|bl|casa|quadra|qd|lote|rua|torre|ap|apto?|setor|ala|sala|vitamina|letra|lado)$/

/** 'd' of 'creme d ninho'; 'bloco d' is called so. */
function isOf(text: string, tokens: readonly Token[], at: number): boolean {
  const { start, end } = tokens[at]!
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  if (!/^d$/i.test(text.slice(start, end)) || before?.kind !== 'word' || lettered.test(before.word))
    return false
  return (next?.kind === 'word' || next?.kind === 'number') && next.start > end
}

/** 'pf' is 'por favor', but for 'um pf', 'pf de frango'. */
function isPlate(text: string, tokens: readonly Token[], at: number): boolean {
  const { start, end } = tokens[at]!
  if (!/^pf$/i.test(text.slice(start, end))) return false
  const before = tokens[at - 1]?.word ?? ''
  return (
    /^(?:[oa]s?|uma?|d[aeo]s?|n[oa])$/.test(before) ||
    numberOf(before) !== null ||
    tokens[at + 1]?.word === 'de'
  )
}

function keyOf(word: string): string {
  const value = numberOf(word)
  if (value !== null && value !== 1) return String(value)
  return /^\d/.test(word) ? word.replace(',', '.').replace(/^0+(?=\d)/, '') : wordKey(word)
}

/** What stands between two tokens, as it was written, on one line. */
export function written(text: string, tokens: readonly Token[], from: number, to: number): string {
  if (to <= from) return ''
  const run = tokens.slice(from, to)
  // Words that were said once for several stand nowhere: they are added by themselves.
  const isAnew = ({ kind, start, end }: Token) => kind === 'word' && start === end
  if (isAnew(run.at(-1)!)) {
    const last = run.findLastIndex((token) => !isAnew(token))
    const words = run.slice(last + 1).map(({ word }) => word)
    return [written(text, tokens, from, from + last + 1), ...words].filter(Boolean).join(' ')
  }
  return text
    .slice(tokens[from]!.start, tokens[to - 1]!.end)
    .replace(/\s+/g, ' ')
    .trim()
}

/** A message while it is read; its words stand apart, as its tokens do. */
export interface Said {
  text: string
  tokens: readonly Token[]
  words: readonly string[]
}

/** The first token that begins at an offset of the text or behind it; behind the last where none does. */
export function tokenFrom({ tokens }: Pick<Said, 'tokens'>, offset: number): number {
  const at = tokens.findIndex(({ start }) => start >= offset)
  return at < 0 ? tokens.length : at
}

/** Whether a word is written 'é' rather than 'e': what something is, and not what comes beside it. */
export function saysIs({ text, tokens }: Pick<Said, 'text' | 'tokens'>, at: number): boolean {
  const token = tokens[at]
  return token !== undefined && /^(?:é|eh)$/i.test(text.slice(token.start, token.end).normalize('NFC'))
}

/** The tokens of a text together. */
export function said(text: string): Said {
  const tokens = tokensOf(text)
  return { text, tokens, words: tokens.map(({ word }) => word) }
}

/** What was said without some of its tokens: a pause stands for each run that is left out. */
export function without({ text, tokens }: Said, taken: readonly boolean[]): Said {
  const left = tokens.flatMap((token, place): Token[] => {
    if (!taken[place]) return [token]
    if (taken[place - 1]) return []
    return [{ kind: 'break', word: ',', key: ',', start: token.start, end: token.start }]
  })
  return { text, tokens: left, words: left.map(({ word }) => word) }
}

const courtesies =
  /\b(?<!\bx )(?:tudo|td) (?:bem|bom|certo|joia|tranquilo|ok)\b|\bbo[am] (?:dia|tarde|noite)\b|\bpor favor\b|\bo de casa\b|\b(?:de|para|pra|como) (?:sobremesa|entrada|acompanhamento|beber|bebida|acompanhar|adocar)\b(?! d[aeo])|\bno lugar(?: d(?:o outro|a outra|el[ea])\b|(?= [,.;!]|$))/g

/**
 * Tokens of greetings and courtesies that hold words of a menu: 'tudo bem?' names no X-Tudo. `isPair` says whether two
 * words, by their keys, follow each other in a name: the 'bom dia' of a 'Cesta Bom Dia' is none.
 */
export function courteous(told: Said, isPair: (one: string, other: string) => boolean): boolean[] {
  const { tokens } = told
  const polite = saying(told, courtesies)
  return polite.map((is, at) => {
    let first = at
    while (first > 0 && polite[first - 1]) first -= 1
    return is && !(first > 0 && isPair(tokens[first - 1]!.key, tokens[first]!.key))
  })
}

/** The tokens whose words a pattern (with the flag `g`) finds; a space within it stands between two words. */
export function saying({ words }: Said, pattern: RegExp, from = 0): boolean[] {
  const taken = words.map(() => false)
  const line = words.map((word) => (word.trim() === '' ? ',' : word)).join(' ')
  for (const { 0: found, index } of line.matchAll(pattern)) {
    const first = line.slice(0, index + (found.startsWith(' ') ? 1 : 0)).split(' ').length - 1
    if (first >= from) taken.fill(true, first, first + found.trim().split(' ').length)
  }
  return taken
}
