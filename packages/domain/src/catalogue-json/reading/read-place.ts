import { groupBy } from '../../catalogue/group-by'
import type { Section } from '../../catalogue/model'
import type { Modality } from '../../modality'
import { givenId } from '../assign-ids'
import { beverageGroup, beverageGroups, isBeverages } from './beverages'
import type { Place, Slot, Ways } from '../catalogue-source'
import type { Draft, DraftCategory, DraftItem } from '../draft'
import { field, isObject } from './json-object'
import type { RawPlace } from '../writing/map-values'
import { openPlace, type OpenPlace } from './open-place'
import type { RawItem } from './read-item'
import { readName } from './read-values'

const MAX_NAME = 120

/** What lies around a place: the section, the groups' names, and what they say for all in them. */
export interface Surroundings {
  section: Section
  /** Whether a plain category is a record in a list, or a list under its name. */
  usual: 'record' | 'list'
  prefix: string | null
  inBeverages: boolean
  ativo: boolean
  types: string[] | null
  modalidade: Modality | null
}

/** Said once the rows have their ids. */
export type Later<Value> = (idOf: (row: DraftCategory | DraftItem) => string) => Value

/**
 * Reads a category, or a group with its categories named 'Category - Sub group' (CATAL-20), into the draft, and tells
 * where it stood.
 */
function readPlace(raw: RawPlace, around: Surroundings, draft: Draft): Later<Place> {
  const place = openPlace(raw, around.section)
  const nome = fullName(place.name, around, raw.path)
  const within: Surroundings = {
    ...around,
    prefix: nome,
    inBeverages: around.section === 'cardapio' && isBeverages(place.name),
    ativo: around.ativo && (place.ativo ?? true),
    types: place.types ?? around.types,
    modalidade: place.modalidade === undefined ? around.modalidade : place.modalidade,
  }
  if (within.inBeverages && place.isSource && place.items.length > 0 && place.places.length === 0) {
    return readBeverages(place, within, draft, raw)
  }
  const hasOwn = place.items.length > 0 || place.places.length === 0
  const own = hasOwn ? addCategory(nome, within, place, draft, raw.path) : null
  const places = readPlaces(place.places, within, draft)
  if (own && places.length === 0 && isUsual(place, raw, around)) return (idOf) => idOf(own.category)
  return (idOf) => ({
    ...slotOf(place, raw),
    own: own && idOf(own.category),
    ...(own === null && headOf(place)),
    ...(place.groups && { groups: place.groups }),
    ...((places.length > 0 || place.groups) && { places: places.map((later) => later(idOf)) }),
  })
}

/** Places of a map or list, with beverages' groups brought together: whatever has no group of its own is in Outros. */
export function readPlaces(raws: readonly RawPlace[], around: Surroundings, draft: Draft): Later<Place>[] {
  if (!around.inBeverages) return raws.map((raw) => readPlace(raw, around, draft))
  const merged = groupBy(raws, (raw) =>
    raw.form === 'list' && raw.key !== null ? beverageGroup(raw.key) : raw,
  )
  return [...merged].map(([group, parts]) =>
    typeof group === 'string'
      ? readGroupOfLists(group, parts, around, draft)
      : readPlace(group, around, draft),
  )
}

function readGroupOfLists(name: string, parts: RawPlace[], around: Surroundings, draft: Draft): Later<Place> {
  const opened = parts.map((part) => openPlace(part, around.section))
  const items = opened.flatMap((part) => part.items)
  const path = parts[0]?.path ?? ''
  const added = addCategory(fullName(name, around, path), around, null, draft, path, items)
  return (idOf) => {
    let start = 0
    const ids = opened.map((part) => {
      const own = added.items.slice(start, start + part.items.length).map(idOf)
      start += part.items.length
      return { key: part.name, items: own }
    })
    return {
      key: parts[0]?.key ?? null,
      form: 'list',
      own: idOf(added.category),
      readAs: name,
      ...(parts.length > 1 && { parts: ids }),
    }
  }
}

/** One list of beverages becomes a category per group (CATAL-19). */
function readBeverages(place: OpenPlace, within: Surroundings, draft: Draft, raw: RawPlace): Later<Place> {
  const categories = beverageGroups.flatMap((group) => {
    const items = place.items.filter((item) => groupOf(item) === group)
    if (items.length === 0) return []
    return [
      addCategory(fullName(group, within, raw.path), within, null, draft, raw.path, items, group).category,
    ]
  })
  return (idOf) => ({
    ...slotOf(place, raw),
    own: null,
    ...headOf(place),
    beverages: true,
    places: categories.map(idOf),
  })
}

function groupOf({ raw, key }: RawItem): string {
  const record = isObject(raw) ? raw : {}
  const said = beverageGroups.find((group) => group === field(record, 'grupo'))
  const name = field(record, 'nome') ?? field(record, 'name')
  return said ?? beverageGroup(typeof name === 'string' ? name : (key ?? ''))
}

function addCategory(
  nome: string,
  { section, ativo, types, modalidade }: Surroundings,
  place: OpenPlace | null,
  draft: Draft,
  path: string,
  items: readonly RawItem[] = place?.items ?? [],
  group: string | null = null,
) {
  const given = place ? givenId(place.id) : null
  const [ways, extras]: [Ways, Record<string, unknown>] = place
    ? [place.ways, place.extras]
    : [{ fields: [] }, {}]
  const meio_a_meio = place?.meio_a_meio ?? null
  return draft.addCategory(
    { section, nome, ativo, types, modalidade, meio_a_meio, given, ways, extras, group },
    items,
    path,
  )
}

function fullName(name: string, { prefix }: Surroundings, path: string): string {
  return readName(prefix === null ? name : `${prefix} - ${name}`, MAX_NAME, path)
}

function isUsual(place: OpenPlace, raw: RawPlace, around: Surroundings): boolean {
  if (raw.form !== around.usual || place.groups !== null) return false
  return raw.form === 'list' || (raw.key === null && place.products === 'list')
}

function slotOf(place: OpenPlace, raw: RawPlace): Omit<Slot, 'own'> {
  return {
    key: raw.key,
    form: raw.form,
    ...(raw.form === 'record' && { products: place.products }),
  }
}

function headOf(place: OpenPlace): Pick<Slot, 'head' | 'ways'> {
  return { head: place.head, ways: place.ways }
}
