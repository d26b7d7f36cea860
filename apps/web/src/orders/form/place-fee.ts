import type { CompanyRecord } from '@balcao/contract/company'
import { createNeighbourhoodMatcher, readDelivery } from '@balcao/domain/delivery'

export type PlaceFee =
  | { kind: 'fee'; cents: number; bairro: string | null }
  | { kind: 'unknown' }
  | { kind: 'ambiguous'; names: string[] }

/**
 * What a delivery costs where the customer lives, by the company's fees: the neighbourhood's own, or the base fee where
 * no neighbourhood has one. Null while there is nothing to say. Cents.
 */
export function createPlaceFee(
  record: Pick<CompanyRecord, 'tempo_entrega' | 'taxa_entrega' | 'bairros_taxas' | 'cidade_empresa'>,
): (neighbourhood: string) => PlaceFee | null {
  const { groups, taxa_entrega_cents: base } = readDelivery(record)
  const match = createNeighbourhoodMatcher(groups, { city: record.cidade_empresa })
  return (neighbourhood) => {
    if (groups.length === 0) return base > 0 ? { kind: 'fee', cents: base, bairro: null } : null
    if (neighbourhood.trim() === '') return null
    const found = match(neighbourhood)
    if (found.kind === 'found') return { kind: 'fee', cents: found.centavos, bairro: found.bairro }
    if (found.kind === 'unknown') return { kind: 'unknown' }
    return { kind: 'ambiguous', names: found.candidates.map(({ bairro }) => bairro) }
  }
}
