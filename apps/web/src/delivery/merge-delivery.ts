import type { DeliverySettings, FeeGroup } from '@balcao/domain/delivery'
import { tidyGroups } from '@balcao/domain/delivery'

/** One thing that two people set differently. Cents or minutes; null where it was removed. */
export interface DeliveryConflict {
  /** A neighbourhood's name, or which of the two numbers. */
  what: { kind: 'bairro'; name: string } | { kind: 'tempo_entrega' | 'taxa_entrega_cents' }
  mine: number | null
  theirs: number | null
}

/**
 * Brings mine and theirs together, seen from the state that both began from: each number by itself, each neighbourhood
 * by itself. What only one side changed is taken; what both changed differently stands in `conflicts` and in `merged`
 * as `prefer` says.
 */
export function mergeDelivery(
  base: DeliverySettings,
  mine: DeliverySettings,
  theirs: DeliverySettings,
  prefer: 'mine' | 'theirs' = 'mine',
): { merged: DeliverySettings; conflicts: DeliveryConflict[] } {
  const conflicts: DeliveryConflict[] = []
  const settle = (what: DeliveryConflict['what'], values: [number | null, number | null, number | null]) => {
    const [began, own, other] = values
    if (own === began) return other
    if (other === began || other === own) return own
    conflicts.push({ what, mine: own, theirs: other })
    return prefer === 'mine' ? own : other
  }
  const number = (kind: 'tempo_entrega' | 'taxa_entrega_cents') =>
    settle({ kind }, [base[kind], mine[kind], theirs[kind]]) ?? 0
  const [began, own, other] = [feesOf(base.groups), feesOf(mine.groups), feesOf(theirs.groups)]
  const names = [...new Set([...other.keys(), ...own.keys(), ...began.keys()])]
  const fees = names.map((name) => {
    const fee = (of: Map<string, number>) => of.get(name) ?? null
    return [name, settle({ kind: 'bairro', name }, [fee(began), fee(own), fee(other)])] as const
  })
  return {
    merged: {
      tempo_entrega: number('tempo_entrega'),
      taxa_entrega_cents: number('taxa_entrega_cents'),
      groups: groupsOf(fees),
    },
    conflicts,
  }
}

function feesOf(groups: readonly FeeGroup[]): Map<string, number> {
  return new Map(groups.flatMap(({ centavos, bairros }) => bairros.map((name) => [name, centavos] as const)))
}

function groupsOf(fees: readonly (readonly [string, number | null])[]): FeeGroup[] {
  const groups = new Map<number, string[]>()
  for (const [name, centavos] of fees) {
    if (centavos !== null) groups.set(centavos, [...(groups.get(centavos) ?? []), name])
  }
  return tidyGroups([...groups].map(([centavos, bairros]) => ({ centavos, bairros })))
}
