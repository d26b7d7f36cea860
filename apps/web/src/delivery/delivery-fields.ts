import { tidyGroups, type FeeGroup } from '@balcao/domain/delivery'
import type { Fields } from '../shared/edit/rules/fields'
import { settingsOf, type DeliveryDraft } from './delivery-draft'

type Setting = 'tempo_entrega' | 'taxa_entrega_cents' | 'pedido_minimo_cents' | 'entrega_gratis_cents'
/** What two people may set differently: each number by itself, each neighbourhood by itself. */
export type DeliveryField = Setting | `bairro.${string}`

const typedAs = {
  tempo_entrega: 'minutes',
  taxa_entrega_cents: 'baseFee',
  pedido_minimo_cents: 'minimum',
  entrega_gratis_cents: 'freeFrom',
} as const
const settings = Object.keys(typedAs) as Setting[]

/** The delivery settings divided into fields. */
export const deliveryFields: Fields<DeliveryDraft, DeliveryField> = {
  changed(before, after) {
    const [was, is] = [settingsOf(before), settingsOf(after)]
    const [fees, now] = [feesOf(was.groups), feesOf(is.groups)]
    const names = [...new Set([...now.keys(), ...fees.keys()])]
    return [
      ...settings.filter((name) => was[name] !== is[name]),
      ...names
        .filter((name) => String(fees.get(name)) !== String(now.get(name)))
        .map((name) => `bairro.${name}` as const),
    ]
  },
  take(draft, other, names) {
    const fees = feesOf(draft.groups)
    const theirs = feesOf(other.groups)
    const next = { ...draft }
    for (const name of names) {
      const place = neighbourhoodOf(name)
      if (place !== null) fees.set(place, theirs.get(place) ?? [])
      else next[typedAs[name as Setting]] = other[typedAs[name as Setting]]
    }
    return names.some((name) => neighbourhoodOf(name) !== null) ? { ...next, groups: groupsOf(fees) } : next
  },
}

/** The neighbourhood that a field is about; null for a number. */
export function neighbourhoodOf(field: DeliveryField): string | null {
  return field.startsWith('bairro.') ? field.slice('bairro.'.length) : null
}

/** Cents by neighbourhood; more than one where it stands under several fees. */
export function feesOf(groups: readonly FeeGroup[]): Map<string, number[]> {
  const fees = new Map<string, number[]>()
  for (const { centavos, bairros } of groups) {
    for (const name of bairros) fees.set(name, [...(fees.get(name) ?? []), centavos])
  }
  return fees
}

function groupsOf(fees: ReadonlyMap<string, readonly number[]>): FeeGroup[] {
  const groups = new Map<number, string[]>()
  for (const [name, all] of fees) {
    for (const centavos of all) groups.set(centavos, [...(groups.get(centavos) ?? []), name])
  }
  return tidyGroups([...groups].map(([centavos, bairros]) => ({ centavos, bairros })))
}
