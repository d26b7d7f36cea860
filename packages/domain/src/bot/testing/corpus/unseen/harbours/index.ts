import type { ShopMessages } from '../../corpus'
import { peixeDoGuamaOrders } from './orders/peixe-do-guama-orders'
import { fornoDoGasometroOrders } from './orders/forno-do-gasometro-orders'
import { acaiDoMinduOrders } from './orders/acai-do-mindu-orders'
import { bolosDaVertenteOrders } from './orders/bolos-da-vertente-orders'
import { quentinhaDoComercioOrders } from './orders/quentinha-do-comercio-orders'
import { petDoEmbareOrders } from './orders/pet-do-embare-orders'
import { brasaDoMucuripeOrders } from './orders/brasa-do-mucuripe-orders'
import { geladaDaBarraOrders } from './orders/gelada-da-barra-orders'
import { peixeDoGuama } from './shops/peixe-do-guama'
import { fornoDoGasometro } from './shops/forno-do-gasometro'
import { acaiDoMindu } from './shops/acai-do-mindu'
import { bolosDaVertente } from './shops/bolos-da-vertente'
import { quentinhaDoComercio } from './shops/quentinha-do-comercio'
import { petDoEmbare } from './shops/pet-do-embare'
import { brasaDoMucuripe } from './shops/brasa-do-mucuripe'
import { geladaDaBarra } from './shops/gelada-da-barra'
import { peixeDoGuamaTalk } from './talk/peixe-do-guama-talk'
import { fornoDoGasometroTalk } from './talk/forno-do-gasometro-talk'
import { acaiDoMinduTalk } from './talk/acai-do-mindu-talk'
import { bolosDaVertenteTalk } from './talk/bolos-da-vertente-talk'
import { quentinhaDoComercioTalk } from './talk/quentinha-do-comercio-talk'
import { petDoEmbareTalk } from './talk/pet-do-embare-talk'
import { brasaDoMucuripeTalk } from './talk/brasa-do-mucuripe-talk'
import { geladaDaBarraTalk } from './talk/gelada-da-barra-talk'

/** Shops by the water. */
export const harbours: readonly ShopMessages[] = [
  { shop: peixeDoGuama, messages: [...peixeDoGuamaOrders, ...peixeDoGuamaTalk] },
  { shop: fornoDoGasometro, messages: [...fornoDoGasometroOrders, ...fornoDoGasometroTalk] },
  { shop: acaiDoMindu, messages: [...acaiDoMinduOrders, ...acaiDoMinduTalk] },
  { shop: bolosDaVertente, messages: [...bolosDaVertenteOrders, ...bolosDaVertenteTalk] },
  { shop: quentinhaDoComercio, messages: [...quentinhaDoComercioOrders, ...quentinhaDoComercioTalk] },
  { shop: petDoEmbare, messages: [...petDoEmbareOrders, ...petDoEmbareTalk] },
  { shop: brasaDoMucuripe, messages: [...brasaDoMucuripeOrders, ...brasaDoMucuripeTalk] },
  { shop: geladaDaBarra, messages: [...geladaDaBarraOrders, ...geladaDaBarraTalk] },
]
