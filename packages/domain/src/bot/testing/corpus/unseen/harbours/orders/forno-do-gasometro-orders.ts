import type { CorpusMessage } from '../../../corpus'

/** forno-do-gasometro: what is ordered. */
export const fornoDoGasometroOrders: readonly CorpusMessage[] = [
  { text: 'bah boa noite, uma grande de calabresa pfv', expect: ['1 z-calabresa [Grande]'] },
  {
    text: 'família meia coração meia quatro queijos com borda de catupiry',
    expect: ['1 z-coracao / z-quatro [Família] + borda:catupiry'],
  },
  { text: 'qro 2 media de mussarela e 1 coca 2l', expect: ['2 z-mussarela [Média]', '1 coca-2l'] },
  {
    text: 'uma família de três sabores: portuguesa, coração e lombo canadense',
    expect: ['1 z-portuguesa / z-coracao / z-lombo [Família]'],
  },
  { text: 'me vê uma pizza de strogonoff de carne', expect: ['1 z-strogonoff [?]'] },
  {
    text: 'grande 1/2 alho e óleo 1/2 rúcula com tomate seco',
    expect: ['1 z-alho / z-rucula [Grande]'],
  },
  {
    text: 'uma grande de frango com catupiry sem milho',
    expect: ['1 z-frango [Grande] (sem milho)'],
  },
  {
    text: 'Buenas! Segue o pedido:\n1 grande portuguesa sem ovo\n1 média sensação\n2 polar\n1 água',
    expect: ['1 z-portuguesa [Grande] (sem ovo)', '1 y-sensacao [Média]', '2 polar', '1 agua'],
  },
  {
    text: 'uma grande de coração e uma média de mussarela com borda de cheddar',
    expect: ['1 z-coracao [Grande]', '1 z-mussarela [Média] + borda:cheddar'],
  },
  {
    text: 'e uma coca geladinha',
    cart: ['1 polenta'],
    expect: ['1 polenta', '? 1 coca: coca-lata | coca-2l'],
  },
  {
    text: 'tchê manda uma coca zero 2 litros e uma polenta frita',
    expect: ['1 coca-zero-2l', '1 polenta'],
  },
  {
    text: 'boa noite eu vou querer uma pizza grande metade frango com catupiry metade calabresa e uma média de banana nevada e um guaraná dois litros',
    expect: ['1 z-frango / z-calabresa [Grande]', '1 y-banana [Média]', '1 guarana-2l'],
  },
  {
    text: 'quero uma grande quatro queijos com bacon e azeitona',
    expect: ['1 z-quatro [Grande] + adicional:bacon + adicional:azeitona'],
  },
  {
    text: 'o Léo quer média de calabresa, a Duda quer média de rúcula com tomate seco e eu só um pão de alho',
    expect: ['1 z-calabresa [Média]', '1 z-rucula [Média]', '1 pao-alho'],
  },
  {
    text: 'mais uma polar',
    cart: ['1 z-coracao / z-quatro [Família]', '2 polar'],
    expect: ['1 z-coracao / z-quatro [Família]', '3 polar'],
  },
  {
    text: 'põe uma média de brigadeiro tbm guria',
    cart: ['1 z-alho [Grande]'],
    expect: ['1 z-alho [Grande]', '1 y-brigadeiro [Média]'],
  },
  {
    text: 'uma grandee de lombo canadense c/ borda de catupiri e um suco de uva',
    expect: ['1 z-lombo [Grande] + borda:catupiry', '1 suco-uva'],
  },
  { text: 'uma de atum grande e duas coca lata', expect: ['! atum', '2 coca-lata'] },
  {
    text: 'grande metade mussarela metade portuguesa, sem cebola',
    expect: ['1 z-mussarela / z-portuguesa [Grande] (sem cebola)'],
  },
  {
    text: 'Boa noite. Gostaria de uma pizza família de quatro queijos e de uma água com gás, por favor. Muito obrigado.',
    expect: ['1 z-quatro [Família]', '1 agua-gas'],
  },
  {
    text: 'faz outra igual a essa',
    cart: ['1 z-frango [Grande] + borda:cheddar'],
    expect: ['2 z-frango [Grande] + borda:cheddar'],
  },
  { text: 'media de strogonof', expect: ['1 z-strogonoff [Média]'] },
  {
    text: 'duas família de calabresa com borda de catupiry e 3 coca lata, ah e uma polenta',
    expect: ['2 z-calabresa [Família] + borda:catupiry', '3 coca-lata', '1 polenta'],
  },
  {
    text: 'uma pizza grande meio brigadeiro meio banana nevada com borda de doce de leite 😍',
    expect: ['1 y-brigadeiro / y-banana [Grande] + borda:doce-leite'],
  },
]
