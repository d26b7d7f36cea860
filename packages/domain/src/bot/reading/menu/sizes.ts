import { tokensOf } from '../tokens'
import { isJoining } from './name-words'

const sizeWords: readonly (readonly string[])[] = [
  ['p', 'pequena', 'pequeno', 'peq', 'mini'],
  ['m', 'media', 'medio', 'med'],
  ['g', 'grande', 'grd', 'grandona', 'grandao'],
  ['familia', 'fam', 'f'],
  ['gigante', 'gg'],
  ['broto', 'brotinho'],
  ['inteira', 'inteiro'],
  ['metade', 'meia', 'meio'],
]

const sizes: ReadonlyMap<string, string> = new Map(
  sizeWords.flatMap((words) =>
    words.flatMap((word) => [word, `${word}s`].map((one) => [one, `size:${words[0]}`] as const)),
  ),
)

/** The words by which a size is said; the first of those that mean the same stands for all. */
export function sizeKeys(type: string): string[] {
  const words = tokensOf(type).filter(({ kind, word }) => kind !== 'break' && !isJoining(word))
  return words.map(({ word, key }) => sizeOf(word) ?? key)
}

/** What a word says of a size: 'size:g' for 'grande'. */
export function sizeOf(word: string): string | null {
  return sizes.get(word) ?? null
}
