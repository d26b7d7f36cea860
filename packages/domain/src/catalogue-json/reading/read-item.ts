import type { ItemContent } from '../../catalogue/model'
import { givenId } from '../assign-ids'
import { CatalogueShapeError } from './catalogue-shape-error'
import type { Ways } from '../catalogue-source'
import { ItemRecord } from '../item-record'
import { isObject } from './json-object'
import { readOptions } from './read-options'
import { readPrices } from './read-prices'
import { readModality, readName, readText } from './read-values'

/** A product as it stood: its record, or its price alone under its name in a map. */
export interface RawItem {
  raw: unknown
  key: string | null
  path: string
}

export interface ReadItem {
  content: Omit<ItemContent, 'category_id' | 'position'>
  given: string | null
  ways: Ways
  /** Its name in a map, where that is not its name. */
  key: string | null
}

export interface ItemContext {
  /** Name of its category, which `categoria` repeats. */
  category: string
  /** Price types that the category names; null when it names none. */
  types: readonly string[] | null
  /** The group of beverages that its list was told apart by; null in other lists. */
  group: string | null
}

const MAX_NAME = 200
const MAX_DESCRIPTION = 2000
const MAX_CODE = 60

/**
 * One product of a document. What its known fields say in a way that we do not read (a preparation time of "15 a 20")
 * stays in `extras` untouched, except for names, prices, flags, modality and options, which are refused.
 * @throws CatalogueShapeError item_invalid and the fields' own codes
 */
export function readItem({ raw, key, path }: RawItem, context: ItemContext): ReadItem {
  const bare = key !== null && (typeof raw === 'number' || typeof raw === 'string')
  if (!bare && !isObject(raw)) throw new CatalogueShapeError('item_invalid', path)
  const record = new ItemRecord(isObject(raw) ? raw : { preco: raw }, path)
  const { values } = record
  const nome = readName(values.nome ?? key, MAX_NAME, record.at('nome'))
  const given = givenId(values.id)
  if (bare) record.note('item', 'bare', 'record')
  if (typeof values.id === 'number') record.note('id', 'number', 'text')
  if (values.categoria !== undefined && values.categoria !== context.category) record.keep('categoria')
  if (values.grupo !== undefined && values.grupo !== context.group) record.keep('grupo')
  const content = { nome, ...readContent(record, context, bare ? path : null) }
  return { content, given, ways: record.ways(), key: key === nome ? null : key }
}

function readContent(
  record: ItemRecord,
  { types }: ItemContext,
  barePath: string | null,
): Omit<ReadItem['content'], 'nome'> {
  const { values } = record
  const at = { preco: barePath ?? record.at('preco'), precos: record.at('precos') }
  const prices = readPrices({ preco: values.preco, precos: values.precos }, types, at)
  record.note('preco', prices.notation, 'number')
  record.note('beside', prices.beside, 'first')
  const [ativo, disponivel] = [record.flag('ativo'), record.flag('disponivel')]
  return {
    descricao: readText(values.descricao, MAX_DESCRIPTION, record.at('descricao')),
    centavos: prices.centavos,
    // A source menu's only flag says whether the product can be had (CATAL-18).
    disponivel: disponivel ?? ativo ?? true,
    ativo: disponivel === null ? true : (ativo ?? true),
    ingredientes: record.texts('ingredientes', 100),
    alergenos: record.texts('alergenos', 50),
    tempo_preparo: record.minutes('tempo_preparo'),
    duracao: record.minutes('duracao'),
    modalidade:
      values.modalidade === undefined ? null : readModality(values.modalidade, record.at('modalidade')),
    opcoes: values.opcoes === undefined ? [] : readOptions(values.opcoes, record.at('opcoes')),
    imagem: record.text('imagem', (text) => /^[\w-]{1,80}$/.test(text)),
    pausado_ate: record.text('pausado_ate', isInstant),
    codigo: record.text('codigo', (text) => text.length <= MAX_CODE && text.trim() === text),
    ...(record.isFlagged('gratis') ? { gratis: true as const } : {}),
    extras: record.extras,
  }
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(text) && !Number.isNaN(Date.parse(text))
}
