import type { ShopMessages } from '../../corpus'
import { panelaDeBarroOrders } from './orders/panela-de-barro-orders'
import { cuscuzDaPajucaraOrders } from './orders/cuscuz-da-pajucara-orders'
import { caldosDaAtalaiaOrders } from './orders/caldos-da-atalaia-orders'
import { papelEMarOrders } from './orders/papel-e-mar-orders'
import { massasDeIcaraiOrders } from './orders/massas-de-icarai-orders'
import { baldeDouradoOrders } from './orders/balde-dourado-orders'
import { acarajeDaNildaOrders } from './orders/acaraje-da-nilda-orders'
import { tacoCaicaraOrders } from './orders/taco-caicara-orders'
import { hortaDaEnseadaOrders } from './orders/horta-da-enseada-orders'
import { xisDoCassinoOrders } from './orders/xis-do-cassino-orders'
import { panelaDeBarro } from './shops/panela-de-barro'
import { cuscuzDaPajucara } from './shops/cuscuz-da-pajucara'
import { caldosDaAtalaia } from './shops/caldos-da-atalaia'
import { papelEMar } from './shops/papel-e-mar'
import { massasDeIcarai } from './shops/massas-de-icarai'
import { baldeDourado } from './shops/balde-dourado'
import { acarajeDaNilda } from './shops/acaraje-da-nilda'
import { tacoCaicara } from './shops/taco-caicara'
import { hortaDaEnseada } from './shops/horta-da-enseada'
import { xisDoCassino } from './shops/xis-do-cassino'
import { panelaDeBarroTalk } from './talk/panela-de-barro-talk'
import { cuscuzDaPajucaraTalk } from './talk/cuscuz-da-pajucara-talk'
import { caldosDaAtalaiaTalk } from './talk/caldos-da-atalaia-talk'
import { papelEMarTalk } from './talk/papel-e-mar-talk'
import { massasDeIcaraiTalk } from './talk/massas-de-icarai-talk'
import { baldeDouradoTalk } from './talk/balde-dourado-talk'
import { acarajeDaNildaTalk } from './talk/acaraje-da-nilda-talk'
import { tacoCaicaraTalk } from './talk/taco-caicara-talk'
import { hortaDaEnseadaTalk } from './talk/horta-da-enseada-talk'
import { xisDoCassinoTalk } from './talk/xis-do-cassino-talk'

/** Ten shops by the sea, whose 400 messages the rules were measured by before anybody read them. */
export const coast: readonly ShopMessages[] = [
  { shop: panelaDeBarro, messages: [...panelaDeBarroOrders, ...panelaDeBarroTalk] },
  { shop: cuscuzDaPajucara, messages: [...cuscuzDaPajucaraOrders, ...cuscuzDaPajucaraTalk] },
  { shop: caldosDaAtalaia, messages: [...caldosDaAtalaiaOrders, ...caldosDaAtalaiaTalk] },
  { shop: papelEMar, messages: [...papelEMarOrders, ...papelEMarTalk] },
  { shop: massasDeIcarai, messages: [...massasDeIcaraiOrders, ...massasDeIcaraiTalk] },
  { shop: baldeDourado, messages: [...baldeDouradoOrders, ...baldeDouradoTalk] },
  { shop: acarajeDaNilda, messages: [...acarajeDaNildaOrders, ...acarajeDaNildaTalk] },
  { shop: tacoCaicara, messages: [...tacoCaicaraOrders, ...tacoCaicaraTalk] },
  { shop: hortaDaEnseada, messages: [...hortaDaEnseadaOrders, ...hortaDaEnseadaTalk] },
  { shop: xisDoCassino, messages: [...xisDoCassinoOrders, ...xisDoCassinoTalk] },
]
