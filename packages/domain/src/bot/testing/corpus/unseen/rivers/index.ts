import type { ShopMessages } from '../../corpus'
import { pizzaDaRibeiraOrders } from './orders/pizza-da-ribeira-orders'
import { porcoesDoCaisOrders } from './orders/porcoes-do-cais-orders'
import { pizzaDaRibeira } from './shops/pizza-da-ribeira'
import { porcoesDoCais } from './shops/porcoes-do-cais'
import { pizzaDaRibeiraTalk } from './talk/pizza-da-ribeira-talk'
import { porcoesDoCaisTalk } from './talk/porcoes-do-cais-talk'

/** Shops by the rivers. */
export const rivers: readonly ShopMessages[] = [
  { shop: pizzaDaRibeira, messages: [...pizzaDaRibeiraOrders, ...pizzaDaRibeiraTalk] },
  { shop: porcoesDoCais, messages: [...porcoesDoCaisOrders, ...porcoesDoCaisTalk] },
]
