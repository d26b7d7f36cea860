import type { ShopMessages } from '../../corpus'
import { calzoneDaLagoaOrders } from './orders/calzone-da-lagoa-orders'
import { discoLeveOrders } from './orders/disco-leve-orders'
import { calzoneDaLagoa } from './shops/calzone-da-lagoa'
import { discoLeve } from './shops/disco-leve'
import { calzoneDaLagoaTalk } from './talk/calzone-da-lagoa-talk'
import { discoLeveTalk } from './talk/disco-leve-talk'

/** Shops by the lakes. */
export const lakes: readonly ShopMessages[] = [
  { shop: discoLeve, messages: [...discoLeveOrders, ...discoLeveTalk] },
  { shop: calzoneDaLagoa, messages: [...calzoneDaLagoaOrders, ...calzoneDaLagoaTalk] },
]
