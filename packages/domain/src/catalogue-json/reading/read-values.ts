import { modalities, type Modality } from '../../modality'
import { CatalogueShapeError } from './catalogue-shape-error'

/** A trimmed text; numbers count as text. @throws CatalogueShapeError text_invalid for others and longer ones */
export function readText(value: unknown, max: number, path: string): string {
  const text = typeof value === 'number' ? String(value) : value
  if (text === null || text === undefined) return ''
  if (typeof text !== 'string') throw new CatalogueShapeError('text_invalid', path)
  const trimmed = text.trim()
  if (trimmed.length > max) throw new CatalogueShapeError('text_invalid', path)
  return trimmed
}

/** A text that must say something. @throws CatalogueShapeError name_missing, text_invalid */
export function readName(value: unknown, max: number, path: string): string {
  const name = readText(value, max, path)
  if (name === '') throw new CatalogueShapeError('name_missing', path)
  return name
}

/** @throws CatalogueShapeError modality_invalid */
export function readModality(value: unknown, path: string): Modality | null {
  if (value === null || value === '') return null
  const known = modalities.find((modality) => modality === value)
  if (!known) throw new CatalogueShapeError('modality_invalid', path)
  return known
}

export type MinutesNotation = 'number' | 'text' | 'unit'

const MAX_MINUTES = 527_040

/** Whole minutes as 15, "15" or "15 min"; null for anything else, which is not guessed at. */
export function readMinutes(value: unknown): { minutes: number; notation: MinutesNotation } | null {
  const [, digits, unit] =
    (typeof value === 'string' && /^\s*(\d{1,6})\s*(min|minutos)?\s*$/i.exec(value)) || []
  const minutes = typeof value === 'number' ? value : Number(digits)
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > MAX_MINUTES) return null
  return { minutes, notation: typeof value === 'number' ? 'number' : unit === undefined ? 'text' : 'unit' }
}

export function writeMinutes(minutes: number, notation: MinutesNotation): number | string {
  if (notation === 'number') return minutes
  return notation === 'text' ? String(minutes) : `${minutes} min`
}

/** Texts as a list or as one text with commas; null for anything else. */
export function readTexts(
  value: unknown,
  { max, count }: { max: number; count: number },
): { texts: string[]; notation: 'list' | 'text' } | null {
  if (value === null) return { texts: [], notation: 'list' }
  const parts = typeof value === 'string' ? value.split(',') : value
  if (!Array.isArray(parts) || parts.length > count) return null
  if (!parts.every((part) => typeof part === 'string' && part.length <= max)) return null
  const texts = parts.map((part: string) => part.trim())
  return typeof value === 'string'
    ? { texts: texts.filter((part) => part !== ''), notation: 'text' }
    : { texts, notation: 'list' }
}

export function writeTexts(texts: readonly string[], notation: 'list' | 'text'): string[] | string {
  const isJoinable = texts.every((text) => text !== '' && !text.includes(','))
  return notation === 'text' && isJoinable ? texts.join(', ') : [...texts]
}
