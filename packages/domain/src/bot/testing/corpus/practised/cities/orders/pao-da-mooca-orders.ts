import type { CorpusMessage } from '../../../corpus'

/** pao-da-mooca: what is ordered. */
export const paoDaMoocaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom diaaa 8 paes francês e 200g de mussarela',
    expect: ['8 pao-frances [Unidade]', '1 mussarela [200 g]'],
  },
  {
    text: 'uma dúzia de pão francês, meia dúzia de pão de queijo e 1 leite',
    expect: ['1 pao-frances [Dúzia]', '6 pao-queijo [Unidade]', '1 leite'],
  },
  { text: '2 duzia de pão de leite e 1 manteiga', expect: ['2 pao-leite [Dúzia]', '1 manteiga'] },
  {
    text: 'oi moço sou do sul kkk 5 cacetinho e 100 gramas de mortandela pfv',
    expect: ['5 pao-frances [Unidade]', '1 mortadela [100 g]'],
  },
  {
    text: 'me vê um pão na chapa, um misto quente e dois café com leite grande',
    expect: ['1 pao-chapa', '1 misto', '2 cafe-leite [Grande]'],
  },
  {
    text: '12 pao de queijo e um bolo de fubá inteiro',
    expect: ['1 pao-queijo [Dúzia]', '1 bolo-fuba [Inteiro]'],
  },
  { text: 'quero bolo de cenoura', expect: ['1 bolo-cenoura [?]'] },
  { text: '3 cochinha 2 quibe e 1 coca zero', expect: ['3 coxinha', '2 kibe', '1 coca-zero-lata'] },
  {
    text: '2 empada e um café coado pequeno',
    expect: ['? 2 empada: empada-palmito | empada-frango', '1 cafe [Pequeno]'],
  },
  {
    text: 'dois sonhos, um de creme outro de doce de leite',
    expect: ['1 sonho + recheio:creme', '1 sonho + recheio:doce-leite'],
  },
  { text: '4 quindim e 4 brigadeiro', expect: ['! quindim', '4 brigadeiro'] },
  {
    text: 'bom dia eu vou querer quinze pãozinho francês cem gramas de peito de peru um suco de laranja de quinhentos e um bolo de laranja só uma fatia mesmo',
    expect: [
      '15 pao-frances [Unidade]',
      '1 peru [100 g]',
      '1 suco-laranja [500 ml]',
      '1 bolo-laranja [Fatia]',
    ],
  },
  { text: 'esfiha 6, coxinha com catupiry 2', expect: ['6 esfiha', '2 coxinha-catupiry'] },
  {
    text: 'separa 10 pão francês e 300g de presunto q passo aí 18h, Neide',
    expect: ['10 pao-frances [Unidade]', '1 presunto [300 g]', 'retirada', 'hora 18:00', 'nome Neide'],
  },
  // Options and extras
  {
    text: 'pão na chapa com requeijão e um bauru sem tomate',
    expect: ['1 pao-chapa + adicionais:requeijao', '1 bauru (sem tomate)'],
  },
  {
    text: 'misto quente com ovo e queijo extra, café com leite grande sem açucar',
    expect: ['1 misto + adicionais:ovo + adicionais:queijo', '1 cafe-leite [Grande] (sem açucar)'],
  },
  {
    text: 'dois x-salada um com bacon e o outro sem maionese',
    expect: ['1 x-salada + adicionais:bacon', '1 x-salada (sem maionese)'],
  },
  {
    text: '10 pão francês bem branquinho e um suco de laranja 300 sem gelo',
    expect: ['10 pao-frances [Unidade] (bem branquinho)', '1 suco-laranja [300 ml] (sem gelo)'],
  },
  // Halves
  {
    text: 'metade de um bolo de fubá e metade de um de laranja',
    expect: ['1 bolo-fuba [Metade]', '1 bolo-laranja [Metade]'],
  },
]
