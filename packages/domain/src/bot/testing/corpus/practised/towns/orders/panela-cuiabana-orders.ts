import type { CorpusMessage } from '../../../corpus'

/** panela-cuiabana: what is ordered. */
export const panelaCuiabanaOrders: readonly CorpusMessage[] = [
  {
    text: 'bom diaaa me ve 1 marmitex M de bife acebolado, por favor',
    expect: ['1 marmitex [M] + carne:bife'],
  },
  {
    text: '2 marmita G, uma de frango grelhado e uma de costelinha',
    expect: ['1 marmitex [G] + carne:frango', '1 marmitex [G] + carne:costelinha'],
  },
  {
    text: 'marmitex p de strogonoff com arroz e salada',
    expect: ['1 marmitex [P] + carne:strogonoff + acompanhamentos:arroz + acompanhamentos:salada'],
  },
  { text: 'me vê uma marmitex de maria isabel', expect: ['1 marmitex [?] + carne:maria-isabel'] },
  { text: 'quero duas marmitex grandes', expect: ['2 marmitex [G] + ?carne'] },
  {
    text: 'uma marmita M pintado frito com arroz, feijão empamonado, mandioca e farofa, sem pimenta por favor',
    expect: [
      '1 marmitex [M] + carne:pintado + acompanhamentos:arroz + acompanhamentos:feijao-empamonado + acompanhamentos:mandioca + acompanhamentos:farofa (sem pimenta)',
    ],
  },
  {
    text: 'marmitex vegetariana g com purê de abóbora, macarrão e um ovo frito',
    expect: ['1 marmitex-veg [G] + acompanhamentos:pure + acompanhamentos:macarrao + adicionais:ovo'],
  },
  { text: 'mojica de pintado para duas pessoas e um pirão', expect: ['1 mojica [Para 2]', '1 pirao'] },
  { text: 'um pacu assado individual e 1 coca zero', expect: ['1 pacu [Individual]', '1 coca-zero-lata'] },
  { text: 'uma parmegiana de carne', expect: ['1 parmegiana [?]'] },
  {
    text: 'Bom dia! Hoje quero:\n- 1 feijoada individual\n- 1 porção de batata frita\n- 2 suco de caju\n- 1 furrundu',
    expect: ['1 feijoada [Individual]', '1 fritas', '2 suco + sabor:caju', '1 furrundu'],
  },
  {
    text: '1 marmitex g linguiça cuiabana 1 marmitex p frango 2 agua',
    expect: ['1 marmitex [G] + carne:linguica', '1 marmitex [P] + carne:frango', '2 agua'],
  },
  {
    text: 'mais uma coca 2l e um mousse',
    cart: ['2 marmitex [M] + carne:bife'],
    expect: ['2 marmitex [M] + carne:bife', '1 coca-2l', '1 mousse'],
  },
  { text: 'ventrecha p/ 2 e um suco', expect: ['1 ventrecha [Para 2]', '1 suco + ?sabor'] },
  {
    text: '3 marmitex m de frango pro serviço, entregar no bosque da saúde rua das orquídeas 120 às 11h45, pago no pix',
    expect: [
      '3 marmitex [M] + carne:frango',
      'entrega',
      'bairro Bosque da Saúde',
      'endereço rua das orquídeas 120',
      'hora 11:45',
      'pagamento pix',
    ],
  },
  {
    text: 'vou retirar uma marmita g de bife e uma p de frango, meio dia tô aí',
    expect: ['1 marmitex [G] + carne:bife', '1 marmitex [P] + carne:frango', 'retirada', 'hora 12:00'],
  },
  {
    text: 'oi bom dia então eu queria duas marmitex média uma de bife acebolado com arroz feijão e farofa e a outra de frango com arroz macarrão e salada e um guaraná lata é pra entregar no tijucal',
    expect: [
      '1 marmitex [M] + carne:bife + acompanhamentos:arroz + acompanhamentos:feijao + acompanhamentos:farofa',
      '1 marmitex [M] + carne:frango + acompanhamentos:arroz + acompanhamentos:macarrao + acompanhamentos:salada',
      '1 guarana-lata',
      'entrega',
      'bairro Tijucal',
    ],
  },
  {
    text: 'MARMITEX G BIFE COM OVO FRITO E BATATA FRITA',
    expect: ['1 marmitex [G] + carne:bife + adicionais:ovo + adicionais:batata'],
  },
]
