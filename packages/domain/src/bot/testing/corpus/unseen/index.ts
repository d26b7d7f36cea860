/*
 * The half of the corpus that the bot is measured by and nothing else: nobody looks at these messages while rules
 * are changed. Whoever reads them to mend a rule turns the measure into practice; practise on the other half.
 */
import type { ShopMessages } from '../corpus'
import { brasaCampeiraOrders } from './brasa-campeira-orders'
import { brasaCampeiraTalk } from './brasa-campeira-talk'
import { depositoMucuripeOrders } from './deposito-mucuripe-orders'
import { depositoMucuripeTalk } from './deposito-mucuripe-talk'
import { fornoAltoOrders } from './forno-alto-orders'
import { fornoAltoTalk } from './forno-alto-talk'
import { frutaDaIlhaOrders } from './fruta-da-ilha-orders'
import { frutaDaIlhaTalk } from './fruta-da-ilha-talk'
import { namiSushiOrders } from './nami-sushi-orders'
import { namiSushiTalk } from './nami-sushi-talk'
import { pastelDaMocaOrders } from './pastel-da-moca-orders'
import { pastelDaMocaTalk } from './pastel-da-moca-talk'
import { brasaCampeira } from './shops/brasa-campeira'
import { depositoMucuripe } from './shops/deposito-mucuripe'
import { fornoAlto } from './shops/forno-alto'
import { frutaDaIlha } from './shops/fruta-da-ilha'
import { namiSushi } from './shops/nami-sushi'
import { pastelDaMoca } from './shops/pastel-da-moca'

/** Six shops and what their customers wrote. */
export const unseen: readonly ShopMessages[] = [
  { shop: fornoAlto, messages: [...fornoAltoOrders, ...fornoAltoTalk] },
  { shop: pastelDaMoca, messages: [...pastelDaMocaOrders, ...pastelDaMocaTalk] },
  { shop: namiSushi, messages: [...namiSushiOrders, ...namiSushiTalk] },
  { shop: depositoMucuripe, messages: [...depositoMucuripeOrders, ...depositoMucuripeTalk] },
  { shop: frutaDaIlha, messages: [...frutaDaIlhaOrders, ...frutaDaIlhaTalk] },
  { shop: brasaCampeira, messages: [...brasaCampeiraOrders, ...brasaCampeiraTalk] },
]
