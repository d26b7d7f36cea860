import type { FeeGroup } from '@balcao/domain/delivery'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { neighbourhoodMatcherOf } from './neighbourhood-matcher-of'

export type DeliveryFee = { kind: 'fee'; cents: number } | { kind: 'unknown' } | { kind: 'ambiguous' }

/**
 * What a delivery to a neighbourhood costs, in cents. Where the company names fees by neighbourhood, one that is not
 * among them or could be two is said and never guessed; without a neighbourhood, or without such fees, the base fee
 * holds.
 */
export async function findDeliveryFee(
  tx: Tx,
  companyId: string,
  neighbourhood: string | null,
): Promise<DeliveryFee> {
  const { rows } = await tx.execute<{ base: number; groups: FeeGroup[]; city: string | null }>(
    sql`select taxa_entrega_cents as base, fee_groups as groups, cidade_empresa as city from companies where id = ${companyId}`,
  )
  const { base, groups, city } = rows[0]!
  if (!neighbourhood || groups.length === 0) return { kind: 'fee', cents: base }
  const match = neighbourhoodMatcherOf(groups, city)(neighbourhood)
  return match.kind === 'found' ? { kind: 'fee', cents: match.centavos } : { kind: match.kind }
}
