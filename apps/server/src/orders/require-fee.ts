import type { NewOrder } from '@balcao/contract/orders'
import { priceOrder } from '@balcao/domain/orders'
import { findDeliveryFee, findDeliveryRules } from '../delivery'
import type { Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { itemsCentsOf } from './read-content'

/**
 * The fee, in cents, of a delivery that names none: from the company's delivery settings, never guessed.
 * @throws Problem ORDER_INVALID when its neighbourhood is not among the fees, or could be two of them
 */
export async function requireFee(
  tx: Tx,
  companyId: string,
  { neighbourhood, items }: Pick<NewOrder, 'neighbourhood' | 'items'>,
): Promise<number> {
  const fee = await findDeliveryFee(tx, companyId, neighbourhood || null)
  if (fee.kind === 'fee') {
    const rules = await findDeliveryRules(tx, companyId)
    const itemsCents = itemsCentsOf({ items })
    return priceOrder({ itemsCents, fulfilment: 'delivery', feeCents: fee.centavos, rules }).feeCents
  }
  const mensagem =
    fee.kind === 'unknown'
      ? `O bairro "${neighbourhood}" não está nas taxas de entrega. Informe a taxa.`
      : `Há mais de um bairro parecido com "${neighbourhood}" nas taxas de entrega. Informe a taxa.`
  throw new Problem('ORDER_INVALID', { mensagem, fields: [{ path: 'delivery_fee', mensagem }] })
}
