import type { ShopMessages } from '../corpus'
import { acaiOrders } from './acai-orders'
import { acaiTalk } from './acai-talk'
import { hamburgueriaOrders } from './hamburgueria-orders'
import { hamburgueriaTalk } from './hamburgueria-talk'
import { lanchoneteOrders } from './lanchonete-orders'
import { lanchoneteTalk } from './lanchonete-talk'
import { marmitariaOrders } from './marmitaria-orders'
import { marmitariaTalk } from './marmitaria-talk'
import { pizzariaOrders } from './pizzaria-orders'
import { pizzariaTalk } from './pizzaria-talk'
import { acai } from './shops/acai'
import { hamburgueria } from './shops/hamburgueria'
import { lanchonete } from './shops/lanchonete'
import { marmitaria } from './shops/marmitaria'
import { pizzaria } from './shops/pizzaria'

/** The messages that the bot was tuned by. */
export const tuned: readonly ShopMessages[] = [
  { shop: pizzaria, messages: [...pizzariaOrders, ...pizzariaTalk] },
  { shop: hamburgueria, messages: [...hamburgueriaOrders, ...hamburgueriaTalk] },
  { shop: acai, messages: [...acaiOrders, ...acaiTalk] },
  { shop: lanchonete, messages: [...lanchoneteOrders, ...lanchoneteTalk] },
  { shop: marmitaria, messages: [...marmitariaOrders, ...marmitariaTalk] },
]
