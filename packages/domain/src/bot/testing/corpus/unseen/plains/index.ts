import type { ShopMessages } from '../../corpus'
import { metroCancaoOrders } from './orders/metro-cancao-orders'
import { panquecasDaDalvaOrders } from './orders/panquecas-da-dalva-orders'
import { metroCancao } from './shops/metro-cancao'
import { panquecasDaDalva } from './shops/panquecas-da-dalva'
import { metroCancaoTalk } from './talk/metro-cancao-talk'
import { panquecasDaDalvaTalk } from './talk/panquecas-da-dalva-talk'

/** Shops of the plains, whose messages nobody who changes rules has seen. */
export const plains: readonly ShopMessages[] = [
  { shop: metroCancao, messages: [...metroCancaoOrders, ...metroCancaoTalk] },
  { shop: panquecasDaDalva, messages: [...panquecasDaDalvaOrders, ...panquecasDaDalvaTalk] },
]
