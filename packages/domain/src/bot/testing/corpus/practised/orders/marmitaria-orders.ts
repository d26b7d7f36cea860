import type { CorpusMessage } from '../../corpus'

/** What customers of the marmitaria order. */
export const marmitariaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'boaa tardee qro 1 marmita m de frango grelado',
    expect: ['1 marmita [M] + proteina:frango-grelhado'],
  },
  {
    text: '2 quentinha g de carne de sol e 1 coca 1l',
    expect: ['2 marmita [G] + proteina:carne-sol', '1 coca-1l'],
  },
  { text: 'uma feijoada e um guaraná lata visse', expect: ['1 feijoada', '1 guarana-lata'] },
  {
    text: 'Bom dia minha linda, separa pra mim uma galinha à cabidela e uma fatia de bolo de rolo',
    expect: ['1 cabidela', '1 bolo-rolo'],
  },
  { text: 'caldinho de sururu 2, caldinho de feijão 1', expect: ['2 caldinho-sururu', '1 caldinho-feijao'] },
  { text: 'quero um escondidinho', expect: ['? 1 escondidinho: escondidinho-charque | escondidinho-frango'] },
  {
    text: '1 parmeggiana de carne\n1 suco de acerola\n1 cartola',
    expect: ['1 parmegiana-carne', '1 suco-polpa + sabor:acerola', '1 cartola'],
  },
  { text: 'baiao de 2 e macachera frita', expect: ['1 baiao', '1 macaxeira'] },
  { text: 'opa, vê um suco de laranja e um pudim', expect: ['1 suco-laranja', '1 pudim'] },
  {
    text: 'marmita fit p com tilapia e uma agua sem gas',
    expect: ['1 marmita-fit [P] + proteina:tilapia', '1 agua'],
  },
  {
    text: 'oxe manda logo essa feijoada família e uma porção de farofa',
    expect: ['1 feijoada-familia', '1 porcao-farofa'],
  },
  {
    text: 'carne de sol com macaxeira, 1 cajuina, 1 doce de leite',
    expect: ['1 carne-sol-macaxeira', '1 cajuina', '1 doce-leite'],
  },
  { text: 'tem como ver 2 mousse? uma de cada', expect: ['1 mousse-maracuja', '1 mousse-chocolate'] },
  { text: 'quero mousse', expect: ['? 1 mousse: mousse-maracuja | mousse-chocolate'] },
  {
    text: '3 marmita p: 1 bife, 1 peixe frito, 1 linguiça',
    expect: [
      '1 marmita [P] + proteina:bife',
      '1 marmita [P] + proteina:peixe',
      '1 marmita [P] + proteina:linguica',
    ],
  },
  {
    text: 'hj vou de strogonof tamanho m, e coca zero pq to de dieta kkkk',
    expect: ['1 marmita [M] + proteina:strogonoff', '1 coca-zero-lata'],
  },
  {
    text: 'salada com frango e 1 suco de manga sem açúcar',
    expect: ['1 salada-frango', '1 suco-polpa + sabor:manga (sem açúcar)'],
  },
  {
    text: 'uma porção de batata frita, uma de arroz e um vinagrete',
    expect: ['1 porcao-arroz', '1 porcao-batata', '1 vinagrete'],
  },
  // Options and notes
  {
    text: 'marmita g bife acebolado com arroz feijão preto e farofa',
    expect: [
      '1 marmita [G] + proteina:bife + guarnicoes:arroz + guarnicoes:feijao-preto + guarnicoes:farofa',
    ],
  },
  {
    text: 'quentinha m frango à milanesa, arroz, feijão, macarrão, sem salada',
    expect: [
      '1 marmita [M] + proteina:frango-milanesa + guarnicoes:arroz + guarnicoes:feijao + guarnicoes:macarrao (sem salada)',
    ],
  },
  {
    text: 'uma p de fígado bem passado c/ purê e ovo frito em cima',
    expect: ['1 marmita [P] + proteina:figado + guarnicoes:pure + adicionais:ovo (bem passado)'],
  },
  {
    text: '2 marmita m carne de panela, uma com vinagrete e outra sem nada de verde',
    expect: [
      '1 marmita [M] + proteina:carne-panela + guarnicoes:vinagrete',
      '1 marmita [M] + proteina:carne-panela (sem nada de verde)',
    ],
  },
  {
    text: 'marmita m peixe frito c arroz, legumes e batata frita + banana à milanesa e 2 ovo',
    expect: [
      '1 marmita [M] + proteina:peixe + guarnicoes:arroz + guarnicoes:legumes + guarnicoes:batata + adicionais:banana + adicionais:ovo*2',
    ],
  },
  {
    text: 'feijoada sem orelha e com bastante couve pfv',
    expect: ['1 feijoada (sem orelha, com bastante couve)'],
  },
  {
    text: 'Marmita fit M de patinho, sem cenoura, e o arroz separado por favor.',
    expect: ['1 marmita-fit [M] + proteina:patinho (sem cenoura, o arroz separado)'],
  },
  {
    text: 'quero uma g de strogonoff com arroz e batata, proteína extra',
    expect: [
      '1 marmita [G] + proteina:strogonoff + guarnicoes:arroz + guarnicoes:batata + adicionais:proteina-extra',
    ],
  },
  { text: 'marmita fit g omelete com farofa', expect: ['1 marmita-fit [G] + proteina:omelete', '! farofa'] },
  {
    text: 'parmegiana de frango com o molho separado e pouco queijo',
    expect: ['1 parmegiana-frango (com o molho separado, pouco queijo)'],
  },
  {
    text: 'uma marmita m linguiça, queijo coalho e só feijão e farofa',
    expect: [
      '1 marmita [M] + proteina:linguica + guarnicoes:feijao + guarnicoes:farofa + adicionais:queijo-coalho',
    ],
  },
  // Sizes and choices
  { text: 'uma marmitex de frango', expect: ['1 marmita [?] + ?proteina'] },
  { text: 'uma marmita grande', expect: ['1 marmita [G] + ?proteina'] },
  { text: 'quentinha de carne de panela', expect: ['1 marmita [?] + proteina:carne-panela'] },
  {
    text: '1 M bife e 1 G frango grelhado',
    expect: ['1 marmita [M] + proteina:bife', '1 marmita [G] + proteina:frango-grelhado'],
  },
  {
    text: 'marmita fit pequena de frango grelhado',
    expect: ['1 marmita-fit [P] + proteina:frango-grelhado'],
  },
  {
    text: 'duas marmitas médias, as duas de peixe, uma com pirão',
    expect: ['1 marmita [M] + proteina:peixe (com pirão)', '1 marmita [M] + proteina:peixe'],
  },
  { text: '4 suco de polpa', expect: ['4 suco-polpa + ?sabor'] },
  { text: 'coca', expect: ['? 1 coca: coca-lata | coca-1l'] },
  // Said ahead
  {
    text: '2 marmita m de frango grelhado entrega na boa vista rua do hospício 371 sala 502 as 12h pago no pix',
    expect: [
      '2 marmita [M] + proteina:frango-grelhado',
      'entrega',
      'bairro Boa Vista',
      'endereço rua do hospício 371 sala 502',
      'hora 12:00',
      'pagamento pix',
    ],
  },
  {
    text: 'vou passar pra pegar meio dia e meia, uma feijoada e uma coca zero',
    expect: ['1 feijoada', '1 coca-zero-lata', 'retirada', 'hora 12:30'],
  },
  {
    text: 'Bom dia! Uma parmegiana de carne para entregar no Espinheiro, Rua da Hora 692, apto 801, no cartão de crédito. Pode deixar com o porteiro. Abraço, Cláudio',
    expect: [
      '1 parmegiana-carne',
      'entrega',
      'bairro Espinheiro',
      'endereço Rua da Hora 692, apto 801',
      'pagamento credit_card',
      'obs Pode deixar com o porteiro',
      'nome Cláudio',
    ],
  },
  {
    text: 'pago com vr, entrega na torre, quero uma g de carne de sol',
    expect: ['1 marmita [G] + proteina:carne-sol', 'entrega', 'bairro Torre', 'pagamento voucher'],
  },
  { text: 'entrega em olinda? queria 2 cabidela', expect: ['2 cabidela', 'fora olinda'] },
  {
    text: 'uma p de linguiça e um caldinho de feijão, dinheiro, troco pra 50, rua real da torre 1013, madalena',
    expect: [
      '1 marmita [P] + proteina:linguica',
      '1 caldinho-feijao',
      'entrega',
      'bairro Madalena',
      'endereço rua real da torre 1013',
      'pagamento cash',
      'troco 50',
    ],
  },
  {
    text: 'é em casa amarela na rua padre lemos 210, casa de muro azul',
    cart: ['1 baiao', '1 cajuina'],
    at: 'neighbourhood',
    expect: [
      '1 baiao',
      '1 cajuina',
      'bairro Casa Amarela',
      'endereço rua padre lemos 210, casa de muro azul',
    ],
  },
  {
    text: 'vou dar uma nota de 100',
    cart: ['1 marmita [M] + proteina:bife'],
    at: 'change',
    expect: ['1 marmita [M] + proteina:bife', 'troco 100'],
  },
]
