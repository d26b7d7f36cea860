import type { ShopMessages } from '../../corpus'
import { pizzaDaRibeiraOrders } from './orders/pizza-da-ribeira-orders'
import { porcoesDoCaisOrders } from './orders/porcoes-do-cais-orders'
import { lamenDaBalsaOrders } from './orders/lamen-da-balsa-orders'
import { folhaDoSaltoOrders } from './orders/folha-do-salto-orders'
import { empanadasDaFronteiraOrders } from './orders/empanadas-da-fronteira-orders'
import { iscaVivaOrders } from './orders/isca-viva-orders'
import { shakeDaRocheiraOrders } from './orders/shake-da-rocheira-orders'
import { ervaDoIguacuOrders } from './orders/erva-do-iguacu-orders'
import { pizzaDaRibeira } from './shops/pizza-da-ribeira'
import { porcoesDoCais } from './shops/porcoes-do-cais'
import { lamenDaBalsa } from './shops/lamen-da-balsa'
import { folhaDoSalto } from './shops/folha-do-salto'
import { empanadasDaFronteira } from './shops/empanadas-da-fronteira'
import { iscaViva } from './shops/isca-viva'
import { shakeDaRocheira } from './shops/shake-da-rocheira'
import { ervaDoIguacu } from './shops/erva-do-iguacu'
import { pizzaDaRibeiraTalk } from './talk/pizza-da-ribeira-talk'
import { porcoesDoCaisTalk } from './talk/porcoes-do-cais-talk'
import { lamenDaBalsaTalk } from './talk/lamen-da-balsa-talk'
import { folhaDoSaltoTalk } from './talk/folha-do-salto-talk'
import { empanadasDaFronteiraTalk } from './talk/empanadas-da-fronteira-talk'
import { iscaVivaTalk } from './talk/isca-viva-talk'
import { shakeDaRocheiraTalk } from './talk/shake-da-rocheira-talk'
import { ervaDoIguacuTalk } from './talk/erva-do-iguacu-talk'

/** Shops by the rivers. */
export const rivers: readonly ShopMessages[] = [
  { shop: pizzaDaRibeira, messages: [...pizzaDaRibeiraOrders, ...pizzaDaRibeiraTalk] },
  { shop: porcoesDoCais, messages: [...porcoesDoCaisOrders, ...porcoesDoCaisTalk] },
  { shop: lamenDaBalsa, messages: [...lamenDaBalsaOrders, ...lamenDaBalsaTalk] },
  { shop: folhaDoSalto, messages: [...folhaDoSaltoOrders, ...folhaDoSaltoTalk] },
  { shop: empanadasDaFronteira, messages: [...empanadasDaFronteiraOrders, ...empanadasDaFronteiraTalk] },
  { shop: iscaViva, messages: [...iscaVivaOrders, ...iscaVivaTalk] },
  { shop: shakeDaRocheira, messages: [...shakeDaRocheiraOrders, ...shakeDaRocheiraTalk] },
  { shop: ervaDoIguacu, messages: [...ervaDoIguacuOrders, ...ervaDoIguacuTalk] },
]
