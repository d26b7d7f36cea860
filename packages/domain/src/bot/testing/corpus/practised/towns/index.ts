import type { ShopMessages } from '../../corpus'
import { voNenaOrders } from './orders/vo-nena-orders'
import { trailerDoTiaoOrders } from './orders/trailer-do-tiao-orders'
import { acaiDaOrlaOrders } from './orders/acai-da-orla-orders'
import { panelaCuiabanaOrders } from './orders/panela-cuiabana-orders'
import { paoDoGonzagaOrders } from './orders/pao-do-gonzaga-orders'
import { geladaDoPotiOrders } from './orders/gelada-do-poti-orders'
import { umiTemakeriaOrders } from './orders/umi-temakeria-orders'
import { doceCachoeiraOrders } from './orders/doce-cachoeira-orders'
import { espetoDoBessaOrders } from './orders/espeto-do-bessa-orders'
import { quitandaSorocabanaOrders } from './orders/quitanda-sorocabana-orders'
import { voNena } from './shops/vo-nena'
import { trailerDoTiao } from './shops/trailer-do-tiao'
import { acaiDaOrla } from './shops/acai-da-orla'
import { panelaCuiabana } from './shops/panela-cuiabana'
import { paoDoGonzaga } from './shops/pao-do-gonzaga'
import { geladaDoPoti } from './shops/gelada-do-poti'
import { umiTemakeria } from './shops/umi-temakeria'
import { doceCachoeira } from './shops/doce-cachoeira'
import { espetoDoBessa } from './shops/espeto-do-bessa'
import { quitandaSorocabana } from './shops/quitanda-sorocabana'
import { voNenaTalk } from './talk/vo-nena-talk'
import { trailerDoTiaoTalk } from './talk/trailer-do-tiao-talk'
import { acaiDaOrlaTalk } from './talk/acai-da-orla-talk'
import { panelaCuiabanaTalk } from './talk/panela-cuiabana-talk'
import { paoDoGonzagaTalk } from './talk/pao-do-gonzaga-talk'
import { geladaDoPotiTalk } from './talk/gelada-do-poti-talk'
import { umiTemakeriaTalk } from './talk/umi-temakeria-talk'
import { doceCachoeiraTalk } from './talk/doce-cachoeira-talk'
import { espetoDoBessaTalk } from './talk/espeto-do-bessa-talk'
import { quitandaSorocabanaTalk } from './talk/quitanda-sorocabana-talk'

/** Ten shops of smaller towns, whose 300 messages the rules were measured by before anybody read them. */
export const towns: readonly ShopMessages[] = [
  { shop: voNena, messages: [...voNenaOrders, ...voNenaTalk] },
  { shop: trailerDoTiao, messages: [...trailerDoTiaoOrders, ...trailerDoTiaoTalk] },
  { shop: acaiDaOrla, messages: [...acaiDaOrlaOrders, ...acaiDaOrlaTalk] },
  { shop: panelaCuiabana, messages: [...panelaCuiabanaOrders, ...panelaCuiabanaTalk] },
  { shop: paoDoGonzaga, messages: [...paoDoGonzagaOrders, ...paoDoGonzagaTalk] },
  { shop: geladaDoPoti, messages: [...geladaDoPotiOrders, ...geladaDoPotiTalk] },
  { shop: umiTemakeria, messages: [...umiTemakeriaOrders, ...umiTemakeriaTalk] },
  { shop: doceCachoeira, messages: [...doceCachoeiraOrders, ...doceCachoeiraTalk] },
  { shop: espetoDoBessa, messages: [...espetoDoBessaOrders, ...espetoDoBessaTalk] },
  { shop: quitandaSorocabana, messages: [...quitandaSorocabanaOrders, ...quitandaSorocabanaTalk] },
]
