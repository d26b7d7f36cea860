import type { CorpusMessage } from '../../../corpus'

/** cumbuca-goiana: what is ordered. */
export const cumbucaGoianaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom dia, manda uma marmita p de bife acebolado e um suco de laranja',
    expect: ['1 marmita [P] + carne:bife', '1 suco + sabor:laranja'],
  },
  {
    text: '2 marmita G de carne de panela e 1 M de frango com pequi',
    expect: ['2 marmita [G] + carne:panela', '1 marmita [M] + carne:frango-pequi'],
  },
  { text: 'uma galinhada e um pudim uai', expect: ['1 galinhada', '1 pudim'] },
  {
    text: 'oi bom dia aqui é da clínica eu preciso de três marmita m uma de bife uma de omelete e uma de carne de panela essa da omelete é sem feijão e duas coca lata entrega aqui no setor bueno na avenida t-4 número 1478 sala 8 demora muito',
    expect: [
      '1 marmita [M] + carne:bife',
      '1 marmita [M] + carne:omelete (sem feijão)',
      '1 marmita [M] + carne:panela',
      '2 coca-lata',
      'entrega',
      'bairro Setor Bueno',
      'endereço avenida t-4 número 1478 sala 8',
      'pergunta tempo',
    ],
  },
  {
    text: 'uma parmeggiana e uma coca zero',
    expect: ['? 1 parmegiana: parmegiana-frango | parmegiana-carne', '1 coca-zero-lata'],
  },
  {
    text: 'Boa tarde! Quatro marmitas pequenas, duas de omelete e duas de linguiça. Uma coca de 2 litros tb',
    expect: ['2 marmita [P] + carne:omelete', '2 marmita [P] + carne:linguica', '1 coca-2l'],
  },
  {
    text: 'me ve um empadão goiano e uma coca',
    expect: ['1 empadao', '? 1 coca: coca-lata | coca-2l'],
  },
  { text: 'uma feijoada e 1 mousse de limão', expect: ['! feijoada', '1 mousse-limao'] },
  {
    text: '3 marmita m, uma de cada: frango grelhado, porco na lata e peixe',
    expect: ['1 marmita [M] + carne:frango', '1 marmita [M] + carne:porco', '1 marmita [M] + carne:peixe'],
  },
  { text: 'uma marmita media de frango', expect: ['1 marmita [M] + ?carne'] },
  {
    text: 'porção de mandioca, porção de torresmo e 2 guaraná',
    expect: ['1 porcao-mandioca', '1 porcao-torresmo', '2 guarana-lata'],
  },
  {
    text: 'Almoço escritório:\nPaula - M frango grelhado, arroz, feijão, salada\nDiego - G bife, arroz, macarrão\nTais - fit P omelete\n3 coca lata\nentregar 12h na rua 9 numero 430 setor oeste',
    expect: [
      '1 marmita [M] + carne:frango + guarnicoes:arroz + guarnicoes:feijao + guarnicoes:salada',
      '1 marmita [G] + carne:bife + guarnicoes:arroz + guarnicoes:macarrao',
      '1 fit [P] + carne:omelete',
      '3 coca-lata',
      'entrega',
      'hora 12:00',
      'bairro Setor Oeste',
      'endereço rua 9 numero 430',
    ],
  },
  {
    text: '1 marmita m de linguiça pra retirar 11:40, é a Luciene',
    expect: ['1 marmita [M] + carne:linguica', 'retirada', 'hora 11:40', 'nome Luciene'],
  },
  {
    text: 'entrega em Senador Canedo? queria 5 marmita g de bife',
    expect: ['5 marmita [G] + carne:bife', 'fora Senador Canedo'],
  },
  // Options and extras
  {
    text: 'marmita m: bife, arroz, feijao tropeiro e salada',
    expect: ['1 marmita [M] + carne:bife + guarnicoes:arroz + guarnicoes:tropeiro + guarnicoes:salada'],
  },
  {
    text: 'quero marmita fit m de tilapia com legumes e mandioca, sem sal',
    expect: ['1 fit [M] + carne:tilapia + guarnicoes:legumes + guarnicoes:mandioca (sem sal)'],
  },
  {
    text: 'uma g de porco na lata com arroz com pequi, mandioca e farofa',
    expect: [
      '1 marmita [G] + carne:porco + guarnicoes:arroz-pequi + guarnicoes:mandioca + guarnicoes:farofa',
    ],
  },
  {
    text: 'a minha é P sem feijão, carne de panela, com ovo frito em cima',
    expect: ['1 marmita [P] + carne:panela + adicionais:ovo (sem feijão)'],
  },
  {
    text: 'uma vegetariana m com purê, abobrinha e salada + um suco de limão sem açúcar',
    expect: [
      '1 veg [M] + guarnicoes:pure + guarnicoes:abobrinha + guarnicoes:salada',
      '1 suco + sabor:limao (sem açúcar)',
    ],
  },
  // Halves
  {
    text: 'marmita g meio a meio bife e frango grelhado',
    expect: ['1 marmita [G] + carne:bife + carne:frango'],
  },
  {
    text: 'duas M, uma metade linguiça metade omelete e a outra só de peixe com arroz',
    expect: [
      '1 marmita [M] + carne:linguica + carne:omelete',
      '1 marmita [M] + carne:peixe + guarnicoes:arroz',
    ],
  },
]
