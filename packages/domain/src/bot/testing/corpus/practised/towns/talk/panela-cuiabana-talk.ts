import type { CorpusMessage } from '../../../corpus'

/** panela-cuiabana: what is corrected, asked and said besides. */
export const panelaCuiabanaTalk: readonly CorpusMessage[] = [
  {
    text: 'em vez de frango pode ser bife',
    cart: ['1 marmitex [M] + carne:frango + acompanhamentos:arroz'],
    expect: ['1 marmitex [M] + carne:bife + acompanhamentos:arroz'],
  },
  {
    text: 'muda a marmita pra grande por favor',
    cart: ['1 marmitex [P] + carne:linguica', '1 agua'],
    expect: ['1 marmitex [G] + carne:linguica', '1 agua'],
  },
  {
    text: 'nao quero mais a sobremesa',
    cart: ['1 feijoada [Individual]', '1 furrundu'],
    expect: ['1 feijoada [Individual]'],
  },
  {
    text: 'sem cebola na salada tá',
    cart: ['1 marmitex [M] + carne:pintado + acompanhamentos:salada'],
    expect: ['1 marmitex [M] + carne:pintado + acompanhamentos:salada (sem cebola na salada)'],
  },
  { text: 'quais são as carnes da marmitex hj?', expect: ['pergunta sabores marmitex'] },
  { text: 'quanto é a mojica pra duas pessoas?', expect: ['pergunta preço mojica'] },
  { text: 'vcs entregam no pedra 90? qual a taxa de entrega', expect: ['pergunta entrega Pedra 90'] },
  { text: 'aceita vale alimentação?', expect: ['pergunta pagamento'] },
  {
    text: 'só isso mesmo. quanto tempo demora?',
    cart: ['2 marmitex [G] + carne:costelinha'],
    expect: ['2 marmitex [G] + carne:costelinha', 'fim', 'pergunta tempo'],
  },
  {
    text: 'rua barão de melgaço 2200, sala 3. pode deixar na recepção',
    cart: ['1 parmegiana [Individual]'],
    at: 'address',
    expect: [
      '1 parmegiana [Individual]',
      'endereço rua barão de melgaço 2200, sala 3',
      'obs pode deixar na recepção',
    ],
  },
  { text: 'meu pedido tá vindo? já são 12h40', expect: ['pergunta pedido'] },
  { text: 'muito obrigada, estava tudo uma delícia ❤️', expect: ['oi'] },
]
