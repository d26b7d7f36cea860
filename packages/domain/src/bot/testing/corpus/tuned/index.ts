import type { ShopMessages } from '../corpus'
import { acaiOrders } from './orders/acai-orders'
import { confeitariaOrders } from './orders/confeitaria-orders'
import { depositoOrders } from './orders/deposito-orders'
import { espetinhoOrders } from './orders/espetinho-orders'
import { hamburgueriaOrders } from './orders/hamburgueria-orders'
import { lanchoneteOrders } from './orders/lanchonete-orders'
import { marmitariaOrders } from './orders/marmitaria-orders'
import { pizzariaOrders } from './orders/pizzaria-orders'
import { sushiOrders } from './orders/sushi-orders'
import { acai } from './shops/acai'
import { confeitaria } from './shops/confeitaria'
import { deposito } from './shops/deposito'
import { espetinho } from './shops/espetinho'
import { hamburgueria } from './shops/hamburgueria'
import { lanchonete } from './shops/lanchonete'
import { marmitaria } from './shops/marmitaria'
import { pizzaria } from './shops/pizzaria'
import { sushi } from './shops/sushi'
import { acaiTalk } from './talk/acai-talk'
import { confeitariaTalk } from './talk/confeitaria-talk'
import { depositoTalk } from './talk/deposito-talk'
import { espetinhoTalk } from './talk/espetinho-talk'
import { hamburgueriaTalk } from './talk/hamburgueria-talk'
import { lanchoneteTalk } from './talk/lanchonete-talk'
import { marmitariaTalk } from './talk/marmitaria-talk'
import { pizzariaTalk } from './talk/pizzaria-talk'
import { sushiTalk } from './talk/sushi-talk'

/** The messages that the bot was tuned by. */
export const tuned: readonly ShopMessages[] = [
  { shop: pizzaria, messages: [...pizzariaOrders, ...pizzariaTalk] },
  { shop: hamburgueria, messages: [...hamburgueriaOrders, ...hamburgueriaTalk] },
  { shop: acai, messages: [...acaiOrders, ...acaiTalk] },
  { shop: lanchonete, messages: [...lanchoneteOrders, ...lanchoneteTalk] },
  { shop: marmitaria, messages: [...marmitariaOrders, ...marmitariaTalk] },
  { shop: sushi, messages: [...sushiOrders, ...sushiTalk] },
  { shop: confeitaria, messages: [...confeitariaOrders, ...confeitariaTalk] },
  { shop: deposito, messages: [...depositoOrders, ...depositoTalk] },
  { shop: espetinho, messages: [...espetinhoOrders, ...espetinhoTalk] },
]
