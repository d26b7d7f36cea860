import type { ShopMessages } from '../../corpus'
import { metroCancaoOrders } from './orders/metro-cancao-orders'
import { panquecasDaDalvaOrders } from './orders/panquecas-da-dalva-orders'
import { aroDoceOrders } from './orders/aro-doce-orders'
import { chipariaNandutiOrders } from './orders/chiparia-nanduti-orders'
import { graoEmGraoOrders } from './orders/grao-em-grao-orders'
import { parrillaDoPampaOrders } from './orders/parrilla-do-pampa-orders'
import { bodeDoVelhoChicoOrders } from './orders/bode-do-velho-chico-orders'
import { festaAquiriOrders } from './orders/festa-aquiri-orders'
import { metroCancao } from './shops/metro-cancao'
import { panquecasDaDalva } from './shops/panquecas-da-dalva'
import { aroDoce } from './shops/aro-doce'
import { chipariaNanduti } from './shops/chiparia-nanduti'
import { graoEmGrao } from './shops/grao-em-grao'
import { parrillaDoPampa } from './shops/parrilla-do-pampa'
import { bodeDoVelhoChico } from './shops/bode-do-velho-chico'
import { festaAquiri } from './shops/festa-aquiri'
import { metroCancaoTalk } from './talk/metro-cancao-talk'
import { panquecasDaDalvaTalk } from './talk/panquecas-da-dalva-talk'
import { aroDoceTalk } from './talk/aro-doce-talk'
import { chipariaNandutiTalk } from './talk/chiparia-nanduti-talk'
import { graoEmGraoTalk } from './talk/grao-em-grao-talk'
import { parrillaDoPampaTalk } from './talk/parrilla-do-pampa-talk'
import { bodeDoVelhoChicoTalk } from './talk/bode-do-velho-chico-talk'
import { festaAquiriTalk } from './talk/festa-aquiri-talk'

/** Shops of the plains. */
export const plains: readonly ShopMessages[] = [
  { shop: metroCancao, messages: [...metroCancaoOrders, ...metroCancaoTalk] },
  { shop: panquecasDaDalva, messages: [...panquecasDaDalvaOrders, ...panquecasDaDalvaTalk] },
  { shop: aroDoce, messages: [...aroDoceOrders, ...aroDoceTalk] },
  { shop: chipariaNanduti, messages: [...chipariaNandutiOrders, ...chipariaNandutiTalk] },
  { shop: graoEmGrao, messages: [...graoEmGraoOrders, ...graoEmGraoTalk] },
  { shop: parrillaDoPampa, messages: [...parrillaDoPampaOrders, ...parrillaDoPampaTalk] },
  { shop: bodeDoVelhoChico, messages: [...bodeDoVelhoChicoOrders, ...bodeDoVelhoChicoTalk] },
  { shop: festaAquiri, messages: [...festaAquiriOrders, ...festaAquiriTalk] },
]
