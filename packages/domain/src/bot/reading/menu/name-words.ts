import type { Option } from '../../../catalogue'
import { wordKey } from '../../understand/word-key'
import { tokensOf } from '../tokens'
import { joiners } from '../vocabulary/word-sets'

const joining: ReadonlySet<string> = new Set([...joiners, 'c', 'para'])
/** Words of a name that say how something comes, and tell little. */
const containers = new Set(
  'lata latao litrao garrafa long neck l ml g kg copo prato porcao fatia unidade un jarra balde caixa pacote pote saco saca sacola peca fardo engradado pack kit litro bandeja espeto carteira'
    .split(' ')
    .map(wordKey),
)
/** What is meant where nothing else is said: 'Batata frita' is the 'batata'. */
const usual = new Set(
  'cola frita simples tradicional natural normal comum casa classica mineral'.split(' ').map(wordKey),
)
/** How much is missing of a name without this word, 0 to 1; hardly anything where it says what is usual. */
export function weightOf(key: string, often: number, next: string | undefined): number {
  return usual.has(key) ? 0.05 : tellingOf(key, often, next)
}

/** How much a word of a name tells where it is said, 0 to 1: the more names have it, the less. `next` is the word behind it. */
export function tellingOf(key: string, often: number, next: string | undefined): number {
  const isBrand =
    /^\d/.test(key) && Number(key) < 200 && (next === undefined || !containers.has(next) || next === 'peca')
  if (containers.has(key) || (/^\d/.test(key) && !isBrand)) return 0.35
  return 1 / (1 + Math.log2(often) / 2)
}

/** Words of a name behind 'com' or 'sem': 'gás' of 'Água com gás'. */
export function besideOf(name: string): ReadonlySet<string> {
  const [, ...behind] = name.split(/\b(?:com|sem|c\/|s\/)\s/i)
  return new Set(behind.flatMap(keysOf))
}

/** An option as words. */
export function wordsOfOption(option: Option): { option: Option; keys: string[]; isWith: boolean } {
  return { option, keys: keysOf(option.nome), isWith: besideOf(option.nome).size > 0 }
}

/** Words of a name up to the one that says of what: 'Pastel' of 'Pastel de carne'; all of them where none does. */
export function stemOf(name: string): ReadonlySet<string> {
  return new Set(keysOf(name.split(/\s(?:d[aeo]s?|com|sem|para|c\/|s\/|p\/)\s/i)[0]!))
}

/** '01 - ', '12. ': the number of a dish on the menu. */
const numbered = /^\s*(?:n[º°o]?\.?\s*)?\d{1,3}\s*[-–.):]\s+/i

/** The telling words of a name. */
export function keysOf(name: string): string[] {
  const plain = name.replace(numbered, '').replace(/\([^)]*\)/g, ' ')
  const words = tokensOf(plain).filter(({ kind }) => kind !== 'break')
  const telling = words.filter(({ word }) => !joining.has(word))
  return (telling.length > 0 ? telling : words).map(({ key }) => key)
}

/** Whether a category's name lists several kinds: 'Água e gás', 'Doces, bolos'. */
export function isJoined(name: string): boolean {
  return /\se\s|[,/&+]/i.test(name)
}

/** Whether a word only joins others. */
export function isJoining(word: string): boolean {
  return joining.has(word)
}

/** Words that most names may have and that tell nothing: 'natural'. */
export const isUsual = (key: string): boolean => usual.has(key)
/** What a name that nobody qualified means: 'coca' is never the one without sugar. */
export const qualifiers: ReadonlySet<string> = new Set(
  'zero diet light fit mini duplo dupla triplo especial caixa fardo engradado pack kit combo barril cento'
    .split(' ')
    .map(wordKey),
)
/** Several things sold as one: who wants that says so. */
export const sets: ReadonlySet<string> = new Set('combo kit'.split(' ').map(wordKey))
/** Many sold as one: who says so never means a single one. */
export const packs: ReadonlySet<string> = new Set('caixa fardo engradado pack'.split(' ').map(wordKey))
/** Whether a word says many as one: 'caixa', and so 'caixinha'. */
export const isPack = (word: string): boolean => packs.has(wordKey(word.replace(/inh([ao])s?$/, '$1')))
/** Words of sizes and containers tell little by themselves. */
export const isContainer = (key: string): boolean => containers.has(key) || /^\d/.test(key)
