import type { Section } from '../../catalogue/model'
import { CatalogueShapeError } from './catalogue-shape-error'
import type { MenuSource } from '../catalogue-source'
import type { Draft } from '../draft'
import { below, field, isObject, without } from './json-object'
import { sectionKeys, wrapKeys } from './known-fields'
import { readMap, type RawPlace } from '../writing/map-values'
import { recordsOfList } from './open-place'
import { readPlaces, type Later } from './read-place'

/**
 * One section's menu: a list of categories, a map of them by name, or either inside `categorias`.
 * @throws CatalogueShapeError categories_invalid and those of the categories
 */
export function readMenu(menu: unknown, path: string, section: Section, draft: Draft): Later<MenuSource> {
  const wraps = isObject(menu) ? wrapKeys.filter((key) => field(menu, key) !== undefined) : []
  const [wrap = null] = wraps
  if (wraps.length > 1) throw new CatalogueShapeError('categories_invalid', path)
  const inner = isObject(menu) && wrap !== null ? field(menu, wrap) : menu
  const extras = isObject(menu) && wrap !== null ? without(menu, new Set([wrap])) : {}
  if (sectionKeys.some((key) => Object.hasOwn(extras, key))) {
    throw new CatalogueShapeError('categories_invalid', path)
  }
  const form = Array.isArray(inner) ? 'list' : 'map'
  const places = readPlaces(
    openMenu(inner, wrap === null ? path : below(path, wrap)),
    {
      section,
      usual: form === 'list' ? 'record' : 'list',
      prefix: null,
      inBeverages: false,
      ativo: true,
      types: null,
      modalidade: section === 'servicos' ? 'tempo' : null,
    },
    draft,
  )
  return (idOf) => ({ wrap, form, extras, places: places.map((later) => later(idOf)) })
}

function openMenu(menu: unknown, path: string): RawPlace[] {
  if (Array.isArray(menu)) return recordsOfList(menu, path)
  if (!isObject(menu)) throw new CatalogueShapeError('categories_invalid', path)
  const { items, places } = readMap(menu, path, { isMenu: true })
  const [stray] = items
  if (stray) throw new CatalogueShapeError('categories_invalid', stray.path)
  return places
}
