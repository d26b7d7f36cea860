import type { ShopMessages } from '../../corpus'
import { fornoDaSerraOrders } from './orders/forno-da-serra-orders'
import { guaibaBurgerOrders } from './orders/guaiba-burger-orders'
import { acaiDoPortoOrders } from './orders/acai-do-porto-orders'
import { cumbucaGoianaOrders } from './orders/cumbuca-goiana-orders'
import { paoDaMoocaOrders } from './orders/pao-da-mooca-orders'
import { brasaDaPraiaOrders } from './orders/brasa-da-praia-orders'
import { kazeSushiOrders } from './orders/kaze-sushi-orders'
import { gelaRapidoOrders } from './orders/gela-rapido-orders'
import { doceLadeiraOrders } from './orders/doce-ladeira-orders'
import { pastelDoCambuiOrders } from './orders/pastel-do-cambui-orders'
import { fornoDaSerra } from './shops/forno-da-serra'
import { guaibaBurger } from './shops/guaiba-burger'
import { acaiDoPorto } from './shops/acai-do-porto'
import { cumbucaGoiana } from './shops/cumbuca-goiana'
import { paoDaMooca } from './shops/pao-da-mooca'
import { brasaDaPraia } from './shops/brasa-da-praia'
import { kazeSushi } from './shops/kaze-sushi'
import { gelaRapido } from './shops/gela-rapido'
import { doceLadeira } from './shops/doce-ladeira'
import { pastelDoCambui } from './shops/pastel-do-cambui'
import { fornoDaSerraTalk } from './talk/forno-da-serra-talk'
import { guaibaBurgerTalk } from './talk/guaiba-burger-talk'
import { acaiDoPortoTalk } from './talk/acai-do-porto-talk'
import { cumbucaGoianaTalk } from './talk/cumbuca-goiana-talk'
import { paoDaMoocaTalk } from './talk/pao-da-mooca-talk'
import { brasaDaPraiaTalk } from './talk/brasa-da-praia-talk'
import { kazeSushiTalk } from './talk/kaze-sushi-talk'
import { gelaRapidoTalk } from './talk/gela-rapido-talk'
import { doceLadeiraTalk } from './talk/doce-ladeira-talk'
import { pastelDoCambuiTalk } from './talk/pastel-do-cambui-talk'

/** Ten shops whose 261 messages the rules were measured by before anybody read them. */
export const cities: readonly ShopMessages[] = [
  { shop: fornoDaSerra, messages: [...fornoDaSerraOrders, ...fornoDaSerraTalk] },
  { shop: guaibaBurger, messages: [...guaibaBurgerOrders, ...guaibaBurgerTalk] },
  { shop: acaiDoPorto, messages: [...acaiDoPortoOrders, ...acaiDoPortoTalk] },
  { shop: cumbucaGoiana, messages: [...cumbucaGoianaOrders, ...cumbucaGoianaTalk] },
  { shop: paoDaMooca, messages: [...paoDaMoocaOrders, ...paoDaMoocaTalk] },
  { shop: brasaDaPraia, messages: [...brasaDaPraiaOrders, ...brasaDaPraiaTalk] },
  { shop: kazeSushi, messages: [...kazeSushiOrders, ...kazeSushiTalk] },
  { shop: gelaRapido, messages: [...gelaRapidoOrders, ...gelaRapidoTalk] },
  { shop: doceLadeira, messages: [...doceLadeiraOrders, ...doceLadeiraTalk] },
  { shop: pastelDoCambui, messages: [...pastelDoCambuiOrders, ...pastelDoCambuiTalk] },
]
