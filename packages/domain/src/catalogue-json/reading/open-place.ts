import type { HalvesRule, Section } from '../../catalogue/model'
import type { Modality } from '../../modality'
import { CatalogueShapeError } from './catalogue-shape-error'
import type { Ways } from '../catalogue-source'
import { readFlag } from './flag'
import { below, isObject, without, type JsonObject } from './json-object'
import { categoryFields, pick, waysOf } from './known-fields'
import { readHalves } from './read-halves'
import { readMap, type RawPlace } from '../writing/map-values'
import type { RawItem } from './read-item'
import { readPriceTypes } from './read-prices'
import { readModality, readName } from './read-values'

/** What a category or group says of itself, its products and its groups still unread. */
export interface OpenPlace {
  /** Its own name, without those of the groups around it. */
  name: string
  id: unknown
  ativo: boolean | null
  types: string[] | null
  /** Undefined when not said. */
  modalidade: Modality | null | undefined
  /** Null where it is not sold by halves. */
  meio_a_meio: HalvesRule | null
  extras: JsonObject
  ways: Ways
  /** Its fields without products and groups. */
  head: JsonObject
  products: 'list' | 'map' | 'none'
  /** Whether its products are a source menu's, not yet told apart (`itens`, or a list under a name). */
  isSource: boolean
  items: RawItem[]
  groups: { key: string; form: 'list' | 'map' } | null
  places: RawPlace[]
}

const MAX_NAME = 120

/** @throws CatalogueShapeError categories_invalid, name_missing and the fields' own codes */
export function openPlace({ raw, form, key, path }: RawPlace, section: Section): OpenPlace {
  if (form === 'record') return openRecord(raw as JsonObject, key, path, section)
  const { items, places } = Array.isArray(raw)
    ? { items: itemsOfList(raw, path), places: [] }
    : readMap(raw, path)
  return {
    name: key ?? '',
    id: undefined,
    ativo: null,
    types: null,
    modalidade: undefined,
    meio_a_meio: null,
    extras: {},
    ways: { fields: [] },
    head: {},
    products: form,
    isSource: true,
    groups: null,
    items,
    places,
  }
}

function openRecord(record: JsonObject, key: string | null, path: string, section: Section): OpenPlace {
  const { values, keys, rest } = pick(record, categoryFields)
  if (keys.produtos === undefined && keys.grupos === undefined) {
    throw new CatalogueShapeError('categories_invalid', path)
  }
  const at = (name: keyof typeof categoryFields) => below(path, keys[name] ?? name)
  const said = new Set<string>(Object.keys(values))
  for (const name of ['produtos', 'grupos'] as const) said.delete(name)
  const extras: JsonObject = { ...rest }
  const notations: Record<string, string> = {}
  const types = readPriceTypes(values.tipos_preco, at('tipos_preco'))
  if (!types) said.delete('tipos_preco')
  if (values.ativo === null) said.delete('ativo')
  const active = values.ativo === undefined || values.ativo === null ? null : readFlag(values.ativo)
  if (said.has('ativo') && !active) throw new CatalogueShapeError('flag_invalid', at('ativo'))
  if (active && active.notation !== 'boolean') notations['ativo'] = active.notation
  if (typeof values.id === 'number') notations['id'] = 'number'
  // Modality is a service's; elsewhere it is kept as it stands.
  if (section === 'cardapio' && said.delete('modalidade')) extras['modalidade'] = values.modalidade
  const isService = section === 'servicos' && values.modalidade !== undefined
  const meio_a_meio = section === 'cardapio' ? readHalves(values.meio_a_meio) : null
  const isUnread = !meio_a_meio && (section === 'servicos' || values.meio_a_meio !== null)
  if (isUnread && said.delete('meio_a_meio')) extras['meio_a_meio'] = values.meio_a_meio
  const structure = new Set<string>([keys.produtos ?? 'produtos', keys.grupos ?? 'grupos'])
  const { grupos, ...named } = keys
  return {
    name: readName(values.nome ?? key, MAX_NAME, at('nome')),
    id: values.id,
    ativo: active && active.on,
    types,
    modalidade: isService ? readModality(values.modalidade, at('modalidade')) : undefined,
    meio_a_meio,
    extras,
    ways: waysOf(categoryFields, [...said], named, notations),
    head: without(record, structure),
    isSource: keys.produtos?.startsWith('produ') !== true,
    ...openContents(values.produtos, at('produtos'), { raw: values.grupos, key: grupos, path: at('grupos') }),
  }
}

type Contents = Pick<OpenPlace, 'products' | 'items' | 'groups' | 'places'>

function openContents(
  products: unknown,
  path: string,
  groups: { raw: unknown; key: string | undefined; path: string },
): Contents {
  const own = openProducts(products, path)
  if (groups.key === undefined || groups.raw === null) return own
  if (own.places.length > 0) throw new CatalogueShapeError('categories_invalid', groups.path)
  const form = Array.isArray(groups.raw) ? 'list' : 'map'
  return { ...own, groups: { key: groups.key, form }, places: openGroups(groups.raw, groups.path) }
}

function openProducts(products: unknown, path: string): Contents {
  if (products === undefined) return { products: 'none', items: [], groups: null, places: [] }
  if (products === null) return { products: 'list', items: [], groups: null, places: [] }
  if (Array.isArray(products)) {
    return { products: 'list', items: itemsOfList(products, path), groups: null, places: [] }
  }
  if (!isObject(products)) throw new CatalogueShapeError('categories_invalid', path)
  return { products: 'map', groups: null, ...readMap(products, path) }
}

function openGroups(groups: unknown, path: string): RawPlace[] {
  if (Array.isArray(groups)) return recordsOfList(groups, path)
  const { items, places } = isObject(groups) ? readMap(groups, path) : { items: [], places: null }
  if (!places || items.length > 0) throw new CatalogueShapeError('categories_invalid', path)
  return places
}

/** @throws CatalogueShapeError categories_invalid for an entry that is no object */
export function recordsOfList(list: readonly unknown[], path: string): RawPlace[] {
  return list.map((raw, index) => {
    const at = below(path, index)
    if (!isObject(raw)) throw new CatalogueShapeError('categories_invalid', at)
    return { raw, form: 'record', key: null, path: at }
  })
}

function itemsOfList(list: readonly unknown[], path: string): RawItem[] {
  return list.map((raw, index) => ({ raw, key: null, path: below(path, index) }))
}
