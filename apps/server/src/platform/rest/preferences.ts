import { refuse } from './refuse'

/** What a client asks for by `Prefer`, as far as it is heard. */
export interface Preferences {
  /** What a write answers; the rows, where nothing is said. */
  return?: 'representation' | 'minimal' | 'headers-only'
  /** Rows are counted, always exactly. */
  count: boolean
  /** What becomes of a row that is there already. */
  resolution?: 'merge-duplicates' | 'ignore-duplicates'
  /** A write changes no more rows than this, or none. */
  maxAffected?: number
  /** For `Preference-Applied`. */
  applied: string[]
}

const words: Record<string, readonly string[]> = {
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  handling: ['strict', 'lenient'],
  missing: ['default', 'null'],
  tx: ['commit'],
}

/**
 * Reads the header `Prefer`. What is not known is passed over, as PostgREST does, unless `handling=strict` says otherwise;
 * a transaction that is to be rolled back is refused, because it would not be.
 * @throws Problem UNSUPPORTED_FILTER
 */
export function readPreferences(header: string | string[] | undefined): Preferences {
  const said = String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const strict = said.includes('handling=strict')
  const read: Preferences = { count: false, applied: [] }
  for (const preference of said) {
    const [name = '', value = ''] = preference.split('=')
    const affected = name === 'max-affected' && /^\d{1,9}$/.test(value)
    const known = Object.hasOwn(words, name) && words[name]!.includes(value)
    if (preference === 'tx=rollback') refuse('Prefer', 'Prefer: tx=rollback')
    if (!affected && !known) {
      if (strict) refuse('Prefer', `Prefer: ${preference.slice(0, 60)}`)
      continue
    }
    if (affected) read.maxAffected = Number(value)
    if (name === 'count') read.count = true
    if (name === 'return') read.return = value as NonNullable<Preferences['return']>
    if (name === 'resolution') read.resolution = value as NonNullable<Preferences['resolution']>
    read.applied.push(name === 'count' ? 'count=exact' : preference)
  }
  return read
}
