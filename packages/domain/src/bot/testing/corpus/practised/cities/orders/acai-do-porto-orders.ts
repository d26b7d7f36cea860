import type { CorpusMessage } from '../../../corpus'

/** acai-do-porto: what is ordered. */
export const acaiDoPortoOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: '1 litro do grosso e 1 farinha de tapioca mana',
    expect: ['1 acai-grosso [1 litro]', '1 farinha-tapioca'],
  },
  {
    text: 'dois litros de açaí médio e uma porção de charque',
    expect: ['2 acai-medio [1 litro]', '1 charque'],
  },
  { text: 'qro 4 chopp de cupuaçu e 2 de bacuri', expect: ['4 chopp-cupuacu', '2 chopp-bacuri'] },
  { text: 'oi tem geladinho né, manda 5 de coco', expect: ['5 chopp-coco'] },
  {
    text: 'um suco de taperebá 500 no leite',
    expect: ['1 suco [500 ml] + fruta:tapereba + preparo:leite'],
  },
  {
    text: 'suco de acerola 300 e uma fatia de bolo de macaxeira',
    expect: ['1 suco [300 ml] + fruta:acerola + ?preparo', '1 bolo-macaxeira'],
  },
  {
    text: '2 tapioca uma de charque com queijo e outra só manteiga',
    expect: ['1 tapioca + recheio:charque + recheio:queijo', '1 tapioca + recheio:manteiga'],
  },
  {
    text: 'meio litro de bacaba e um litro do popular',
    expect: ['! bacaba', '1 acai-popular [1 litro]'],
  },
  {
    text: 'porção de camarão, peixe frito e 1 litro do grosso, manda farinha dagua tb',
    expect: ['1 camarao', '1 peixe', '1 acai-grosso [1 litro]', '1 farinha-agua'],
  },
  { text: 'égua do calor, 2 agua de coco e 3 garoto', expect: ['2 agua-coco', '3 garoto'] },
  { text: 'acai grosso', expect: ['1 acai-grosso [?]'] },
  { text: 'uma tapioca e um guarana garoto', expect: ['1 tapioca + ?recheio', '1 garoto'] },
  {
    text: 'Bom dia! Por gentileza, separe pra mim um cupuaçu na tigela de 300 ml e duas águas minerais.',
    expect: ['1 tigela-cupuacu [300 ml]', '2 agua'],
  },
  {
    text: 'oi mana boa tarde olha eu quero um litro do grosso meio litro do médio uma porção de charque e duas farinha de tapioca é pra deixar aqui na pedreira na travessa do chaco número 1520 e é no pix',
    expect: [
      '1 acai-grosso [1 litro]',
      '1 acai-medio [Meio litro]',
      '1 charque',
      '2 farinha-tapioca',
      'entrega',
      'bairro Pedreira',
      'endereço travessa do chaco número 1520',
      'pagamento pix',
    ],
  },
  // Options and extras
  {
    text: 'mana me vê um açaí na tigela de 500 com granola e leite em pó',
    expect: ['1 tigela [500 ml] + acompanhamentos:granola + acompanhamentos:leite-po'],
  },
  {
    text: 'açai na tigela 700 c nutella e morango, s/ açucar',
    expect: ['1 tigela [700 ml] + adicionais:nutella + adicionais:morango (s/ açucar)'],
  },
  {
    text: '3 tigela de açai de 300, duas com granola e banana e uma só com leite condensado',
    expect: [
      '2 tigela [300 ml] + acompanhamentos:granola + acompanhamentos:banana',
      '1 tigela [300 ml] + acompanhamentos:leite-cond',
    ],
  },
  {
    text: 'açaí zero na tigela 300 com kiwi e granola',
    expect: ['1 tigela-zero [300 ml] + acompanhamentos:granola', '! kiwi'],
  },
  // Halves
  {
    text: 'uma barca família metade açaí metade cupuaçu com banana, granola e morango',
    expect: [
      '1 barca [Família] + base:acai + base:cupuacu + acompanhamentos:banana + acompanhamentos:granola + adicionais:morango',
    ],
  },
  {
    text: 'barca casal meio a meio e bota leite em po e paçoca',
    expect: [
      '1 barca [Casal] + base:acai + base:cupuacu + acompanhamentos:leite-po + acompanhamentos:pacoca',
    ],
  },
]
