import type { ShopMessages } from '../../corpus'
import { discoLeveOrders } from './orders/disco-leve-orders'
import { calzoneDaLagoaOrders } from './orders/calzone-da-lagoa-orders'
import { costelaSeteOrders } from './orders/costela-sete-orders'
import { cevicheDoFarolOrders } from './orders/ceviche-do-farol-orders'
import { masalaDaRepresaOrders } from './orders/masala-da-represa-orders'
import { cookieDaRestingaOrders } from './orders/cookie-da-restinga-orders'
import { fitDaBarraOrders } from './orders/fit-da-barra-orders'
import { espelhoDaguaOrders } from './orders/espelho-dagua-orders'
import { discoLeve } from './shops/disco-leve'
import { calzoneDaLagoa } from './shops/calzone-da-lagoa'
import { costelaSete } from './shops/costela-sete'
import { cevicheDoFarol } from './shops/ceviche-do-farol'
import { masalaDaRepresa } from './shops/masala-da-represa'
import { cookieDaRestinga } from './shops/cookie-da-restinga'
import { fitDaBarra } from './shops/fit-da-barra'
import { espelhoDagua } from './shops/espelho-dagua'
import { discoLeveTalk } from './talk/disco-leve-talk'
import { calzoneDaLagoaTalk } from './talk/calzone-da-lagoa-talk'
import { costelaSeteTalk } from './talk/costela-sete-talk'
import { cevicheDoFarolTalk } from './talk/ceviche-do-farol-talk'
import { masalaDaRepresaTalk } from './talk/masala-da-represa-talk'
import { cookieDaRestingaTalk } from './talk/cookie-da-restinga-talk'
import { fitDaBarraTalk } from './talk/fit-da-barra-talk'
import { espelhoDaguaTalk } from './talk/espelho-dagua-talk'

/** Shops by the lakes. */
export const lakes: readonly ShopMessages[] = [
  { shop: discoLeve, messages: [...discoLeveOrders, ...discoLeveTalk] },
  { shop: calzoneDaLagoa, messages: [...calzoneDaLagoaOrders, ...calzoneDaLagoaTalk] },
  { shop: costelaSete, messages: [...costelaSeteOrders, ...costelaSeteTalk] },
  { shop: cevicheDoFarol, messages: [...cevicheDoFarolOrders, ...cevicheDoFarolTalk] },
  { shop: masalaDaRepresa, messages: [...masalaDaRepresaOrders, ...masalaDaRepresaTalk] },
  { shop: cookieDaRestinga, messages: [...cookieDaRestingaOrders, ...cookieDaRestingaTalk] },
  { shop: fitDaBarra, messages: [...fitDaBarraOrders, ...fitDaBarraTalk] },
  { shop: espelhoDagua, messages: [...espelhoDaguaOrders, ...espelhoDaguaTalk] },
]
