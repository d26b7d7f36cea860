import { plainName } from '../../text/plain-name'

/** How a document writes yes and no: true, 1, "true", "1", "sim". */
export type FlagNotation = 'boolean' | 'number' | 'text' | 'digit' | 'word'

const words: Record<FlagNotation, readonly [no: unknown, yes: unknown]> = {
  boolean: [false, true],
  number: [0, 1],
  text: ['false', 'true'],
  digit: ['0', '1'],
  word: ['nao', 'sim'],
}
const notations = Object.keys(words) as FlagNotation[]

/** A flag and its notation; null for what is neither yes nor no. Texts are read without case and accents. */
export function readFlag(value: unknown): { on: boolean; notation: FlagNotation } | null {
  const plain = typeof value === 'string' && value.length < 20 ? plainName(value) : value
  for (const notation of notations) {
    const index = words[notation].indexOf(plain)
    if (index !== -1) return { on: index === 1, notation }
  }
  return null
}

export function writeFlag(on: boolean, notation: FlagNotation): unknown {
  return words[notation][on ? 1 : 0]
}
