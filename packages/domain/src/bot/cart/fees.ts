import { deliveryFee, type DeliveryFee } from '../../delivery'
import type { BotWorld } from '../model/model'
import { neighbourhoodsOf } from '../understand/neighbourhoods'

/** The fee to a neighbourhood as it was typed; null where the shop names no neighbourhoods. */
export function feeTo({ shop }: BotWorld, neighbourhood: string | null): DeliveryFee {
  const groups = [...shop.feeGroups]
  return deliveryFee(
    { groups, taxa_entrega_cents: shop.baseFeeCents },
    neighbourhoodsOf(shop),
    neighbourhood ?? '',
  )
}
