import type { CorpusMessage } from '../../../corpus'

/** xis-do-cassino: what is ordered. */
export const xisDoCassinoOrders: readonly CorpusMessage[] = [
  { text: 'buenas, me vê um xis salada normal', expect: ['1 xis-salada [Normal]'] },
  { text: '2 xis coracao mini pfvr 🙏', expect: ['2 xis-coracao [Mini]'] },
  {
    text: 'xis de frango normal com bacon e uma coca lata',
    expect: ['1 xis-frango [Normal] + adicionais:bacon', '1 coca-lata'],
  },
  { text: 'bah manda um xis calabresa', expect: ['1 xis-calabresa [?]'] },
  { text: 'xis file normal s/ maionese', expect: ['1 xis-file [Normal] (sem maionese)'] },
  { text: '1 xiz camarao mini c catupiry', expect: ['1 xis-camarao [Mini] + adicionais:catupiry'] },
  { text: 'bauru de file bem passado', expect: ['1 bauru-file + ponto:bem'] },
  {
    text: 'dois bauru de filé, um ao ponto e um mal passado',
    expect: ['1 bauru-file + ponto:ponto', '1 bauru-file + ponto:mal'],
  },
  { text: 'um bauru de filé e um bauru de frango', expect: ['1 bauru-file + ?ponto', '1 bauru-frango'] },
  { text: 'quero um bauru', expect: ['? 1 bauru: bauru-file | bauru-frango'] },
  { text: 'combo guri com sprite', expect: ['1 combo-guri + refri:sprite'] },
  { text: '2 combo praia pls', expect: ['2 combo-praia + ?refri'] },
  { text: 'batata frita meia e uma polenta inteira', expect: ['1 fritas [Meia]', '1 polenta [Inteira]'] },
  {
    text: 'uma porção inteira de isca de tainha e 1 fardo de polar',
    expect: ['1 isca-tainha [Inteira]', '1 polar [Fardo com 12]'],
  },
  { text: 'manda 6 polar', expect: ['6 polar [Unidade]'] },
  {
    text: 'cachorro quente duplo com cheddar e 1 suco de laranja',
    expect: ['1 cachorro-duplo + adicionais:cheddar', '1 suco-laranja'],
  },
  {
    text: 'dois xis salada normal, um deles sem ervilha',
    expect: ['1 xis-salada [Normal] (sem ervilha)', '1 xis-salada [Normal]'],
  },
  {
    text: 'guria anota aí\n1 xis coração normal c/ ovo\n1 xis frango mini\n1 batata inteira\n1 coca 2l',
    expect: [
      '1 xis-coracao [Normal] + adicionais:ovo',
      '1 xis-frango [Mini]',
      '1 fritas [Inteira]',
      '1 coca-2l',
    ],
  },
  {
    text: 'Boa noite, por gentileza: três xis salada normais, um deles com bacon e queijo extra.',
    expect: ['2 xis-salada [Normal]', '1 xis-salada [Normal] + adicionais:bacon + adicionais:queijo'],
  },
  {
    text: 'tu me vê mais uma coca lata',
    cart: ['1 xis-file [Normal]', '1 coca-lata'],
    expect: ['1 xis-file [Normal]', '2 coca-lata'],
  },
  {
    text: 'e um cachorro quente simples sem mostarda',
    cart: ['1 xis-frango [Mini]'],
    expect: ['1 xis-frango [Mini]', '1 cachorro (sem mostarda)'],
  },
  {
    text: 'oi boa noite eu quero um xis coração normal um xis salada mini e uma porção de batata frita inteira e duas cocas lata',
    expect: ['1 xis-coracao [Normal]', '1 xis-salada [Mini]', '1 fritas [Inteira]', '2 coca-lata'],
  },
  {
    text: 'queria 1 xis estrogonofe normal e 1 xis filé normal',
    expect: ['! xis estrogonofe', '1 xis-file [Normal]'],
  },
  {
    text: 'xis salada normal sem milho, sem tomate',
    expect: ['1 xis-salada [Normal] (sem milho, sem tomate)'],
  },
]
