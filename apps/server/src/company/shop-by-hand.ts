import type { ShopByHand } from '@balcao/contract/company'
import type { SaidByHand } from '@balcao/domain/hours'

/** What was said by hand, as calls carry it: instants in ISO. */
export function shopByHand(row: SaidByHand<Date>): ShopByHand {
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    fechada_ate: iso(row.fechada_ate),
    so_retirada_ate: iso(row.so_retirada_ate),
    preparo_extra: row.preparo_extra,
    preparo_extra_ate: iso(row.preparo_extra_ate),
  }
}
