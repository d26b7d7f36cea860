import type { ShopMessages } from '../../corpus'
import { pizzaDoBingenOrders } from './orders/pizza-do-bingen-orders'
import { tortasDaFonteOrders } from './orders/tortas-da-fonte-orders'
import { rostiDoCapivariOrders } from './orders/rosti-do-capivari-orders'
import { pamonhaDoCerradoOrders } from './orders/pamonha-do-cerrado-orders'
import { botecoDoGranberyOrders } from './orders/boteco-do-granbery-orders'
import { emporioDoPilarOrders } from './orders/emporio-do-pilar-orders'
import { cucaDaOmaOrders } from './orders/cuca-da-oma-orders'
import { brilhoDaSerraOrders } from './orders/brilho-da-serra-orders'
import { pizzaDoBingen } from './shops/pizza-do-bingen'
import { tortasDaFonte } from './shops/tortas-da-fonte'
import { rostiDoCapivari } from './shops/rosti-do-capivari'
import { pamonhaDoCerrado } from './shops/pamonha-do-cerrado'
import { botecoDoGranbery } from './shops/boteco-do-granbery'
import { emporioDoPilar } from './shops/emporio-do-pilar'
import { cucaDaOma } from './shops/cuca-da-oma'
import { brilhoDaSerra } from './shops/brilho-da-serra'
import { pizzaDoBingenTalk } from './talk/pizza-do-bingen-talk'
import { tortasDaFonteTalk } from './talk/tortas-da-fonte-talk'
import { rostiDoCapivariTalk } from './talk/rosti-do-capivari-talk'
import { pamonhaDoCerradoTalk } from './talk/pamonha-do-cerrado-talk'
import { botecoDoGranberyTalk } from './talk/boteco-do-granbery-talk'
import { emporioDoPilarTalk } from './talk/emporio-do-pilar-talk'
import { cucaDaOmaTalk } from './talk/cuca-da-oma-talk'
import { brilhoDaSerraTalk } from './talk/brilho-da-serra-talk'

/** Shops in the hills. */
export const hills: readonly ShopMessages[] = [
  { shop: pizzaDoBingen, messages: [...pizzaDoBingenOrders, ...pizzaDoBingenTalk] },
  { shop: tortasDaFonte, messages: [...tortasDaFonteOrders, ...tortasDaFonteTalk] },
  { shop: rostiDoCapivari, messages: [...rostiDoCapivariOrders, ...rostiDoCapivariTalk] },
  { shop: pamonhaDoCerrado, messages: [...pamonhaDoCerradoOrders, ...pamonhaDoCerradoTalk] },
  { shop: botecoDoGranbery, messages: [...botecoDoGranberyOrders, ...botecoDoGranberyTalk] },
  { shop: emporioDoPilar, messages: [...emporioDoPilarOrders, ...emporioDoPilarTalk] },
  { shop: cucaDaOma, messages: [...cucaDaOmaOrders, ...cucaDaOmaTalk] },
  { shop: brilhoDaSerra, messages: [...brilhoDaSerraOrders, ...brilhoDaSerraTalk] },
]
