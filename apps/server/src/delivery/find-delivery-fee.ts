import { deliveryFee, type DeliveryFee, type FeeGroup } from '@balcao/domain/delivery'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { neighbourhoodMatcherOf } from './neighbourhood-matcher-of'

/**
 * What a delivery to a neighbourhood costs by the company's settings, before its rule of free deliveries; without a
 * neighbourhood the base fee holds.
 */
export async function findDeliveryFee(
  tx: Tx,
  companyId: string,
  neighbourhood: string | null,
): Promise<Exclude<DeliveryFee, { kind: 'unnamed' }>> {
  const { rows } = await tx.execute<{ base: number; groups: FeeGroup[]; city: string | null }>(
    sql`select taxa_entrega_cents as base, fee_groups as groups, cidade_empresa as city from companies where id = ${companyId}`,
  )
  const { base, groups, city } = rows[0]!
  const settings = { groups, taxa_entrega_cents: base }
  const fee = deliveryFee(settings, neighbourhoodMatcherOf(groups, city), neighbourhood ?? '')
  return fee.kind === 'unnamed' ? { kind: 'fee', centavos: base, bairro: null } : fee
}
