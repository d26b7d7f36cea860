import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { practised } from '../testing/corpus'
import { lexiconOf } from './menu/lexicon'
import type { Question } from './question'
import { readQuestions, type ReadQuestions } from './read-questions'
import { said, written } from './tokens'

const NOW = Date.parse('2026-11-20T23:00:00Z')
const shops = new Map(practised.map(({ shop }) => [shop.id, shop]))

function read(shopId: string, text: string): ReadQuestions {
  const shop = shops.get(shopId)!
  return readQuestions(said(text), lexiconOf(shop.menu, NOW), shop)
}

function noted(question: Question): string {
  const ids = 'itemIds' in question ? [...question.itemIds].sort().join(' | ') : ''
  const word = 'word' in question ? question.word : 'place' in question ? (question.place ?? '') : ''
  return [question.kind, ids, word].filter(Boolean).join(' ')
}

/** What is left for those who read orders, as it was written. */
function leftOf(text: string, { taken }: ReadQuestions): string {
  const { tokens } = said(text)
  return tokens
    .flatMap((_, at) => (taken[at] ? [] : [written(text, tokens, at, at + 1)]))
    .filter(Boolean)
    .join(' ')
}

type Rows<Row> = Readonly<Record<string, readonly Row[]>>
const rowsOf = <Row extends readonly string[]>(rows: Rows<Row>) =>
  Object.entries(rows).flatMap(([shop, of]) => of.map((row) => ({ shop, text: row[0]!, row })))

const questions: Rows<readonly [text: string, asks: string]> = {
  pizzaria: [
    ['boa noite quanto custa a pizza família de portuguesa', 'price pizza'],
    ['Quanto que é a lasanha?', 'price lasanha-bolonhesa | lasanha-frango'],
    ['qual o preço da esfiha de carne e da de queijo?', 'price esfiha-carne | esfiha-queijo'],
    ['pizza broto sai por quanto', 'price pizza'],
    ['qto ta saindo a grande de calabresa', 'price pizza'],
    ['me passa o valor da heineken pf', 'price heineken'],
    ['me vê o valor da pizza grande', 'price pizza'],
    ['quanto é a brahma? e a heineken?', 'price brahma | heineken'],
    ['pizza de atum, quanto fica a grande?', 'price pizza'],
    ['quanto é a média? e a grande?', 'price pizza | pizza-doce'],
    ['coca 2l quanto é', 'price refri-2l'],
    ['quanto custa duas pizzas grandes?', 'price pizza'],
    ['qual é a pizza mais barata', 'price pizza'],
    ['quanto que fica uma pizza grande meia calabresa meia portuguesa com borda de cheddar', 'price pizza'],
    ['vcs tem heineken gelada', 'available heineken'],
    ['tem vinho aí?', 'available vinho-tinto'],
    ['voces trabalham com pizza doce?', 'available pizza-doce'],
    ['tem pizza de atum hoje', 'available pizza'],
    ['tem pizza de strogonoff?', 'not-sold strogonoff'],
    ['tem borda recheada?', 'available pizza'],
    ['tem camarão?', 'not-sold camarão'],
    ['tem coca?', 'available refri-2l | refri-lata'],
    ['tem pizza de chocolate?', 'available pizza-doce'],
    ['esfiha de chocolate tem?', 'available esfiha-chocolate'],
    ['qual vinho vcs tem', 'available vinho-tinto'],
    ['qual a diferença da caprese e da caesar?', 'ingredients caesar | caprese'],
    ['o que vem na lasanha de frango', 'ingredients lasanha-frango'],
    ['a lasanha leva o que', 'ingredients lasanha-bolonhesa | lasanha-frango'],
    ['a pizza grande serve quantas pessoas?', 'ingredients pizza'],
    ['quantos pedaços vem na grande?', 'ingredients pizza'],
    ['calzone de que vcs tem', 'flavours calzone'],
    ['quais recheios do calzone', 'flavours calzone'],
    ['quais os sabores da pizza doce', 'flavours pizza-doce'],
    ['me manda os sabores de pizza', 'flavours pizza'],
    ['que suco tem?', 'flavours suco | suco-jarra'],
    ['tem suco de que?', 'flavours suco | suco-jarra'],
    ['quais bordas tem?', 'flavours pizza'],
    ['a esfiha de queijo tem lactose?', 'allergen esfiha-queijo lactose'],
    ['tem alguma coisa sem glúten?', 'allergen glúten'],
    ['sou celíaca, posso comer a salada caesar?', 'allergen caesar glúten'],
    ['meu filho é alérgico a ovo, o petit gateau leva ovo?', 'allergen petit-gateau ovo'],
    ['tem opção de pizza sem lactose?', 'allergen pizza lactose'],
    ['aceita pix?', 'payment'],
    ['posso pagar com vr', 'payment'],
    ['pega cartão de crédito na entrega?', 'payment'],
    ['quais as formas de pagamento?', 'payment'],
    ['tem como pagar no pix?', 'payment'],
    ['qual a chave pix?', 'pix'],
    ['me manda o pix aí', 'pix'],
    ['tem desconto pra retirar?', 'discount'],
    ['tem alguma promoção hoje?', 'discount'],
    ['queria saber da promoção', 'discount'],
    ['vocês tão abertos?', 'hours'],
    ['que horas vcs abrem', 'hours'],
    ['abre segunda?', 'hours'],
    ['funciona feriado?', 'hours'],
    ['fecha q hrs', 'hours'],
    ['até que horas posso pedir?', 'hours'],
    ['vcs entregam na saúde', 'delivery Saúde'],
    ['qual a taxa de entrega?', 'delivery'],
    ['quanto é o frete pro cambuci?', 'delivery Cambuci'],
    ['qual a taxa pra santo amaro?', 'delivery santo amaro'],
    ['entrega na vila mariana?', 'delivery Vila Mariana'],
    ['fazem entrega?', 'delivery'],
    ['qto sai a taxa p moema', 'delivery Moema'],
    ['quanto tempo pra entregar?', 'time'],
    ['ta demorando quanto?', 'time'],
    ['chega em quanto tempo', 'time'],
    ['cadê meu pedido?', 'order'],
    ['meu pedido já saiu?', 'order'],
    ['já faz 1 hora que pedi e nada', 'order'],
    ['quero saber se minha pizza já saiu', 'order'],
    ['a pizza tá pronta?', 'order'],
    ['qual o endereço?', 'shop'],
    ['onde vcs ficam?', 'shop'],
    ['fica onde a pizzaria?', 'shop'],
    ['tem cardápio?', 'menu'],
    ['me manda o cardápio', 'menu'],
    ['o que vcs tem de bom hoje?', 'menu'],
    ['boa noite, gostaria de saber se tem nhoque e quanto custa', 'available nhoque; price nhoque'],
    ['que horas abre e quanto é a pizza grande', 'hours; price pizza'],
    ['bom dia vocês fazem entrega no bairro cambuci e quanto é a taxa', 'delivery Cambuci'],
  ],
  hamburgueria: [
    ['bah quanto tá o xis coração guria', 'price x-coracao'],
    ['tu sabe me dizer quanto é o combo classic', 'price combo-classic'],
    ['o combo casal sai por quanto tchê', 'price combo-casal'],
    ['quanto custa a batata com cheddar e bacon?', 'price batata-cheddar'],
    ['e o milkshake quanto é?', 'price shake-chocolate | shake-morango | shake-ovomaltine'],
    ['milk shake de morango quanto custa o de 500', 'price shake-morango'],
    ['quero saber o valor do smash duplo', 'price smash-duplo'],
    ['tem xis de strogonoff?', 'not-sold strogonoff'],
    ['tem coca zero?', 'available coca-zero-lata'],
    ['tem coca e guaraná de 2 litros?', 'available coca-2l | coca-lata | guarana-2l'],
    ['tem molho extra?', 'available barbecue'],
    ['x-tudo tem no cardápio?', 'available x-tudo'],
    ['gostaria de saber se vocês tem suco de laranja', 'not-sold laranja'],
    ['o veggie leva queijo?', 'ingredients veggie'],
    ['vem batata no combo smash?', 'ingredients combo-smash'],
    ['o combo classic acompanha o que?', 'ingredients combo-classic'],
    ['o x salada vem com maionese?', 'ingredients x-salada'],
    ['a maionese é caseira?', 'ingredients maionese'],
    ['que que tem nesse bbq bacon', 'ingredients bbq-bacon'],
    ['o x-bacon tem amendoim? tenho alergia', 'allergen x-bacon amendoim'],
    ['vocês fazem tele entrega no bom fim?', 'delivery Bom Fim'],
    ['a tele pro menino deus é quanto?', 'delivery Menino Deus'],
    ['vocês aceitam banrisul?', 'payment'],
    ['dá pra parcelar?', 'payment'],
    ['vcs levam maquininha?', 'payment'],
    ['quanto tempo pra entrega no azenha', 'time'],
    ['onde vocês estão localizados', 'shop'],
    ['tem promo do smash?', 'discount'],
  ],
  acai: [
    ['qnt ta o açaí de 500', 'price acai'],
    ['quanto que tá o copo de 700ml moço', 'price acai | acai-cupuacu | acai-zero'],
    ['qual o preço da barca?', 'price barca | barca-sorvete'],
    ['quanto custa 1 litro de açaí?', 'price acai'],
    ['quais os tamanhos do açaí?', 'price acai'],
    ['açaí de 500 ml com banana quanto é?', 'price acai'],
    ['tem sorvete de pistache?', 'available sorvete'],
    ['tem sorvete de abacate?', 'not-sold abacate'],
    ['tem granola?', 'available acai | acai-cupuacu | acai-zero | barca'],
    ['tem pamonha ainda hoje uai', 'available pamonha-doce | pamonha-sal'],
    ['vai ter pamonha hoje?', 'available pamonha-doce | pamonha-sal'],
    ['acabou a pamonha?', 'available pamonha-doce | pamonha-sal'],
    ['as pamonha já acabaram?', 'available pamonha-doce | pamonha-sal'],
    ['o açaí vem com o que?', 'ingredients acai'],
    ['quantos acompanhamentos vem no açaí de 300?', 'flavours acai'],
    ['quais as frutas do suco?', 'flavours suco'],
    ['sorvete de que sabor vcs tem', 'flavours sorvete'],
    ['sorvete tem de que?', 'flavours sorvete'],
    ['açaí tem leite?', 'allergen acai leite'],
    ['creme de ninho tem lactose?', 'allergen creme-ninho lactose'],
    ['minha menina é intolerante a lactose, o açaí tem leite?', 'allergen acai leite'],
    ['ceis entrega no setor bueno?', 'delivery Setor Bueno'],
    ['uai cê entrega aqui no marista?', 'delivery Setor Marista'],
    ['quanto é pra entregar no jardim américa?', 'delivery Jardim América'],
    [
      'boa tarde queria saber se vocês entregam no jardim goiás e qual o valor da entrega',
      'delivery Jardim Goiás',
    ],
    ['cadê o trem que eu pedi', 'order'],
    ['que hora que cês fecha', 'hours'],
    ['cês abre no domingo', 'hours'],
    ['pode pagar na hora?', 'payment'],
  ],
  lanchonete: [
    ['mano tem tapioca de tucumã?', 'available tapioca'],
    ['quanto tá a tapioca de queijo coalho', 'price tapioca'],
    ['cento de salgados quanto custa', 'price cento'],
    ['quanto é a dúzia de coxinha', 'price coxinha'],
    ['ainda tem x-caboquinho?', 'available x-caboquinho'],
    ['tem suco de açaí?', 'not-sold açaí'],
    ['vcs vendem tacacá?', 'not-sold tacacá'],
    [
      'tem refrigerante?',
      'available bare-2l | bare-lata | coca-1l | coca-lata | guarana-batido | guarana-lata',
    ],
    ['quais bolos tem', 'available bolo-chocolate | bolo-macaxeira | bolo-milho'],
    ['tem banana no x caboquinho?', 'available x-caboquinho'],
    [
      'qual o valor do bolo de macaxeira e do mingau',
      'price bolo-macaxeira | mingau-banana | mingau-munguza',
    ],
    ['o x caboquinho leva o que mana?', 'ingredients x-caboquinho'],
    ['o suco é natural ou polpa?', 'ingredients suco'],
    ['a coxinha é frita na hora?', 'ingredients coxinha'],
    ['que fruta tem de suco?', 'flavours suco'],
    ['pastel de que vcs tem?', 'flavours pastel'],
    ['tem pastel de camarão? meu filho tem alergia', 'available pastel; allergen pastel camarão'],
    ['abrem que horas de manhã', 'hours'],
    ['até que horas vcs ficam abertos', 'hours'],
    ['tu entrega no parque dez?', 'delivery Parque Dez'],
    ['entregam na cidade nova? quanto é?', 'delivery Cidade Nova'],
    ['a taxa pra ponta negra', 'delivery Ponta Negra'],
    ['aceita pix ou só dinheiro?', 'payment'],
    ['égua mano cadê meu lanche já faz 40 minutos', 'order'],
    ['demora quanto tempo pra chegar no aleixo', 'time'],
    ['qual o pix de vocês', 'pix'],
    ['manda a localização', 'shop'],
    [
      'boa tarde qual é o valor da coxinha com catupiry e vocês entregam no flores',
      'price coxinha-catupiry; delivery Flores',
    ],
  ],
  marmitaria: [
    ['oxe quanto é a quentinha média?', 'price marmita'],
    ['quanto tá a marmita p e a g', 'price marmita'],
    ['qual o preço da feijoada família visse', 'price feijoada-familia'],
    ['boa tarde, valor da marmita?', 'price marmita'],
    ['quais os tamanhos de marmita e preços?', 'price marmita'],
    [
      'tem sobremesa?',
      'available bolo-rolo | cartola | doce-leite | mousse-chocolate | mousse-maracuja | pudim',
    ],
    ['tem bode guisado hoje minha linda?', 'not-sold bode guisado'],
    ['tem marmita fit de tilápia?', 'available marmita-fit'],
    ['o que vem na marmita fit', 'ingredients marmita-fit'],
    ['a marmita g dá pra duas pessoas?', 'ingredients marmita'],
    ['quais as guarnições de hoje', 'flavours marmita'],
    ['qual a mistura de hoje?', 'flavours marmita'],
    ['que carne tem hoje?', 'flavours marmita'],
    ['quais sabores de suco tem', 'flavours suco-polpa'],
    ['a parmegiana tem glúten?', 'allergen parmegiana-carne | parmegiana-frango glúten'],
    ['tenho alergia a camarão, o caldinho de sururu leva camarão?', 'allergen caldinho-sururu camarão'],
    ['tem amendoim na cartola?', 'allergen cartola amendoim'],
    ['vocês aceitam vr e va?', 'payment'],
    ['entrega em casa forte? qual o valor', 'delivery Casa Forte'],
    ['quanto é pra boa viagem', 'delivery Boa Viagem'],
    ['fazem precinho pra 10 marmitas?', 'discount'],
    ['se eu pedir 5 marmitas tem desconto?', 'discount'],
    ['almoço vai até que horas?', 'hours'],
    ['funciona no sábado visse?', 'hours'],
    ['chave pix por favor', 'pix'],
    ['o que tem pra hoje?', 'menu'],
    ['oi, pedi faz 50 minutos e ainda não chegou', 'order'],
  ],
}

const besideOrders: Rows<readonly [text: string, asks: string, left: string]> = {
  pizzaria: [
    [
      'quero uma pizza grande de calabresa e quanto é a coca 2l?',
      'price refri-2l',
      'quero uma pizza grande de calabresa',
    ],
    [
      'quero uma grande de calabresa, vocês entregam no ipiranga?',
      'delivery Ipiranga',
      'quero uma grande de calabresa ,',
    ],
    ['uma coca 2l e tem brownie?', 'available brownie', 'uma coca 2 l'],
    ['manda uma grande de calabresa que horas chega', 'time', 'manda uma grande de calabresa'],
    ['tem pudim? quero uma pizza grande de atum', 'available pudim', 'quero uma pizza grande de atum'],
  ],
  acai: [
    ['2 açaí 500 e uma coca lata chega em quanto tempo?', 'time', '2 açaí 500 e uma coca lata'],
    [
      'quero um açaí de 500 com granola, vcs entregam no setor oeste? e demora muito?',
      'delivery Setor Oeste; time',
      'quero um açaí de 500 com granola ,',
    ],
  ],
  lanchonete: [
    ['me vê 3 coxinha e quanto é a coca 1l?', 'price coca-1l', 'me vê 3 coxinha'],
    [
      'quero 2 tapioca, uma com queijo e outra com coco. Vocês têm café com leite?',
      'available cafe-leite',
      'quero 2 tapioca , uma com queijo e outra com coco .',
    ],
  ],
  hamburgueria: [
    ['moro no partenon, vcs entregam?', 'delivery Partenon', 'moro no partenon ,'],
    ['oi, ainda tão abertos? quero 2 smash', 'hours', 'quero 2 smash'],
    [
      'boa noite vocês entregam no bom fim quero um x bacon e uma coca lata',
      'delivery Bom Fim',
      'quero um x bacon e uma coca lata',
    ],
  ],
  marmitaria: [
    ['eu queria uma marmita p e saber quanto tempo demora', 'time', 'eu queria uma marmita p e saber'],
    ['quero 1 quentinha e tem desconto pra 5?', 'discount', 'quero 1 quentinha'],
    [
      '2 marmitas g de frango grelhado pra entregar na torre quanto tempo demora?',
      'time',
      '2 marmitas g de frango grelhado pra entregar na torre',
    ],
  ],
}

const orders: Rows<readonly [text: string, left: string]> = {
  pizzaria: [
    ['pode mandar 2 pizza grande de atum?', 'pode mandar 2 pizza grande de atum ?'],
    ['tem como fazer uma meia calabresa meia atum?', 'tem como fazer uma meia calabresa meia atum ?'],
    ['queria uma pizza que tenha bacon', 'queria uma pizza que tenha bacon'],
    ['vcs conseguem mandar sem cebola?', 'vcs conseguem mandar sem cebola ?'],
    ['me faz uma grande de bacon por favor', 'me faz uma grande de bacon por favor'],
    ['faz 2 brotos de atum?', 'faz 2 brotos de atum ?'],
    [
      'entrega na rua vergueiro 200, tem cachorro no portão',
      'entrega na rua vergueiro 200 , tem cachorro no portão',
    ],
    ['quero pizza sem cebola, sou alérgico', 'quero pizza sem cebola , sou alérgico'],
    ['tem esfiha de carne? se tiver manda 10', 'esfiha de carne manda 10'],
    ['tem heineken? me vê 2', 'heineken me vê 2'],
    ['tem pudim? quero dois e uma coca 2l', 'pudim quero dois e uma coca 2 l'],
    ['tem pizza? quero uma de calabresa', 'pizza quero uma de calabresa'],
    ['vcs tem pizza doce de brigadeiro? quero uma broto', 'pizza doce de brigadeiro quero uma broto'],
    ['tem mousse? pode mandar dois', 'mousse pode mandar dois'],
    ['tem nhoque? anota um pra mim', 'nhoque anota um pra mim'],
    ['tem pudim? eu quero um', 'pudim eu quero um'],
    ['quero pagar no cartão', 'quero pagar no cartão'],
    ['vcs entregam em santo amaro?', 'vcs entregam em santo amaro ?'],
    ['muda pra grande', 'muda pra grande'],
    ['nao quero mais', 'nao quero mais'],
    ['tem certeza?', 'tem certeza ?'],
    ['o pedido ta certo', 'o pedido ta certo'],
    ['dá pra fazer metade calabresa metade atum?', 'dá pra fazer metade calabresa metade atum ?'],
    [
      'manda uma pizza grande de atum e me diz quanto fica o total',
      'manda uma pizza grande de atum e me diz quanto fica o total',
    ],
    ['uma pizza grande de calabresa?', 'uma pizza grande de calabresa ?'],
    ['boa noite, tudo bem?', 'boa noite , tudo bem ?'],
  ],
  hamburgueria: [
    ['tem brownie? se sim quero um', 'brownie quero um'],
    ['vocês tem nuggets? quero uma porção grande', 'nuggets quero uma porção grande'],
    ['queria um x-tudo sem ovo que sou alérgica', 'queria um x tudo sem ovo que sou alérgica'],
    ['tem estacionamento?', 'tem estacionamento ?'],
    ['2 x salada e 1 coca lata, quanto fica?', '2 x salada e 1 coca lata , quanto fica ?'],
    ['moro em viamão, vcs entregam?', 'moro em viamão , vcs entregam ?'],
    ['posso trocar a coca por suco?', 'posso trocar a coca por suco ?'],
  ],
  acai: [
    ['tem pamonha? se tiver me manda duas de sal', 'pamonha me manda duas de sal'],
    ['tem troco pra 100?', 'tem troco pra 100 ?'],
    ['quero dois açaí zero e o cardápio por favor', 'quero dois açaí zero e o cardápio por favor'],
    ['quanto deu meu pedido?', 'quanto deu meu pedido ?'],
  ],
  lanchonete: [
    ['tem como separar 10 coxinha pra eu buscar', 'tem como separar 10 coxinha pra eu buscar'],
    ['pode separar 3 kibe?', 'pode separar 3 kibe ?'],
    ['tem coxinha? manda 5', 'coxinha manda 5'],
    ['quero 5 coxinha e 2 kibe, quanto fica?', 'quero 5 coxinha e 2 kibe , quanto fica ?'],
    ['vcs tem pudim eu quero 2 pedaços', 'pudim eu quero 2 pedaços'],
    ['bom dia vocês tem pão de queijo quero dez', 'pão de queijo quero dez'],
    ['vocês entregam aqui na compensa?', 'vocês entregam aqui na compensa ?'],
  ],
  marmitaria: [
    ['entregam em jaboatão?', 'entregam em jaboatão ?'],
    ['vcs entregam no ibura quero 2 feijoada', 'vcs entregam no ibura quero 2 feijoada'],
    [
      'quero uma feijoada, tem cajuína gelada? se tiver manda 2',
      'quero uma feijoada , cajuína gelada manda 2',
    ],
    ['uma marmita p de figado pode ser sem salada?', 'uma marmita p de figado pode ser sem salada ?'],
    ['pode trocar o feijão por macaxeira?', 'pode trocar o feijão por macaxeira ?'],
    ['é pra entregar rua da hora 10, tem interfone', 'é pra entregar rua da hora 10 , tem interfone'],
    ['me traz uma coca e um pudim? obrigado', 'me traz uma coca e um pudim ? obrigado'],
    ['vou querer o de sempre', 'vou querer o de sempre'],
    ['tem que ser rápido', 'tem que ser rápido'],
    ['manda sem feijão', 'manda sem feijão'],
    ['obrigado, deus abençoe', 'obrigado , deus abençoe'],
    [
      'quero 1 marmita m de bife com arroz e feijão, vem salada?',
      'quero 1 marmita m de bife com arroz e feijão , vem salada ?',
    ],
    ['2 feijoada?', '2 feijoada ?'],
    ['chegou o rapaz aqui mas não tem troco', 'chegou o rapaz aqui mas não tem troco'],
  ],
}

describe('a question of a customer is read', () => {
  test.each(rowsOf(questions))('$shop: $text', ({ shop, text, row: [, asks] }) => {
    const found = read(shop, text)
    expect(found.questions.map(noted).join('; ')).toBe(asks)
    expect(leftOf(text, found)).toBe('')
  })
})

describe('a question beside an order takes its own words only', () => {
  test.each(rowsOf(besideOrders))('$shop: $text', ({ shop, text, row: [, asks, left] }) => {
    const found = read(shop, text)
    expect(found.questions.map(noted).join('; ')).toBe(asks)
    expect(leftOf(text, found)).toBe(left)
  })
})

describe('an order is no question, however it is put', () => {
  test.each(rowsOf(orders))('$shop: $text', ({ shop, text, row: [, left] }) => {
    const found = read(shop, text)
    expect(found.questions).toEqual([])
    expect(leftOf(text, found)).toBe(left)
  })
})

const pieces =
  'quanto custa qual o preço da tem ainda que vem no leva glúten sou alérgico a quais sabores de entrega em Moema ate q horas aceita pix onde fica cadê meu pedido se tiver quero 2 e , ? . \n ! pizza grande coca x ½ c/ 🍕 - temaki'
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...pieces.split(' ')), { maxLength: 40 }).map((words) => words.join(' ')),
)

test('any text is read, and each of its tokens is taken or left', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...shops.keys()), (text, shop) => {
      const found = read(shop, text)
      expect(found.taken).toHaveLength(said(text).tokens.length)
      const ids = new Set(shops.get(shop)!.menu.items.map(({ id }) => id))
      for (const question of found.questions)
        if ('itemIds' in question) expect(question.itemIds.every((id) => ids.has(id))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('a shop without neighbourhoods is asked about any place', () => {
  const { menu } = shops.get('pizzaria')!
  const found = readQuestions(said('vcs entregam em santo amaro?'), lexiconOf(menu, NOW), {
    feeGroups: [],
    city: null,
  })
  expect(found.questions).toEqual([{ kind: 'delivery', place: 'santo amaro' }])
})
