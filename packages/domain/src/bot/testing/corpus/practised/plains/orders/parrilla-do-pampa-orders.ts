import type { CorpusMessage } from '../../../corpus'

/** parrilla-do-pampa: what is ordered. */
export const parrillaDoPampaOrders: readonly CorpusMessage[] = [
  {
    text: 'buenas! um vacio de 300g ao ponto com batata frita',
    expect: ['1 vacio [300 g] + ponto:ponto + guarnicao:fritas'],
  },
  {
    text: '1 entrecot 600g mal passado c salada de maionese e uma patricia',
    expect: ['1 entrecot [600 g] + ponto:mal + guarnicao:maionese', '1 patricia'],
  },
  {
    text: 'picanha 300 g bem passada com mandioca frita',
    expect: ['1 picanha [300 g] + ponto:bem + guarnicao:mandioca'],
  },
  { text: 'quero uma picanha de 600g ao ponto', expect: ['1 picanha [600 g] + ponto:ponto + ?guarnicao'] },
  { text: 'assado de tiras', expect: ['1 assado-tiras [?] + ?ponto + ?guarnicao'] },
  { text: 'me vê 2 à la minuta de bife tchê', expect: ['2 am-bife'] },
  {
    text: 'ala minuta de frango e uma de porco e 2 coca lata',
    expect: ['1 am-frango', '1 am-porco', '2 coca-lata'],
  },
  { text: 'uma a la minuta', expect: ['? 1 a la minuta: am-bife | am-frango | am-porco'] },
  {
    text: 'à la minuta de bife sem feijão com 1 ovo a mais',
    expect: ['1 am-bife + adicionais:ovo (sem feijão)'],
  },
  { text: 'dois choripan e um fruki', expect: ['2 choripan', '1 fruki'] },
  {
    text: '2 choripán, um deles sem tomate',
    expect: ['1 choripan (sem tomate)', '1 choripan'],
  },
  { text: 'chivito com bacon e queijo', expect: ['1 chivito + adicionais:bacon + adicionais:queijo'] },
  { text: 'carreteiro de charque pra 2 e um pomelo', expect: ['1 carreteiro [Para 2]', '1 pomelo'] },
  { text: 'manda um mocotó', expect: ['1 mocoto [?]'] },
  {
    text: 'um espinhaço de ovelha individual e um sagu com creme',
    expect: ['1 espinhaco [Individual]', '1 sagu'],
  },
  {
    text: 'Pedido do churras da firma:\n2 picanha 600g ao ponto com fritas\n1 provoleta\n2 morcilha\n3 pão com alho\n2 coca 2l',
    expect: [
      '2 picanha [600 g] + ponto:ponto + guarnicao:fritas',
      '1 queijo-provoleta',
      '2 morcilha',
      '3 pao-alho',
      '2 coca-2l',
    ],
  },
  {
    text: 'oi boa noite eu queria um vacio de trezentos gramas bem passado com salada verde um mocotó individual e uma coca zero',
    expect: ['1 vacio [300 g] + ponto:bem + guarnicao:verde', '1 mocoto [Individual]', '1 coca-zero-lata'],
  },
  {
    text: 'Boa noite. Por favor, uma garrafa de vinho Tannat da Campanha, uma provoleta e duas ambrosias.',
    expect: ['1 vinho', '1 queijo-provoleta', '2 ambrosia'],
  },
  { text: 'uma costela no chão e uma farofa', expect: ['! costela no chão', '1 farofa'] },
  {
    text: 'dois vacio 300 com fritas, um mal passado e outro bem passado',
    expect: [
      '1 vacio [300 g] + ponto:mal + guarnicao:fritas',
      '1 vacio [300 g] + ponto:bem + guarnicao:fritas',
    ],
  },
  {
    text: 'bah esqueci, mais um panqueque de doce de leite',
    cart: ['1 carreteiro [Individual]'],
    expect: ['1 carreteiro [Individual]', '1 panqueque'],
  },
  {
    text: 'acresenta uma farofa e um suco de uvaa',
    cart: ['1 am-bife'],
    expect: ['1 am-bife', '1 farofa', '1 suco-uva'],
  },
  {
    text: 'outra à la minuta de frango tbm',
    cart: ['1 am-frango', '1 fruki'],
    expect: ['2 am-frango', '1 fruki'],
  },
  {
    text: 'ah e uma coca guria',
    cart: ['2 choripan'],
    expect: ['2 choripan', '? 1 coca: coca-lata | coca-2l'],
  },
]
