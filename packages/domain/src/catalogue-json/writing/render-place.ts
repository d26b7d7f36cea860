import { beverageGroup, isBeverages } from '../reading/beverages'
import type { Ways } from '../catalogue-source'
import type { JsonObject } from '../reading/json-object'
import type { CategoryRow, PlannedPlace } from '../plan-menu'
import { anySection, canonicalCategory, headOfGroup, headOfRow, needsTypes } from './render-head'
import { itemParts, renderBeverages, renderItems, shareOut } from './render-items'
import { mapOf, type Part } from './render-map'
import type { Around, Context } from './writing'

/** Categories and groups by their names. */
export function renderMap(places: readonly PlannedPlace[], around: Around, context: Context): JsonObject {
  return mapOf(
    [],
    places.flatMap((place) => partsOf(place, around, context)),
  )
}

/** A place in a map: one entry, or several lists that are read as one category. */
function partsOf(place: PlannedPlace, around: Around, context: Context): Part[] {
  const { slot, row, name } = place
  const isReadAs = slot?.readAs !== undefined && slot.readAs === name
  if (row && isReadAs && slot.parts && isPlain(row, around, context)) {
    const lists = shareOut(context.writing.itemsOf(row.id), slot.parts)
    return lists.map(({ key, items }) => ({
      key,
      render: () => renderItems(items, row, around.types, context),
    }))
  }
  const namesItself = row !== null && context.writing.categoryWays(row.id).fields.includes('nome')
  const keepsKey = row === null || isReadAs || (slot?.form === 'record' && namesItself)
  return [
    {
      key: (keepsKey ? slot?.key : null) ?? name,
      render: (named) => renderPlace(place, named, around, context),
    },
  ]
}

function renderPlace(place: PlannedPlace, key: string | null, around: Around, context: Context): unknown {
  const { slot, row, name } = place
  const form = slot?.form ?? (place.isNew ? context.newForm : 'list')
  const isNamed = key !== null
  if (form === 'map' && isNamed && (row === null || isPlain(row, around, context))) {
    const items = row ? itemParts(row, around.types, context) : []
    const inner = { ...around, inBeverages: isBeverages(name) && anySection(place) === 'cardapio' }
    return slot?.beverages
      ? renderBeverages(place, inner, 'map', context)
      : mapOf(
          items,
          place.places.flatMap((group) => partsOf(group, inner, context)),
        )
  }
  if (form === 'list' && isNamed && slot?.beverages) return renderBeverages(place, around, 'list', context)
  if (
    form === 'list' &&
    isNamed &&
    row &&
    isPlain(row, around, context) &&
    !isToldApart(place, around, context)
  ) {
    return renderItems(context.writing.itemsOf(row.id), row, around.types, context)
  }
  return renderRecord(place, key, around, context)
}

/** Whether a list would be read as beverages of all kinds, or as another group of them. */
function isToldApart(
  { slot, row, name, places }: PlannedPlace,
  around: Around,
  { writing }: Context,
): boolean {
  if (row?.section !== 'cardapio') return false
  if (around.inBeverages) return slot?.readAs !== name && beverageGroup(name) !== name
  return isBeverages(name) && places.length === 0 && writing.itemsOf(row.id).length > 0
}

/** Whether a list or map under a name says all of the category: its name and its products. */
function isPlain(row: CategoryRow, around: Around, { writing }: Context): boolean {
  return (
    row.ativo === around.ativo &&
    row.modalidade === around.modalidade &&
    row.meio_a_meio === undefined &&
    Object.keys(row.extras).length === 0 &&
    !writing.writesId.category(row.id) &&
    !needsTypes(row, around, writing)
  )
}

/** A category or group as a record: its fields, its products, its groups. `key` names it in a map; null: it names itself. */
export function renderRecord(
  place: PlannedPlace,
  key: string | null,
  around: Around,
  context: Context,
): JsonObject {
  const { slot, row } = place
  const ways = row ? context.writing.categoryWays(row.id) : (slot?.ways ?? canonicalCategory)
  const { head, within } = row
    ? headOfRow(row, place, ways, key, around, context)
    : headOfGroup(place, ways, around)
  const said = new Map(Object.entries(head))
  const groups = slot?.groups ?? null
  const products = slot?.form === 'record' ? (slot.products ?? 'list') : 'list'
  const items = row ? context.writing.itemsOf(row.id) : []
  const listKey = listKeyOf(place, ways, items.length > 0)
  if (slot?.beverages) {
    said.set(listKey, renderBeverages(place, within, products === 'map' ? 'map' : 'list', context))
    return withGroups(said, groups && { ...groups, content: groups.form === 'list' ? [] : {} })
  }
  if (products === 'map') {
    const inner = groups === null ? place.places : []
    said.set(
      listKey,
      mapOf(
        row ? itemParts(row, within.types, context) : [],
        inner.flatMap((group) => partsOf(group, within, context)),
      ),
    )
  } else if (products === 'list' || items.length > 0) {
    said.set(listKey, row ? renderItems(items, row, within.types, context) : [])
  }
  const content =
    groups?.form === 'list'
      ? place.places.map((inner) => renderRecord(inner, null, within, context))
      : renderMap(groups ? place.places : [], within, context)
  return withGroups(said, groups && { ...groups, content })
}

function withGroups(
  said: Map<string, unknown>,
  groups: { key: string; content: unknown } | null,
): JsonObject {
  if (groups) said.set(groups.key, groups.content)
  return Object.fromEntries(said)
}

/** Under `produtos` beverages are not told apart: what the shop put together stays together. */
function listKeyOf({ slot, name, places, row }: PlannedPlace, ways: Ways, hasItems: boolean): string {
  const key = ways.keys?.['produtos'] ?? (row && slot?.form !== 'record' && slot ? 'itens' : 'produtos')
  const isApart = hasItems && isBeverages(name) && places.length === 0 && row?.section === 'cardapio'
  return isApart && !key.startsWith('produ') ? 'produtos' : key
}
