import type { CorpusMessage } from '../../corpus'

/** What customers of the lanchonete order. */
export const lanchoneteOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom dia mana, me manda 2 x caboquinho e 2 café com leite',
    expect: ['2 x-caboquinho', '2 cafe-leite'],
  },
  { text: '10 pão francês', expect: ['10 pao-frances'] },
  {
    text: 'me vê uma coxinha e um suco de cupuaçu de 300 com leite',
    expect: ['1 coxinha', '1 suco [300 ml] + sabor:cupuacu + preparo:leite'],
  },
  {
    text: 'quero 10 dindim, 5 de taperebá e 5 de coco',
    expect: ['5 dindim + sabor:tapereba', '5 dindim + sabor:coco'],
  },
  {
    text: 'Bom dia! Por gentileza, uma tapioca caboquinha e um café preto sem açúcar',
    expect: ['1 tapioca-caboquinha', '1 cafe (sem açúcar)'],
  },
  {
    text: 'duas dúzias de pão francês bem clarinho e 6 pão de queijo',
    expect: ['24 pao-frances (bem clarinho)', '6 pao-queijo'],
  },
  { text: 'tapioca de qjo coalho c tucuma', expect: ['1 tapioca + recheio:queijo-coalho + recheio:tucuma'] },
  {
    text: '1 pastel de pirarucu\n1 pastel de queijo\n1 baré 2l',
    expect: ['1 pastel + sabor:pirarucu', '1 pastel + sabor:queijo', '1 bare-2l'],
  },
  {
    text: 'égua da fome kkk manda 3 coxinha com catupiry e 1 coca de 1 litro',
    expect: ['3 coxinha-catupiry', '1 coca-1l'],
  },
  {
    text: 'me dá um guaraná aí',
    expect: ['? 1 guaraná: bare-lata | bare-2l | guarana-lata | guarana-batido'],
  },
  { text: 'um guarana regional batido e um pao com ovo', expect: ['1 guarana-batido', '1 pao-ovo'] },
  {
    text: 'quero 2 tapioca só na manteiga e um achocolatado pro curumim',
    expect: ['2 tapioca + recheio:manteiga', '1 achocolatado'],
  },
  {
    text: '2 fatias de bolo de macaxeira, 1 bolo de milho e 3 bombom de cupuaçu',
    expect: ['2 bolo-macaxeira', '1 bolo-milho', '3 bombom-cupuacu'],
  },
  { text: 'mingau de banana e um cuscuz c ovo pfvr', expect: ['1 mingau-banana', '1 cuscuz-ovo'] },
  {
    text: 'queria um mingau e uma agua com gas',
    expect: ['? 1 mingau: mingau-banana | mingau-munguza', '1 agua-gas'],
  },
  {
    text: '4 kibe, 2 risole de camarao, 2 enroladinho, 1 empada',
    expect: ['4 kibe', '2 risole-camarao', '2 enroladinho', '1 empada'],
  },
  {
    text: 'ME VE DOIS PAO COM MANTEIGA NA CHAPA E DOIS PINGADO',
    expect: ['2 pao-manteiga (NA CHAPA)', '2 cafe-leite'],
  },
  { text: 'manda um bolo', expect: ['? 1 bolo: bolo-macaxeira | bolo-milho | bolo-chocolate'] },
  {
    text: 'manin me arruma 8 pão de queijo e um baré de 2 litro pra merenda',
    expect: ['8 pao-queijo', '1 bare-2l'],
  },
  { text: 'tem risole de camarão? se tiver quero 3', expect: ['3 risole-camarao'] },
  // Options and notes
  { text: 'x-caboquinho sem banana e com ovo', expect: ['1 x-caboquinho + adicionais:ovo (sem banana)'] },
  { text: 'um pao com tucuma e queijo coalho', expect: ['1 pao-tucuma + adicionais:queijo-coalho'] },
  {
    text: 'misto quente com ovo prensado na chapa',
    expect: ['1 misto + adicionais:ovo (prensado na chapa)'],
  },
  {
    text: 'tapioca de carne de sol com queijo coalho e banana, bem fininha e crocante',
    expect: [
      '1 tapioca + recheio:carne-sol + recheio:queijo-coalho + recheio:banana (bem fininha e crocante)',
    ],
  },
  {
    text: '2 x salada s/ tomate, um deles c/ banana frita e presunto',
    expect: ['1 x-salada + adicionais:banana + adicionais:presunto (s/ tomate)', '1 x-salada (s/ tomate)'],
  },
  {
    text: 'caboquinho com tucumã a mais e o queijo bem derretido, mano',
    expect: ['1 x-caboquinho + adicionais:tucuma (o queijo bem derretido)'],
  },
  {
    text: 'suco de graviola na água, 500ml, pouco açúcar',
    expect: ['1 suco [500 ml] + sabor:graviola + preparo:agua (pouco açúcar)'],
  },
  {
    text: 'tapioca de coco com leite condensado bem enroladinha',
    expect: ['1 tapioca + recheio:coco + recheio:leite-condensado (bem enroladinha)'],
  },
  { text: 'pão com ovo de gema mole, sem sal', expect: ['1 pao-ovo (de gema mole, sem sal)'] },
  { text: 'cuscuz com ovo e queijo coalho', expect: ['1 cuscuz-ovo', '! queijo coalho'] },
  // Sizes and flavours
  {
    text: 'uma jarra de suco de maracuja cm agua',
    expect: ['1 suco [Jarra] + sabor:maracuja + preparo:agua'],
  },
  { text: 'suco de taperebá', expect: ['1 suco [?] + sabor:tapereba + ?preparo'] },
  {
    text: 'suco 500ml com leite, tem q ser de goiaba',
    expect: ['1 suco [500 ml] + sabor:goiaba + preparo:leite'],
  },
  {
    text: '3 suco de 300, dois de acerola e um de laranja, tudo na agua',
    expect: [
      '2 suco [300 ml] + sabor:acerola + preparo:agua',
      '1 suco [300 ml] + sabor:laranja + preparo:agua',
    ],
  },
  {
    text: 'quero um cento de salgado metade coxinha metade bolinha de queijo',
    expect: ['1 cento + tipos:coxinha + tipos:bolinha'],
  },
  { text: 'um pastel', expect: ['1 pastel + ?sabor'] },
  {
    text: '7 dindim: 3 de cupuaçu, 2 açaí, 2 maracujá',
    expect: ['3 dindim + sabor:cupuacu', '2 dindim + sabor:acai', '2 dindim + sabor:maracuja'],
  },
  {
    text: 'cento sortido coxinha, kibe, risole e enroladinho',
    expect: ['1 cento + tipos:coxinha + tipos:kibe + tipos:risole + tipos:enroladinho'],
  },
  // Said ahead
  {
    text: '2 x caboquinho pra entregar no parque 10 rua do comercio 45 perto do banco, pago no pix',
    expect: [
      '2 x-caboquinho',
      'entrega',
      'bairro Parque Dez',
      'endereço rua do comercio 45 perto do banco',
      'pagamento pix',
    ],
  },
  {
    text: 'quero encomendar 1 cento só de coxinha pra buscar às 16h, nome Socorro, pago em dinheiro na hora',
    expect: ['1 cento + tipos:coxinha', 'retirada', 'hora 16:00', 'nome Socorro', 'pagamento cash'],
  },
  {
    text: 'manda 20 pão francês e 1 bolo de milho no adrianópolis, cond. maximino correa torre 2 apto 1204, débito',
    expect: [
      '20 pao-frances',
      '1 bolo-milho',
      'entrega',
      'bairro Adrianópolis',
      'endereço cond. maximino correa torre 2 apto 1204',
      'pagamento debit_card',
    ],
  },
  {
    text: 'Bom dia, quero uma tapioca de ovo com presunto. Entrega na Praça 14, Rua Emílio Moreira, 610. Troco pra 50, pago em dinheiro. Obrigada!',
    expect: [
      '1 tapioca + recheio:ovo + recheio:presunto',
      'entrega',
      'bairro Praça 14',
      'endereço Rua Emílio Moreira, 610',
      'pagamento cash',
      'troco 50',
    ],
  },
  { text: '5 coxinha p compensa, entrega?', expect: ['5 coxinha', 'fora compensa'] },
  {
    text: '3 pao de queijo 1 cafe preto retirada 7h da manhã',
    expect: ['3 pao-queijo', '1 cafe', 'retirada', 'hora 07:00'],
  },
  {
    text: 'pode entregar, fica na cidade nova, av noel nutels 1500, é uma oficina de moto',
    cart: ['1 tapioca-caboquinha', '1 suco [300 ml] + sabor:graviola + preparo:leite'],
    at: 'fulfilment',
    expect: [
      '1 tapioca-caboquinha',
      '1 suco [300 ml] + sabor:graviola + preparo:leite',
      'entrega',
      'bairro Cidade Nova',
      'endereço av noel nutels 1500, é uma oficina de moto',
    ],
  },
  {
    text: 'rua recife 230, ap 5 bl c. manda o motoqueiro ligar qd chegar',
    cart: ['6 kibe'],
    at: 'address',
    expect: ['6 kibe', 'endereço rua recife 230, ap 5 bl c', 'obs manda o motoqueiro ligar qd chegar'],
  },
]
