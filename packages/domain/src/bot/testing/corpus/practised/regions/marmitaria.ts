import type { CorpusMessage } from '../../corpus'

/** More of what customers of the marmitaria in Recife write. */
export const marmitariaMessages: readonly CorpusMessage[] = [
  {
    text: '2 marmitas M de bife com arroz e feijão, sem feijão numa delas',
    expect: [
      '1 marmita [M] + proteina:bife + guarnicoes:arroz + guarnicoes:feijao',
      '1 marmita [M] + proteina:bife + guarnicoes:arroz (sem feijão)',
    ],
  },
  {
    text: '3 marmita G de strogonoff, uma delas com ovo',
    expect: ['2 marmita [G] + proteina:strogonoff', '1 marmita [G] + proteina:strogonoff + adicionais:ovo'],
  },
  {
    text: 'visse, bota duas marmita p de frango a milanesa, uma sem salada',
    expect: [
      '1 marmita [P] + proteina:frango-milanesa',
      '1 marmita [P] + proteina:frango-milanesa (sem salada)',
    ],
  },
  {
    text: 'uma marmita grande de carne de sol com macarrão farofa e vinagrete',
    expect: [
      '1 marmita [G] + proteina:carne-sol + guarnicoes:macarrao + guarnicoes:farofa + guarnicoes:vinagrete',
    ],
  },
  {
    text: 'marmita de peixe, média, arroz, purê e salada',
    expect: ['1 marmita [M] + proteina:peixe + guarnicoes:arroz + guarnicoes:pure + guarnicoes:salada'],
  },
  {
    text: 'oxe manda uma feijoada e uma cajuína bem gelada',
    expect: ['1 feijoada', '1 cajuina (bem gelada)'],
  },
  {
    text: 'quero uma marmita fit de tilápia tamanho m e um suco de cajá',
    expect: ['1 marmita-fit [M] + proteina:tilapia', '1 suco-polpa + sabor:caja'],
  },
  { text: 'duas feijoada não, três', expect: ['3 feijoada'] },
  {
    text: 'boa tarde queria um parmegiana de carne mas sem queijo',
    expect: ['1 parmegiana-carne (sem queijo)'],
  },
  { text: 'manda um escondidinho', expect: ['? 1 escondidinho: escondidinho-charque | escondidinho-frango'] },
  {
    text: '1 baião de dois e 1 macaxeira frita, pago no vr',
    expect: ['1 baiao', '1 macaxeira', 'pagamento voucher'],
  },
  {
    text: 'quanto custa a feijoada família? e o que vem nela?',
    expect: ['pergunta preço feijoada-familia', 'pessoa'],
  },
  { text: 'marmita g linguiça 2', expect: ['2 marmita [G] + proteina:linguica'] },
  {
    text: 'a de bife é sem cebola',
    cart: ['1 marmita [M] + proteina:bife', '1 marmita [M] + proteina:figado'],
    expect: ['1 marmita [M] + proteina:bife (sem cebola)', '1 marmita [M] + proteina:figado'],
  },
  { text: 'tira o refrigerante', cart: ['1 feijoada', '1 guarana-lata'], expect: ['1 feijoada'] },
  {
    text: 'não quero mais o pudim não, bota uma cartola',
    cart: ['1 baiao', '1 pudim'],
    expect: ['1 baiao', '1 cartola'],
  },
  {
    text: 'aumenta a marmita pra G',
    cart: ['1 marmita [M] + proteina:bife'],
    expect: ['1 marmita [G] + proteina:bife'],
  },
  {
    text: 'moça faz uma marmita pequena de fígado acebolado com feijão preto e um caldinho de sururu',
    expect: ['1 marmita [P] + proteina:figado + guarnicoes:feijao-preto (acebolado)', '1 caldinho-sururu'],
  },
  { text: 'coca zero 2 e mousse de chocolate 1', expect: ['2 coca-zero-lata', '1 mousse-chocolate'] },
  {
    text: 'quero duas marmitas M, uma de bife e outra de frango grelhado, as duas com arroz e salada',
    expect: [
      '1 marmita [M] + proteina:bife + guarnicoes:arroz + guarnicoes:salada',
      '1 marmita [M] + proteina:frango-grelhado + guarnicoes:arroz + guarnicoes:salada',
    ],
  },
]
