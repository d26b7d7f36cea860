import type { ShopMessages } from '../../corpus'
import { arepaDoMonteOrders } from './orders/arepa-do-monte-orders'
import { bolhaDeChaOrders } from './orders/bolha-de-cha-orders'
import { lavaValeOrders } from './orders/lava-vale-orders'
import { agroDoItajaiOrders } from './orders/agro-do-itajai-orders'
import { pedalDoCaririOrders } from './orders/pedal-do-cariri-orders'
import { parmeDoParanoaOrders } from './orders/parme-do-paranoa-orders'
import { torresmoDoJequiOrders } from './orders/torresmo-do-jequi-orders'
import { focacciaDoVinhedoOrders } from './orders/focaccia-do-vinhedo-orders'
import { arepaDoMonte } from './shops/arepa-do-monte'
import { bolhaDeCha } from './shops/bolha-de-cha'
import { lavaVale } from './shops/lava-vale'
import { agroDoItajai } from './shops/agro-do-itajai'
import { pedalDoCariri } from './shops/pedal-do-cariri'
import { parmeDoParanoa } from './shops/parme-do-paranoa'
import { torresmoDoJequi } from './shops/torresmo-do-jequi'
import { focacciaDoVinhedo } from './shops/focaccia-do-vinhedo'
import { arepaDoMonteTalk } from './talk/arepa-do-monte-talk'
import { bolhaDeChaTalk } from './talk/bolha-de-cha-talk'
import { lavaValeTalk } from './talk/lava-vale-talk'
import { agroDoItajaiTalk } from './talk/agro-do-itajai-talk'
import { pedalDoCaririTalk } from './talk/pedal-do-cariri-talk'
import { parmeDoParanoaTalk } from './talk/parme-do-paranoa-talk'
import { torresmoDoJequiTalk } from './talk/torresmo-do-jequi-talk'
import { focacciaDoVinhedoTalk } from './talk/focaccia-do-vinhedo-talk'

/** Shops in the valleys. */
export const valleys: readonly ShopMessages[] = [
  { shop: arepaDoMonte, messages: [...arepaDoMonteOrders, ...arepaDoMonteTalk] },
  { shop: bolhaDeCha, messages: [...bolhaDeChaOrders, ...bolhaDeChaTalk] },
  { shop: lavaVale, messages: [...lavaValeOrders, ...lavaValeTalk] },
  { shop: agroDoItajai, messages: [...agroDoItajaiOrders, ...agroDoItajaiTalk] },
  { shop: pedalDoCariri, messages: [...pedalDoCaririOrders, ...pedalDoCaririTalk] },
  { shop: parmeDoParanoa, messages: [...parmeDoParanoaOrders, ...parmeDoParanoaTalk] },
  { shop: torresmoDoJequi, messages: [...torresmoDoJequiOrders, ...torresmoDoJequiTalk] },
  { shop: focacciaDoVinhedo, messages: [...focacciaDoVinhedoOrders, ...focacciaDoVinhedoTalk] },
]
