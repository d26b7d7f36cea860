import type { CorpusMessage } from '../../corpus'

/** What customers of the creperia and soup place order. */
export const creperiaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'oi boa noite, um crepe de frango com catupiry e um suco de uva',
    expect: ['1 c-frango', '1 suco-uva'],
  },
  { text: '2 caldo verde m e 1 cesta de paes', expect: ['2 s-caldo-verde [M]', '1 pao'] },
  {
    text: 'quero uma canja g e um cha de camomila pq to gripada',
    expect: ['1 s-canja [G]', '1 cha-camomila'],
  },
  {
    text: 'um crepe quatro queijo, um marguerita e duas coca zero',
    expect: ['1 c-quatro-queijos', '1 c-marguerita', '2 coca-zero-lata'],
  },
  {
    text: 'uma garrafa de merlot e uma sopa de cebola grande',
    expect: ['1 v-merlot [Garrafa]', '1 s-cebola [G]'],
  },
  { text: 'ô querido me vê dois crepe de berbigão', expect: ['2 c-berbigao'] },
  {
    text: 'crepe de nutella 2\ncrepe romeu e julieta 1\nchocolate quente 3',
    expect: ['2 d-nutella', '1 d-romeu', '3 chocolate-quente'],
  },
  {
    text: 'SOPA DE CAPELETTI M E AGUA COM GAS',
    expect: ['1 s-capeletti [M]', '1 agua-gas'],
  },
  {
    text: 'Boa noite, gostaria de um creme de abóbora pequeno e um creme de ervilha médio.',
    expect: ['1 s-abobora [P]', '1 s-ervilha [M]'],
  },
  {
    text: 'um crepe d camarao e uma taça d chardonnay',
    expect: ['1 c-camarao', '1 v-chardonnay [Taça]'],
  },
  {
    text: '3 caldos de feijão tamanho p e 3 quentão',
    expect: ['3 s-feijao [P]', '3 quentao'],
  },
  {
    text: 'um de presunto e queijo e um de nutella com banana',
    expect: ['1 c-presunto', '1 d-nutella-banana'],
  },
  {
    text: 'caldo de camarão g, sopa de legumes p',
    expect: ['1 s-camarao [G]', '1 s-legumes [P]'],
  },
  {
    text: 'hoje quero doce!! crepe de doce de leite e um chá preto',
    expect: ['1 d-doce-leite', '1 cha-preto'],
  },
  {
    text: 'dois crepe de carne seca e um guarana',
    expect: ['2 c-carne-seca', '1 guarana-lata'],
  },
  {
    text: 'duas taças do vinho da casa e um crepe de palmito',
    expect: ['2 v-casa [Taça]', '1 c-palmito'],
  },
  {
    text: 'uma sopa de capeleti grande e outra pequena',
    expect: ['1 s-capeletti [G]', '1 s-capeletti [P]'],
  },
  {
    text: 'crepe de banana com canela, chá de maçã com canela e água sem gás',
    expect: ['1 d-banana', '1 cha-maca', '1 agua'],
  },
  {
    text: 'um caldo verde e uma coca',
    expect: ['1 s-caldo-verde [?]', '1 coca-lata'],
  },
  { text: 'cabernet e um crepe de camarão', expect: ['1 v-cabernet [?]', '1 c-camarao'] },
  {
    text: 'um suco e uma canja média',
    expect: ['? 1 suco: suco-uva | suco-laranja', '1 s-canja [M]'],
  },
  // Options and notes
  {
    text: 'crepe de frango com catupiry na massa integral com milho',
    expect: ['1 c-frango + massa:integral + adicionais:milho'],
  },
  {
    text: 'creme de ervilha g com bacon crocante e croutons',
    expect: ['1 s-ervilha [G] + coberturas:bacon + coberturas:croutons'],
  },
  {
    text: '2 crepes de nutella, um com sorvete e o outro com morango',
    expect: ['1 d-nutella + extras:sorvete', '1 d-nutella + extras:morango'],
  },
  {
    text: 'marguerita sem gluten, pouco queijo e sem manjericão',
    expect: ['1 c-marguerita + massa:sem-gluten (pouco queijo, sem manjericão)'],
  },
  {
    text: '2 canja m uma delas bem quente e sem cenoura',
    expect: ['1 s-canja [M]', '1 s-canja [M] (bem quente, sem cenoura)'],
  },
  // Said ahead
  {
    text: 'um crepe de palmito e um caldo de feijão m, entrega no itacorubi rod amaro antonio vieira 2008 bl c 304, pix',
    expect: [
      '1 c-palmito',
      '1 s-feijao [M]',
      'entrega',
      'bairro Itacorubi',
      'endereço rod amaro antonio vieira 2008 bl c 304',
      'pagamento pix',
    ],
  },
  {
    text: 'passo aí umas 19:30 pegar 2 sopa de legumes g, é pra Ivone',
    expect: ['2 s-legumes [G]', 'retirada', 'hora 19:30', 'nome Ivone'],
  },
  {
    text: 'traz 1 crepe de carne seca pra mim na palhoça, pago na hora em dinheiro',
    expect: ['1 c-carne-seca', 'entrega', 'fora palhoça', 'pagamento cash'],
  },
  {
    text: 'coqueiros, rua desembargador pedro silva 2100 ap 502, cartao de debito',
    cart: ['1 s-camarao [M]', '1 pao'],
    at: 'neighbourhood',
    expect: [
      '1 s-camarao [M]',
      '1 pao',
      'bairro Coqueiros',
      'endereço rua desembargador pedro silva 2100 ap 502',
      'pagamento debit_card',
    ],
  },
  // Awkward
  {
    text: 'oi tudo bom eu queria pedir três crepes um de camarão um de quatro queijos com bacon e um de nutella com banana e sorvete mais duas sopas de cebola médias uma sem croutons e uma garrafa de cabernet pra entregar na lagoa da conceição na rua afonso delambert neto cem e pago no cartão de crédito obrigada',
    expect: [
      '1 c-camarao',
      '1 c-quatro-queijos + adicionais:bacon',
      '1 d-nutella-banana + extras:sorvete',
      '1 s-cebola [M]',
      '1 s-cebola [M] (sem croutons)',
      '1 v-cabernet [Garrafa]',
      'entrega',
      'bairro Lagoa da Conceição',
      'endereço rua afonso delambert neto cem',
      'pagamento credit_card',
    ],
  },
  {
    text: 'Noite da sopa 🍲\n- caldo verde: 2 G, 1 P\n- canja: 1 M c/ queijo ralado\n- abóbora: 1 M\n- cesta de pães: 2\n- vinho da casa: 1 garrafa\nentregar 20h no Córrego Grande',
    expect: [
      '2 s-caldo-verde [G]',
      '1 s-caldo-verde [P]',
      '1 s-canja [M] + coberturas:queijo',
      '1 s-abobora [M]',
      '2 pao',
      '1 v-casa [Garrafa]',
      'entrega',
      'hora 20:00',
      'bairro Córrego Grande',
    ],
  },
]
