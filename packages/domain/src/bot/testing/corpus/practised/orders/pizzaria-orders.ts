import type { CorpusMessage } from '../../corpus'

/** What customers of the pizzaria order. */
export const pizzariaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'boa noite me ve uma pizza grande de calabresa e uma coca 2l pfv',
    expect: ['1 pizza [Grande] + sabores:calabresa', '1 refri-2l + sabor:coca'],
  },
  { text: 'Qro 1 tamanho familia portugueza', expect: ['1 pizza [Família] + sabores:portuguesa'] },
  { text: 'manda aiii 6 esfiras de carne e 4 de quejo', expect: ['6 esfiha-carne', '4 esfiha-queijo'] },
  {
    text: 'oie, eu queria uma lasanha a bolonhesa e um suco de maracujá de 500ml, por favor 🙏',
    expect: ['1 lasanha-bolonhesa', '1 suco + sabor:maracuja'],
  },
  { text: 'meia duzia de esfirra de frango', expect: ['6 esfiha-frango'] },
  {
    text: '1 broto marguerita\n1 pudim\n2 heineken',
    expect: ['1 pizza [Broto] + sabores:marguerita', '1 pudim', '2 heineken'],
  },
  {
    text: 'vou querer um calzone de frango c catupiry e uma coca zero lata',
    expect: ['1 calzone + recheio:frango-catupiry', '1 refri-lata + sabor:coca-zero'],
  },
  {
    text: 'BOA NOITE QUERO UMA PIZZA MEDIA DE ATUM E DUAS BRAHMA LATA',
    expect: ['1 pizza [Média] + sabores:atum', '2 brahma'],
  },
  { text: 'salada ceasar e uma agua sem gas', expect: ['1 caesar', '1 agua'] },
  { text: 'mano me vê 2 pizza g de 4 queijo', expect: ['2 pizza [Grande] + sabores:quatro-queijos'] },
  {
    text: 'Opa, boa noite! Vê pra mim um nhoque ao sugo, um pão de alho e uma garrafa do vinho tinto da casa. Obrigado!',
    expect: ['1 nhoque', '1 pao-alho', '1 vinho-tinto'],
  },
  {
    text: 'tem como mandar duas batata frita e 3 coca lata?',
    expect: ['2 batata', '3 refri-lata + sabor:coca'],
  },
  { text: 'uma batata com cheddar e bacon', expect: ['1 batata-cheddar'] },
  { text: 'queria uma lasanha', expect: ['? 1 lasanha: lasanha-bolonhesa | lasanha-frango'] },
  { text: 'uma coca e um petit gateau', expect: ['? 1 coca: refri-lata | refri-2l', '1 petit-gateau'] },
  { text: 'pizza de peperoni', expect: ['1 pizza [?] + sabores:pepperoni'] },
  {
    text: 'grande de baiana, 1 fanta uva lata',
    expect: ['1 pizza [Grande] + sabores:baiana', '1 refri-lata + sabor:fanta-uva'],
  },
  {
    text: '2 esfihas de chocolate e 1 brownie, to de tpm kkkkk',
    expect: ['2 esfiha-chocolate', '1 brownie'],
  },
  {
    text: 'pra mim uma broto de calabresa, pra minha esposa uma broto de atum e a gente divide uma jarra de limonada',
    expect: [
      '1 pizza [Broto] + sabores:calabresa',
      '1 pizza [Broto] + sabores:atum',
      '1 suco-jarra + sabor:limao',
    ],
  },
  // Options and notes
  {
    text: '1 grande calabresa com borda de catupiry',
    expect: ['1 pizza [Grande] + sabores:calabresa + borda:catupiry'],
  },
  {
    text: 'pizza media portuguesa sem cebola e sem ovo',
    expect: ['1 pizza [Média] + sabores:portuguesa (sem cebola, sem ovo)'],
  },
  {
    text: 'uma familia de mussarela borda cheddar bem assada pfv',
    expect: ['1 pizza [Família] + sabores:mussarela + borda:cheddar (bem assada)'],
  },
  {
    text: 'grande de bacon, capricha no orégano',
    expect: ['1 pizza [Grande] + sabores:bacon (capricha no orégano)'],
  },
  {
    text: 'quero a de calabresa com catupiry grande com borda de cream cheese',
    expect: ['1 pizza [Grande] + sabores:calabresa-catupiry + borda:cream-cheese'],
  },
  {
    text: 'calzone de presunto e queijo bem tostadinho e 1 agua c gas gelada',
    expect: ['1 calzone + recheio:presunto-queijo (bem tostadinho)', '1 agua-gas (gelada)'],
  },
  {
    text: 'pizza broto vegetariana com borda de chocolate',
    expect: ['1 pizza [Broto] + sabores:vegetariana', '! chocolate'],
  },
  {
    text: 'caesar com molho à parte e 1 limonada 500',
    expect: ['1 caesar (com molho à parte)', '1 suco + sabor:limao'],
  },
  // Halves, flavours and sizes
  {
    text: 'meia calabresa meia mussarela grande',
    expect: ['1 pizza [Grande] + sabores:calabresa + sabores:mussarela'],
  },
  {
    text: '1 familia 1/2 portuguesa 1/2 frango c/ catupiry',
    expect: ['1 pizza [Família] + sabores:portuguesa + sabores:frango-catupiry'],
  },
  {
    text: 'me faz uma grande de três sabores: pepperoni, atum e napolitana',
    expect: ['1 pizza [Grande] + sabores:pepperoni + sabores:atum + sabores:napolitana'],
  },
  {
    text: '2 pizzas grandes, uma calabresa e uma portuguesa',
    expect: ['1 pizza [Grande] + sabores:calabresa', '1 pizza [Grande] + sabores:portuguesa'],
  },
  {
    text: 'metade quatro queijos metade rucula, tamanho família, borda de catupiri',
    expect: ['1 pizza [Família] + sabores:quatro-queijos + sabores:rucula + borda:catupiry'],
  },
  { text: 'pizza grande de frango', expect: ['1 pizza [Grande] + ?sabores'] },
  { text: 'uma pizza grande', expect: ['1 pizza [Grande] + ?sabores'] },
  { text: 'uma broto doce de romeu e julieta', expect: ['1 pizza-doce [Broto] + sabores:romeu-julieta'] },
  {
    text: 'pizza doce média metade brigadeiro e metade banana com canela',
    expect: ['1 pizza-doce [Média] + sabores:brigadeiro + sabores:banana-canela'],
  },
  {
    text: 'quero uma meio a meio de calabresa e milho com bacon',
    expect: ['1 pizza [?] + sabores:calabresa + sabores:milho-bacon'],
  },
  {
    text: 'Duas pizzas família, as duas meia marguerita meia bacon',
    expect: ['2 pizza [Família] + sabores:marguerita + sabores:bacon'],
  },
  { text: '3 fanta lata', expect: ['3 refri-lata + ?sabor'] },
  {
    text: 'uma grande meia mussa meia calabreza e uma média só de portuguesa',
    expect: [
      '1 pizza [Grande] + sabores:mussarela + sabores:calabresa',
      '1 pizza [Média] + sabores:portuguesa',
    ],
  },
  // Said ahead
  {
    text: 'grande de calabresa pra entregar na rua domingos de morais 1450 ap 32, vila mariana, pago no pix',
    expect: [
      '1 pizza [Grande] + sabores:calabresa',
      'entrega',
      'bairro Vila Mariana',
      'endereço rua domingos de morais 1450 ap 32',
      'pagamento pix',
    ],
  },
  {
    text: 'quero retirar as 20:30 uma família portuguesa com borda de cheddar',
    expect: ['1 pizza [Família] + sabores:portuguesa + borda:cheddar', 'retirada', 'hora 20:30'],
  },
  {
    text: '4 esfihas de queijo e uma jarra de suco de laranja, manda pro ipiranga, rua silva bueno 820 casa 2, dinheiro troco pra 100',
    expect: [
      '4 esfiha-queijo',
      '1 suco-jarra + sabor:laranja',
      'entrega',
      'bairro Ipiranga',
      'endereço rua silva bueno 820 casa 2',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'lasanha de frango p/ viagem, vou buscar daqui a pouco e pago no débito',
    expect: ['1 lasanha-frango', 'retirada', 'pagamento debit_card'],
  },
  {
    text: 'Boa noite! Uma média de atum, entrega na Aclimação, av aclimação 300 bloco B apto 71. Pagamento em cartão. Meu nome é Renata',
    expect: [
      '1 pizza [Média] + sabores:atum',
      'entrega',
      'bairro Aclimação',
      'endereço av aclimação 300 bloco B apto 71',
      'pagamento ?',
      'nome Renata',
    ],
  },
  {
    text: 'vcs entregam ate q horas?? quero uma grande 4 queijos pra entregar no jabaquara',
    expect: ['1 pizza [Grande] + sabores:quatro-queijos', 'entrega', 'bairro Jabaquara', 'pergunta horário'],
  },
  {
    text: 'manda uma grande de bacon pra santo amaro',
    expect: ['1 pizza [Grande] + sabores:bacon', 'entrega', 'fora santo amaro'],
  },
  {
    text: 'rua vergueiro 2500, o portão é o preto, perto do metrô. é no crédito e nao precisa tocar o interfone q a bebe ta dormindo',
    cart: ['1 pizza [Grande] + sabores:calabresa'],
    at: 'address',
    expect: [
      '1 pizza [Grande] + sabores:calabresa',
      'endereço rua vergueiro 2500, o portão é o preto, perto do metrô',
      'pagamento credit_card',
      'obs nao precisa tocar o interfone q a bebe ta dormindo',
    ],
  },
]
