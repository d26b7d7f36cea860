import type { ShopMessages } from '../corpus'
import { galeteriaOrders } from './orders/galeteria-orders'
import { galeteria } from './shops/galeteria'
import { galeteriaTalk } from './talk/galeteria-talk'
import { petshopOrders } from './orders/petshop-orders'
import { petshop } from './shops/petshop'
import { petshopTalk } from './talk/petshop-talk'
import { quentinhaOrders } from './orders/quentinha-orders'
import { quentinha } from './shops/quentinha'
import { quentinhaTalk } from './talk/quentinha-talk'
import { tacacaOrders } from './orders/tacaca-orders'
import { tacaca } from './shops/tacaca'
import { tacacaTalk } from './talk/tacaca-talk'
import { acaiOrders } from './orders/acai-orders'
import { acougueOrders } from './orders/acougue-orders'
import { adegaOrders } from './orders/adega-orders'
import { arabeOrders } from './orders/arabe-orders'
import { baiaoOrders } from './orders/baiao-orders'
import { brigaderiaOrders } from './orders/brigaderia-orders'
import { burgerCariocaOrders } from './orders/burger-carioca-orders'
import { cafePoaOrders } from './orders/cafe-poa-orders'
import { churrascariaOrders } from './orders/churrascaria-orders'
import { confeitariaOrders } from './orders/confeitaria-orders'
import { creperiaOrders } from './orders/creperia-orders'
import { depositoOrders } from './orders/deposito-orders'
import { dogaoOrders } from './orders/dogao-orders'
import { esfihariaOrders } from './orders/esfiharia-orders'
import { espetinhoOrders } from './orders/espetinho-orders'
import { farma24Orders } from './orders/farma24-orders'
import { forneriaOrders } from './orders/forneria-orders'
import { geladosOrders } from './orders/gelados-orders'
import { hamburgueriaOrders } from './orders/hamburgueria-orders'
import { hortifrutiOrders } from './orders/hortifruti-orders'
import { lanchoneteOrders } from './orders/lanchonete-orders'
import { marmitariaOrders } from './orders/marmitaria-orders'
import { mercadinhoOrders } from './orders/mercadinho-orders'
import { mineiroOrders } from './orders/mineiro-orders'
import { padariaOrders } from './orders/padaria-orders'
import { pastelariaOrders } from './orders/pastelaria-orders'
import { pizzaRecifeOrders } from './orders/pizza-recife-orders'
import { peixariaOrders } from './orders/peixaria-orders'
import { pizzariaOrders } from './orders/pizzaria-orders'
import { pokeOrders } from './orders/poke-orders'
import { salgaderiaOrders } from './orders/salgaderia-orders'
import { sorveteriaOrders } from './orders/sorveteria-orders'
import { sushiOrders } from './orders/sushi-orders'
import { tapiocariaOrders } from './orders/tapiocaria-orders'
import { yakisobaOrders } from './orders/yakisoba-orders'
import { acai } from './shops/acai'
import { acougue } from './shops/acougue'
import { adega } from './shops/adega'
import { arabe } from './shops/arabe'
import { baiao } from './shops/baiao'
import { brigaderia } from './shops/brigaderia'
import { burgerCarioca } from './shops/burger-carioca'
import { cafePoa } from './shops/cafe-poa'
import { churrascaria } from './shops/churrascaria'
import { confeitaria } from './shops/confeitaria'
import { creperia } from './shops/creperia'
import { deposito } from './shops/deposito'
import { dogao } from './shops/dogao'
import { esfiharia } from './shops/esfiharia'
import { espetinho } from './shops/espetinho'
import { farma24 } from './shops/farma24'
import { forneria } from './shops/forneria'
import { gelados } from './shops/gelados'
import { hamburgueria } from './shops/hamburgueria'
import { hortifruti } from './shops/hortifruti'
import { lanchonete } from './shops/lanchonete'
import { marmitaria } from './shops/marmitaria'
import { mercadinho } from './shops/mercadinho'
import { mineiro } from './shops/mineiro'
import { padaria } from './shops/padaria'
import { pastelaria } from './shops/pastelaria'
import { pizzaRecife } from './shops/pizza-recife'
import { peixaria } from './shops/peixaria'
import { pizzaria } from './shops/pizzaria'
import { poke } from './shops/poke'
import { salgaderia } from './shops/salgaderia'
import { sorveteria } from './shops/sorveteria'
import { sushi } from './shops/sushi'
import { tapiocaria } from './shops/tapiocaria'
import { yakisoba } from './shops/yakisoba'
import { acaiTalk } from './talk/acai-talk'
import { acougueTalk } from './talk/acougue-talk'
import { adegaTalk } from './talk/adega-talk'
import { arabeTalk } from './talk/arabe-talk'
import { baiaoTalk } from './talk/baiao-talk'
import { brigaderiaTalk } from './talk/brigaderia-talk'
import { burgerCariocaTalk } from './talk/burger-carioca-talk'
import { cafePoaTalk } from './talk/cafe-poa-talk'
import { churrascariaTalk } from './talk/churrascaria-talk'
import { confeitariaTalk } from './talk/confeitaria-talk'
import { creperiaTalk } from './talk/creperia-talk'
import { depositoTalk } from './talk/deposito-talk'
import { dogaoTalk } from './talk/dogao-talk'
import { esfihariaTalk } from './talk/esfiharia-talk'
import { espetinhoTalk } from './talk/espetinho-talk'
import { farma24Talk } from './talk/farma24-talk'
import { forneriaTalk } from './talk/forneria-talk'
import { geladosTalk } from './talk/gelados-talk'
import { hamburgueriaTalk } from './talk/hamburgueria-talk'
import { hortifrutiTalk } from './talk/hortifruti-talk'
import { lanchoneteTalk } from './talk/lanchonete-talk'
import { marmitariaTalk } from './talk/marmitaria-talk'
import { mercadinhoTalk } from './talk/mercadinho-talk'
import { mineiroTalk } from './talk/mineiro-talk'
import { padariaTalk } from './talk/padaria-talk'
import { pastelariaTalk } from './talk/pastelaria-talk'
import { pizzaRecifeTalk } from './talk/pizza-recife-talk'
import { peixariaTalk } from './talk/peixaria-talk'
import { pizzariaTalk } from './talk/pizzaria-talk'
import { pokeTalk } from './talk/poke-talk'
import { salgaderiaTalk } from './talk/salgaderia-talk'
import { sorveteriaTalk } from './talk/sorveteria-talk'
import { sushiTalk } from './talk/sushi-talk'
import { tapiocariaTalk } from './talk/tapiocaria-talk'
import { yakisobaTalk } from './talk/yakisoba-talk'
import { brasaCampeiraOrders } from './orders/brasa-campeira-orders'
import { brasaCampeiraTalk } from './talk/brasa-campeira-talk'
import { depositoMucuripeOrders } from './orders/deposito-mucuripe-orders'
import { depositoMucuripeTalk } from './talk/deposito-mucuripe-talk'
import { fornoAltoOrders } from './orders/forno-alto-orders'
import { fornoAltoTalk } from './talk/forno-alto-talk'
import { frutaDaIlhaOrders } from './orders/fruta-da-ilha-orders'
import { frutaDaIlhaTalk } from './talk/fruta-da-ilha-talk'
import { namiSushiOrders } from './orders/nami-sushi-orders'
import { namiSushiTalk } from './talk/nami-sushi-talk'
import { pastelDaMocaOrders } from './orders/pastel-da-moca-orders'
import { pastelDaMocaTalk } from './talk/pastel-da-moca-talk'
import { brasaCampeira } from './shops/brasa-campeira'
import { depositoMucuripe } from './shops/deposito-mucuripe'
import { fornoAlto } from './shops/forno-alto'
import { frutaDaIlha } from './shops/fruta-da-ilha'
import { namiSushi } from './shops/nami-sushi'
import { pastelDaMoca } from './shops/pastel-da-moca'
import { cities } from './cities'
import { coast } from './coast'
import { hills } from './hills'
import { lakes } from './lakes'
import { plains } from './plains'
import { regions } from './regions'
import { rivers } from './rivers'
import { towns } from './towns'
import { valleys } from './valleys'
import { voices } from './voices'

/** How many shops come first whose messages every part of the reading must read without a fault, each by itself. */
export const IN_PARTS = 5

/** The messages that the bot was practised by. */
export const practised: readonly ShopMessages[] = [
  { shop: pizzaria, messages: [...pizzariaOrders, ...pizzariaTalk] },
  { shop: hamburgueria, messages: [...hamburgueriaOrders, ...hamburgueriaTalk] },
  { shop: acai, messages: [...acaiOrders, ...acaiTalk] },
  { shop: lanchonete, messages: [...lanchoneteOrders, ...lanchoneteTalk] },
  { shop: marmitaria, messages: [...marmitariaOrders, ...marmitariaTalk] },
  { shop: sushi, messages: [...sushiOrders, ...sushiTalk] },
  { shop: confeitaria, messages: [...confeitariaOrders, ...confeitariaTalk] },
  { shop: deposito, messages: [...depositoOrders, ...depositoTalk] },
  { shop: espetinho, messages: [...espetinhoOrders, ...espetinhoTalk] },
  { shop: pastelaria, messages: [...pastelariaOrders, ...pastelariaTalk] },
  { shop: arabe, messages: [...arabeOrders, ...arabeTalk] },
  { shop: mineiro, messages: [...mineiroOrders, ...mineiroTalk] },
  { shop: hortifruti, messages: [...hortifrutiOrders, ...hortifrutiTalk] },
  { shop: creperia, messages: [...creperiaOrders, ...creperiaTalk] },
  { shop: sorveteria, messages: [...sorveteriaOrders, ...sorveteriaTalk] },
  { shop: forneria, messages: [...forneriaOrders, ...forneriaTalk] },
  { shop: salgaderia, messages: [...salgaderiaOrders, ...salgaderiaTalk] },
  { shop: churrascaria, messages: [...churrascariaOrders, ...churrascariaTalk] },
  { shop: adega, messages: [...adegaOrders, ...adegaTalk] },
  { shop: dogao, messages: [...dogaoOrders, ...dogaoTalk] },
  { shop: tapiocaria, messages: [...tapiocariaOrders, ...tapiocariaTalk] },
  { shop: pizzaRecife, messages: [...pizzaRecifeOrders, ...pizzaRecifeTalk] },
  { shop: esfiharia, messages: [...esfihariaOrders, ...esfihariaTalk] },
  { shop: baiao, messages: [...baiaoOrders, ...baiaoTalk] },
  { shop: peixaria, messages: [...peixariaOrders, ...peixariaTalk] },
  { shop: cafePoa, messages: [...cafePoaOrders, ...cafePoaTalk] },
  { shop: padaria, messages: [...padariaOrders, ...padariaTalk] },
  { shop: brigaderia, messages: [...brigaderiaOrders, ...brigaderiaTalk] },
  { shop: acougue, messages: [...acougueOrders, ...acougueTalk] },
  { shop: burgerCarioca, messages: [...burgerCariocaOrders, ...burgerCariocaTalk] },
  { shop: yakisoba, messages: [...yakisobaOrders, ...yakisobaTalk] },
  { shop: poke, messages: [...pokeOrders, ...pokeTalk] },
  { shop: farma24, messages: [...farma24Orders, ...farma24Talk] },
  { shop: gelados, messages: [...geladosOrders, ...geladosTalk] },
  { shop: galeteria, messages: [...galeteriaOrders, ...galeteriaTalk] },
  { shop: petshop, messages: [...petshopOrders, ...petshopTalk] },
  { shop: quentinha, messages: [...quentinhaOrders, ...quentinhaTalk] },
  { shop: tacaca, messages: [...tacacaOrders, ...tacacaTalk] },
  { shop: mercadinho, messages: [...mercadinhoOrders, ...mercadinhoTalk] },
  { shop: fornoAlto, messages: [...fornoAltoOrders, ...fornoAltoTalk] },
  { shop: pastelDaMoca, messages: [...pastelDaMocaOrders, ...pastelDaMocaTalk] },
  { shop: namiSushi, messages: [...namiSushiOrders, ...namiSushiTalk] },
  { shop: depositoMucuripe, messages: [...depositoMucuripeOrders, ...depositoMucuripeTalk] },
  { shop: frutaDaIlha, messages: [...frutaDaIlhaOrders, ...frutaDaIlhaTalk] },
  { shop: brasaCampeira, messages: [...brasaCampeiraOrders, ...brasaCampeiraTalk] },
  ...regions,
  ...cities,
  ...towns,
  ...coast,
  ...hills,
  ...plains,
  ...rivers,
  ...voices,
  ...lakes,
  ...valleys,
]
