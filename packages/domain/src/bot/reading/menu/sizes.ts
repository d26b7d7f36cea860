import { wordKey } from '../../understand/word-key'
import { tokensOf } from '../tokens'
import { isJoining } from './name-words'

const sizeWords: readonly (readonly string[])[] = [
  ['p', 'pequena', 'pequeno', 'peq', 'mini'],
  ['m', 'media', 'medio', 'med'],
  ['g', 'grande', 'grd', 'gd', 'gde', 'grandona', 'grandao'],
  ['familia', 'fam', 'f'],
  ['gigante', 'gg'],
  ['broto', 'brotinho'],
  ['inteira', 'inteiro'],
]

const sizes: ReadonlyMap<string, string> = new Map(
  sizeWords.flatMap((words) =>
    words.flatMap((word) => [word, `${word}s`].map((one) => [one, `size:${words[0]}`] as const)),
  ),
)

const byKey: ReadonlyMap<string, string> = new Map([...sizes].map(([word, size]) => [wordKey(word), size]))

/** What the key of a word says of a size, as `sizeOf` does of the word. */
export function sizeOfKey(key: string): string | null {
  return byKey.get(key) ?? null
}

/** A price type in words: the first of those that mean the same stands for all. */
export interface TypeKeys {
  keys: string[]
  /** Other ways to say it: '300 g' of 'P (300 g)'. */
  aliases: string[][]
}

/** What explains a size and is not said with it: '35 cm', '8 fatias', 'tamanho'. */
const explaining = /^(?:\d.*|cm|ml|l|g|gr|kg|fatias?|pedacos?|pessoas?|tamanho|tam|aprox|ate|serve)$/

/** The words by which each of a product's price types is said; what explains one in brackets says it too. */
export function typeKeys(types: readonly string[]): TypeKeys[] {
  const short = types.map(shortKeys)
  const isPlain = new Set(short.map(({ keys }) => keys.join(' '))).size === types.length
  return apart(isPlain ? short : types.map((type) => ({ keys: keysIn(type), aliases: [] })))
}

/** '600 g' of what comes in a 'Pote 300 g' and a 'Pote 600 g': what all of them have tells none apart. */
function apart(types: readonly TypeKeys[]): TypeKeys[] {
  const [first, ...others] = types.map(({ keys }) => keys)
  const common = others.length === 0 ? [] : first!.filter((key) => others.every((keys) => keys.includes(key)))
  const words = new Set(common.filter((key) => !/^\d|^(?:kg|g|l|ml|un|size:.*)$/.test(key)))
  if (words.size === 0) return [...types]
  return types.map(({ keys, aliases }) => {
    const own = keys.filter((key) => !words.has(key))
    return { keys, aliases: own.length === 0 ? aliases : [...aliases, own] }
  })
}

function shortKeys(type: string): TypeKeys {
  const bare = type.replace(/\([^)]*\)/g, ' ')
  const within = Array.from(type.matchAll(/\(([^)]*)\)/g), ([, text]) => keysIn(text!))
  const keys = keysIn(bare)
  const size = keys.find((key) => key.startsWith('size:'))
  const others = keys.filter((key) => key !== size)
  const isSize = size !== undefined && others.every((key) => explaining.test(key))
  const isNamed = keys.length > 1 && /^tam(?:anho)?$/.test(keys[0]!)
  if (keys.length === 0) return { keys: keysIn(type), aliases: [] }
  return {
    keys: isSize ? [size] : isNamed ? keys.slice(1) : keys,
    aliases: within.filter((some) => some.length > 0),
  }
}

/** The words by which a size is said. */
export function sizeKeys(type: string): string[] {
  return shortKeys(type).keys
}

function keysIn(type: string): string[] {
  const words = tokensOf(type).filter(({ kind, word }) => kind !== 'break' && !isJoining(word))
  return words.map(({ word, key }) => sizeOf(word) ?? key)
}

/** What a word says of a size: 'size:g' for 'grande'. */
export function sizeOf(word: string): string | null {
  return sizes.get(word) ?? null
}
