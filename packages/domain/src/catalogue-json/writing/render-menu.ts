import type { Section } from '../../catalogue/model'
import type { MenuSource } from '../catalogue-source'
import type { PlannedPlace } from '../plan-menu'
import { renderMap, renderRecord } from './render-place'
import type { Around, Context, Writing } from './writing'

/** A menu in its document's form. */
export function renderMenu(
  places: readonly PlannedPlace[],
  menu: MenuSource,
  section: Section,
  writing: Writing,
): unknown {
  const isServices = section === 'servicos'
  const around: Around = {
    ativo: true,
    types: null,
    modalidade: isServices ? 'tempo' : null,
    inBeverages: false,
  }
  const hasPlainLists = menu.places.length === 0 || menu.places.some((place) => typeof place === 'string')
  const context: Context = { writing, newForm: menu.form === 'map' && hasPlainLists ? 'list' : 'record' }
  const inner =
    menu.form === 'list'
      ? places.map((place) => renderRecord(place, null, around, context))
      : renderMap(places, around, context)
  return menu.wrap === null ? inner : { [menu.wrap]: inner, ...menu.extras }
}
