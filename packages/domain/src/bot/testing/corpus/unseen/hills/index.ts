import type { ShopMessages } from '../../corpus'
import { pizzaDoBingenOrders } from './orders/pizza-do-bingen-orders'
import { tortasDaFonteOrders } from './orders/tortas-da-fonte-orders'
import { pizzaDoBingen } from './shops/pizza-do-bingen'
import { tortasDaFonte } from './shops/tortas-da-fonte'
import { pizzaDoBingenTalk } from './talk/pizza-do-bingen-talk'
import { tortasDaFonteTalk } from './talk/tortas-da-fonte-talk'

/** Shops in the hills, whose messages nobody who changes rules has seen. */
export const hills: readonly ShopMessages[] = [
  { shop: pizzaDoBingen, messages: [...pizzaDoBingenOrders, ...pizzaDoBingenTalk] },
  { shop: tortasDaFonte, messages: [...tortasDaFonteOrders, ...tortasDaFonteTalk] },
]
