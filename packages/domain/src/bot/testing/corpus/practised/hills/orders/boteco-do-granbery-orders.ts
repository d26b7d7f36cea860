import type { CorpusMessage } from '../../../corpus'

/** boteco-do-granbery: what is ordered. */
export const botecoDoGranberyOrders: readonly CorpusMessage[] = [
  { text: 'boa noiteee uma porçao inteira de torresmo', expect: ['1 torresmo [Inteira]'] },
  {
    text: 'meia de frango a passarinho e 2 original',
    expect: ['1 frango-passarinho [Meia]', '2 original [Unidade]'],
  },
  {
    text: 'meia calabresa acebolada e meia porção de mandioca',
    expect: ['1 calabresa [Meia]', '1 mandioca [Meia]'],
  },
  { text: 'quero um balde de heineken', expect: ['1 heineken [Balde com 5]'] },
  {
    text: 'bolinho de feijoada com maionese de alho, inteira',
    expect: ['1 bolinho-feijao [Inteira] + molhos:alho'],
  },
  { text: 'jiló com fígado', expect: ['1 jilo [?]'] },
  {
    text: 'contrafilé ao ponto com mandioca frita',
    expect: ['1 contrafile + ponto:ao-ponto + guarnicao:mandioca'],
  },
  { text: '1 contra file bem passado', expect: ['1 contrafile + ponto:bem + ?guarnicao'] },
  { text: 'pernil na chapa c/ polenta', expect: ['1 pernil + guarnicao:polenta'] },
  { text: 'uma costelinha barbecue e uma coca', expect: ['1 costelinha + ?guarnicao', '1 coca-lata'] },
  { text: 'duas feijoada sem laranja pf', expect: ['2 feijoada (sem laranja)'] },
  { text: 'vê 3 caldo de mocotó e uma dose de cachaça', expect: ['3 caldo-mocoto', '1 cachaca'] },
  { text: '2 caipirinha d maracuja', expect: ['2 caipirinha-maracuja'] },
  { text: 'isca de tilapia meia c barbecue', expect: ['1 tilapia [Meia] + molhos:barbecue'] },
  {
    text: 'rapaziada ta aqui em casa manda ai duas porções inteiras de torresmo uma inteira de calabresa e um balde de original',
    expect: ['2 torresmo [Inteira]', '1 calabresa [Inteira]', '1 original [Balde com 5]'],
  },
  {
    text: 'Olá! Pedido:\n1 feijão tropeiro\n1 rabada\n1 mate couro\n2 água',
    expect: ['1 tropeiro', '1 rabada', '1 mate-couro', '2 agua'],
  },
  {
    text: 'dois contrafilés com batata frita, um mal passado e o outro bem passado',
    expect: ['1 contrafile + ponto:mal + guarnicao:fritas', '1 contrafile + ponto:bem + guarnicao:fritas'],
  },
  {
    text: 'mais 2 heinekem',
    cart: ['1 torresmo [Meia]', '2 heineken [Unidade]'],
    expect: ['1 torresmo [Meia]', '4 heineken [Unidade]'],
  },
  { text: 'uma fejoada e um tropeiro uai', expect: ['1 feijoada', '1 tropeiro'] },
  { text: 'quero meia de picanha e uma coca lata', expect: ['! picanha', '1 coca-lata'] },
  {
    text: 'torresmo inteira sem sal, põe pimenta da casa',
    expect: ['1 torresmo [Inteira] + molhos:pimenta (sem sal)'],
  },
  {
    text: 'um pernil com batata frita e outro com mandioca',
    expect: ['1 pernil + guarnicao:fritas', '1 pernil + guarnicao:mandioca'],
  },
]
