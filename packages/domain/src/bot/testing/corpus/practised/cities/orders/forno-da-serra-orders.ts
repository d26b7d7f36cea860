import type { CorpusMessage } from '../../../corpus'

/** forno-da-serra: what is ordered. */
export const fornoDaSerraOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'boa noite! qro 1 calabresa grande e 1 mate couro pfv',
    expect: ['1 p-calabresa [Grande]', '1 mate-couro-2l'],
  },
  { text: 'me ve uma portugueza media uai', expect: ['1 p-portuguesa [Média]'] },
  {
    text: 'duas musarela gigante e uma coca 2 litros, hj tem muita criança aqui kkkk',
    expect: ['2 p-mussarela [Gigante]', '1 coca-2l'],
  },
  {
    text: 'oi gente cês me mandam uma mineira grande uma frango com milho pequena e três latinha de guaraná',
    expect: ['1 p-mineira [Grande]', '1 p-frango-milho [Pequena]', '3 guarana-lata'],
  },
  {
    text: '2 quatro queijo media, 1 torresmo, 1 agua com gas',
    expect: ['2 p-quatro-queijos [Média]', '1 torresmo', '1 agua-gas'],
  },
  {
    text: 'uma pizza de frango grande por favor',
    expect: ['? 1 frango: p-frango-catupiry | p-frango-milho'],
  },
  { text: 'pizza de lombo canadense e 2 brahma', expect: ['1 p-lombo [?]', '2 brahma'] },
  {
    text: 'quero uma de atum média e um pão de alho',
    expect: ['! atum', '1 pao-alho'],
  },
  {
    text: 'uma calabresa com catupiry pequena pra mim e uma romeu e julieta pequena tb de sobremesa 😍',
    expect: ['1 p-calabresa-catupiry [Pequena]', '1 d-romeu [Pequena]'],
  },
  // Options and extras
  {
    text: 'calabresa grande sem cebola com borda de catupiry',
    expect: ['1 p-calabresa [Grande] + borda:catupiry (sem cebola)'],
  },
  {
    text: 'Quero uma marguerita grande com a borda recheada de cheddar e bem assada, por gentileza. Pra beber, duas Heineken.',
    expect: ['1 p-marguerita [Grande] + borda:cheddar (bem assada)', '2 heineken'],
  },
  {
    text: '1 portuguesa gigante s/ ovo c/ bacon a mais e borda de canastra',
    expect: ['1 p-portuguesa [Gigante] + borda:canastra + adicionais:bacon (s/ ovo)'],
  },
  // Halves
  {
    text: 'grande metade calabresa metade mussarela, e 1 coca zero lata',
    expect: ['1 p-calabresa / p-mussarela [Grande]', '1 coca-zero-lata'],
  },
  {
    text: 'uma gigante meia portuguesa meia frango catupiry',
    expect: ['1 p-portuguesa / p-frango-catupiry [Gigante]'],
  },
  {
    text: '1 média 1/2 4 queijos 1/2 palmito borda cheddar',
    expect: ['1 p-quatro-queijos / p-palmito [Média] + borda:cheddar'],
  },
  {
    text: 'cê faz meio a meio né? qro mineira com lombo, grande',
    expect: ['1 p-mineira / p-lombo [Grande]'],
  },
  {
    text: 'duas grandes: uma inteira de bacon e a outra meia marguerita meia calabresa',
    expect: ['1 p-bacon [Grande]', '1 p-marguerita / p-calabresa [Grande]'],
  },
  {
    text: 'metade romeu e julieta metade doce de leite, a pequena msm',
    expect: ['1 d-romeu / d-doce-leite [Pequena]'],
  },
  {
    text: 'quero uma pizza meio a meio de calabresa e portuguesa e um guaraná 2l',
    expect: ['1 p-calabresa / p-portuguesa [?]', '1 guarana-2l'],
  },
  {
    text: 'grande meia vegetariana meia quatro queijos, sem cebola na vegetariana pf',
    expect: ['1 p-vegetariana / p-quatro-queijos [Grande] (sem cebola na vegetariana)'],
  },
  {
    text: 'boa noite moça anota aí uma gigante metade mineira metade costelinha barbecue com borda de catupiry e outra média toda de mussarela e dois mate couro manda pra rua do ouro 855 na serra e eu pago no débito',
    expect: [
      '1 p-mineira / p-costelinha [Gigante] + borda:catupiry',
      '1 p-mussarela [Média]',
      '2 mate-couro-2l',
      'entrega',
      'bairro Serra',
      'endereço rua do ouro 855',
      'pagamento debit_card',
    ],
  },
]
