import { CatalogueShapeError } from './reading/catalogue-shape-error'
import type { Ways } from './catalogue-source'
import { readFlag } from './reading/flag'
import { below, isObject, type JsonObject } from './reading/json-object'
import { itemFields, pick, waysOf } from './reading/known-fields'
import { readMinutes, readTexts } from './reading/read-values'

type ItemField = keyof typeof itemFields

const MAX_TEXT = 120

/**
 * A product's record under reading: each method reads a field and notes how it was written. What does not read, where
 * that is no reason to refuse the document, is kept in `extras` as it stands.
 */
export class ItemRecord {
  readonly values: Partial<Record<ItemField, unknown>>
  readonly extras: JsonObject
  readonly notations: Record<string, string> = {}
  private readonly keys: Partial<Record<ItemField, string>>

  constructor(
    record: JsonObject,
    private readonly path: string,
  ) {
    const { values, keys, rest } = pick(record, itemFields)
    this.values = values
    this.keys = keys
    this.extras = rest
    if (isObject(values.preco) && values.precos === undefined) this.moveToPrecos()
  }

  /** Where a field is in the document. */
  at(name: ItemField): string {
    return below(this.path, this.keys[name] ?? name)
  }

  /** Leaves a field where it is, unread; a null is not worth keeping. */
  keep(name: ItemField): null {
    const key = this.keys[name]
    if (key !== undefined && this.values[name] !== null) this.extras[key] = this.values[name]
    delete this.values[name]
    delete this.keys[name]
    return null
  }

  /** Null when not said. @throws CatalogueShapeError flag_invalid */
  flag(name: 'ativo' | 'disponivel'): boolean | null {
    const value = this.values[name]
    if (value === undefined || value === null) return this.keep(name)
    const read = readFlag(value)
    if (!read) throw new CatalogueShapeError('flag_invalid', this.at(name))
    this.note(name, read.notation, 'boolean')
    return read.on
  }

  minutes(name: 'tempo_preparo' | 'duracao'): number | null {
    const value = this.values[name]
    if (value === undefined || value === null) return null
    const read = readMinutes(value)
    if (!read) return this.keep(name)
    this.note(name, read.notation, 'number')
    return read.minutes
  }

  texts(name: 'ingredientes' | 'alergenos', count: number): string[] {
    const read = readTexts(this.values[name] ?? null, { max: MAX_TEXT, count })
    if (!read) return this.keep(name) ?? []
    this.note(name, read.notation, 'list')
    return read.texts
  }

  /** A text that fits; a number counts as one for the shop's code. */
  text(name: 'imagem' | 'pausado_ate' | 'codigo', fits: (text: string) => boolean): string | null {
    const value = this.values[name]
    if (value === undefined || value === null) return null
    const isCode = typeof value === 'number' && name === 'codigo'
    const text = isCode ? String(value) : value
    if (typeof text !== 'string' || !fits(text)) return this.keep(name)
    this.note(name, isCode ? 'number' : 'text', 'text')
    return text
  }

  /** Whether a flag is set; what is neither yes nor no is kept as it stands. */
  isFlagged(name: 'gratis'): boolean {
    const value = this.values[name]
    if (value === undefined || typeof value === 'boolean') return value ?? false
    this.keep(name)
    return false
  }

  /** Notes a notation that is not the usual one. */
  note(name: string, notation: string, usual: string): void {
    if (notation !== usual) this.notations[name] = notation
  }

  ways(): Ways {
    return waysOf(itemFields, Object.keys(this.values), this.keys, this.notations)
  }

  /** A `preco` that is a map says what `precos` says. */
  private moveToPrecos(): void {
    this.values.precos = this.values.preco
    this.keys.precos = this.keys.preco ?? 'preco'
    delete this.values.preco
    delete this.keys.preco
  }
}
