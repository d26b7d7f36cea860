import type { CategoryContent } from '../catalogue/model'
import { field } from './reading/json-object'
import type { MenuSource, Place, Slot } from './catalogue-source'
import { categoryFields } from './reading/known-fields'

export type CategoryRow = CategoryContent & { id: string }

/** A category, or a group with its categories, as it will be written. */
export interface PlannedPlace {
  /** Where it stood; null for one in the menu's usual form, and for a new or detached one. */
  slot: Slot | null
  /** Null for a group that is no category itself. */
  row: CategoryRow | null
  /** The own name, without those of the groups around it. */
  name: string
  /** New, or taken out of its group. */
  isNew: boolean
  places: PlannedPlace[]
}

interface Known {
  groups: Slot[]
  slot: Slot | null
}

/**
 * Puts categories back where they stood, in the order that they have now. One that left its group, by its name or by
 * its place among the others, stands on its own with its whole name; so do new ones and those in `apart`.
 */
export function planMenu(
  rows: readonly CategoryRow[],
  menu: MenuSource,
  { apart, isEmpty }: { apart: ReadonlySet<string>; isEmpty: (id: string) => boolean },
): PlannedPlace[] {
  const known = new Map<string, Known>()
  for (const place of menu.places) learn(place, [], known)
  const active = new Set(rows.filter(({ ativo }) => ativo).map(({ id }) => id))
  const root: PlannedPlace[] = []
  const used = new Set<Slot>()
  let open: { slot: Slot; place: PlannedPlace; prefix: string }[] = []

  for (const row of rows) {
    const at = apart.has(row.id) ? undefined : known.get(row.id)
    const isMember = at !== undefined && enter(at.groups, row)
    if (!isMember) open = []
    const around = open.at(-1)
    const name = around ? row.nome.slice(around.prefix.length) : row.nome
    const slot = (isMember && at.slot) || null
    const place: PlannedPlace = { slot, row, name, isNew: !isMember, places: [] }
    ;(around?.place.places ?? root).push(place)
    if (!slot?.places) continue
    used.add(slot)
    if ((row.ativo || !hasActive(slot.places)) && !isEmpty(row.id))
      open.push({ slot, place, prefix: `${row.nome} - ` })
  }
  return root

  /** An inactive group makes all in it inactive, so an active category leaves it. */
  function hasActive(places: readonly Place[]): boolean {
    return places.some((place) =>
      typeof place === 'string'
        ? active.has(place)
        : (place.own !== null && active.has(place.own)) || hasActive(place.places ?? []),
    )
  }

  /** Leaves the groups that the row is not in and enters the others, if that can be. */
  function enter(groups: readonly Slot[], row: CategoryRow): boolean {
    const shared = groups.findIndex((slot, index) => open[index]?.slot !== slot)
    const kept = open.slice(0, shared === -1 ? groups.length : shared)
    const added = groups.slice(kept.length).map((slot) => ({ slot, name: groupName(slot) }))
    if (added.some(({ slot, name }) => name === null || used.has(slot))) return false
    const prefix = added.map(({ name }) => `${name} - `).join('')
    const whole = `${kept.at(-1)?.prefix ?? ''}${prefix}`
    if (!row.nome.startsWith(whole) || row.nome.length === whole.length) return false
    open = kept
    for (const { slot, name } of added) {
      const place: PlannedPlace = { slot, row: null, name: name ?? '', isNew: false, places: [] }
      const around = open.at(-1)
      ;(around?.place.places ?? root).push(place)
      open = [...open, { slot, place, prefix: `${around?.prefix ?? ''}${name} - ` }]
      used.add(slot)
    }
    return true
  }
}

function learn(place: Place, groups: Slot[], known: Map<string, Known>): void {
  if (typeof place === 'string') {
    known.set(place, { groups, slot: null })
    return
  }
  if (place.own !== null) known.set(place.own, { groups, slot: place })
  for (const inner of place.places ?? []) learn(inner, [...groups, place], known)
}

/** Null for a group that is a category itself: its name is the row's, and it is entered by the row. */
function groupName(slot: Slot): string | null {
  if (slot.own !== null) return null
  const head = slot.head ?? {}
  const said = categoryFields.nome.map((key) => field(head, key)).find((name) => name !== undefined)
  return typeof said === 'string' || typeof said === 'number' ? String(said).trim() : slot.key
}
