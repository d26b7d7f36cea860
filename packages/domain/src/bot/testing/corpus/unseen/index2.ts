/*
 * The half of the corpus that the bot is measured by and nothing else: nobody looks at these messages while rules
 * are changed. Whoever reads them to mend a rule turns the measure into practice; practise on the other half.
 */
import type { ShopMessages } from '../corpus'
import { voNenaOrders } from './orders2/vo-nena-orders'
import { trailerDoTiaoOrders } from './orders2/trailer-do-tiao-orders'
import { acaiDaOrlaOrders } from './orders2/acai-da-orla-orders'
import { panelaCuiabanaOrders } from './orders2/panela-cuiabana-orders'
import { paoDoGonzagaOrders } from './orders2/pao-do-gonzaga-orders'
import { geladaDoPotiOrders } from './orders2/gelada-do-poti-orders'
import { umiTemakeriaOrders } from './orders2/umi-temakeria-orders'
import { doceCachoeiraOrders } from './orders2/doce-cachoeira-orders'
import { espetoDoBessaOrders } from './orders2/espeto-do-bessa-orders'
import { quitandaSorocabanaOrders } from './orders2/quitanda-sorocabana-orders'
import { voNena } from './shops2/vo-nena'
import { trailerDoTiao } from './shops2/trailer-do-tiao'
import { acaiDaOrla } from './shops2/acai-da-orla'
import { panelaCuiabana } from './shops2/panela-cuiabana'
import { paoDoGonzaga } from './shops2/pao-do-gonzaga'
import { geladaDoPoti } from './shops2/gelada-do-poti'
import { umiTemakeria } from './shops2/umi-temakeria'
import { doceCachoeira } from './shops2/doce-cachoeira'
import { espetoDoBessa } from './shops2/espeto-do-bessa'
import { quitandaSorocabana } from './shops2/quitanda-sorocabana'
import { voNenaTalk } from './talk2/vo-nena-talk'
import { trailerDoTiaoTalk } from './talk2/trailer-do-tiao-talk'
import { acaiDaOrlaTalk } from './talk2/acai-da-orla-talk'
import { panelaCuiabanaTalk } from './talk2/panela-cuiabana-talk'
import { paoDoGonzagaTalk } from './talk2/pao-do-gonzaga-talk'
import { geladaDoPotiTalk } from './talk2/gelada-do-poti-talk'
import { umiTemakeriaTalk } from './talk2/umi-temakeria-talk'
import { doceCachoeiraTalk } from './talk2/doce-cachoeira-talk'
import { espetoDoBessaTalk } from './talk2/espeto-do-bessa-talk'
import { quitandaSorocabanaTalk } from './talk2/quitanda-sorocabana-talk'

/** Shops whose messages nobody who changes rules has seen: their files go beside this one. */
export const unseen: readonly ShopMessages[] = [
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
