import type { CompanyRecord } from '@balcao/contract/company'
import {
  createNeighbourhoodMatcher,
  deliveryFee,
  readDelivery,
  type DeliveryFee,
} from '@balcao/domain/delivery'

export type PlaceFee = Exclude<DeliveryFee, { kind: 'unnamed' }>

/** The company's fee of a delivery as its neighbourhood is typed. Null while there is nothing to say. */
export function createPlaceFee(
  record: Pick<CompanyRecord, 'tempo_entrega' | 'taxa_entrega' | 'bairros_taxas' | 'cidade_empresa'>,
): (neighbourhood: string) => PlaceFee | null {
  const settings = readDelivery(record)
  const match = createNeighbourhoodMatcher(settings.groups, { city: record.cidade_empresa })
  return (neighbourhood) => {
    const fee = deliveryFee(settings, match, neighbourhood)
    if (fee.kind === 'unnamed') return null
    // No fee at all was set: the field is left to the person.
    return fee.kind === 'fee' && fee.bairro === null && fee.centavos === 0 ? null : fee
  }
}
