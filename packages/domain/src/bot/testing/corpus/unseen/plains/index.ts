import type { ShopMessages } from '../../corpus'
import { metroCancaoOrders } from './orders/metro-cancao-orders'
import { panquecasDaDalvaOrders } from './orders/panquecas-da-dalva-orders'
import { aroDoceOrders } from './orders/aro-doce-orders'
import { chipariaNandutiOrders } from './orders/chiparia-nanduti-orders'
import { graoEmGraoOrders } from './orders/grao-em-grao-orders'
import { parrillaDoPampaOrders } from './orders/parrilla-do-pampa-orders'
import { metroCancao } from './shops/metro-cancao'
import { panquecasDaDalva } from './shops/panquecas-da-dalva'
import { aroDoce } from './shops/aro-doce'
import { chipariaNanduti } from './shops/chiparia-nanduti'
import { graoEmGrao } from './shops/grao-em-grao'
import { parrillaDoPampa } from './shops/parrilla-do-pampa'
import { metroCancaoTalk } from './talk/metro-cancao-talk'
import { panquecasDaDalvaTalk } from './talk/panquecas-da-dalva-talk'
import { aroDoceTalk } from './talk/aro-doce-talk'
import { chipariaNandutiTalk } from './talk/chiparia-nanduti-talk'
import { graoEmGraoTalk } from './talk/grao-em-grao-talk'
import { parrillaDoPampaTalk } from './talk/parrilla-do-pampa-talk'

/** Shops of the plains, whose messages nobody who changes rules has seen. */
export const plains: readonly ShopMessages[] = [
  { shop: metroCancao, messages: [...metroCancaoOrders, ...metroCancaoTalk] },
  { shop: panquecasDaDalva, messages: [...panquecasDaDalvaOrders, ...panquecasDaDalvaTalk] },
  { shop: aroDoce, messages: [...aroDoceOrders, ...aroDoceTalk] },
  { shop: chipariaNanduti, messages: [...chipariaNandutiOrders, ...chipariaNandutiTalk] },
  { shop: graoEmGrao, messages: [...graoEmGraoOrders, ...graoEmGraoTalk] },
  { shop: parrillaDoPampa, messages: [...parrillaDoPampaOrders, ...parrillaDoPampaTalk] },
]
