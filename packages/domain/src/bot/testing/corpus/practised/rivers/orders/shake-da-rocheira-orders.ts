import type { CorpusMessage } from '../../../corpus'

/** shake-da-rocheira: what is ordered. */
export const shakeDaRocheiraOrders: readonly CorpusMessage[] = [
  { text: 'oii um shake de chocolate de 500 ml pfv', expect: ['1 s-chocolate [500ml]'] },
  { text: '2 milk shake de oreo 300ml', expect: ['2 s-oreo [300ml]'] },
  { text: 'quero um shake de morango', expect: ['1 s-morango [?]'] },
  {
    text: 'shake de paçoca 700ml com chantilly e nutella 🤤',
    expect: ['1 s-pacoca [700ml] + turbinar:chantilly + turbinar:nutella'],
  },
  {
    text: 'uma vitamina de abacate 500ml com leite sem lactose',
    expect: ['1 v-abacate [500ml] + leite:sem-lactose'],
  },
  { text: 'vitamina de banana 300ml', expect: ['1 v-banana [300ml] + ?leite'] },
  { text: 'um waffle com doce de leite e um café', expect: ['1 waffle + cobertura:doce-leite', '1 cafe'] },
  {
    text: 'waffle com mel e calda de chocolate',
    expect: ['1 waffle + cobertura:mel + cobertura:calda-choc'],
  },
  {
    text: 'boa tarde gente\n1 shake oreo 500ml\n1 shake morango 300ml\n2 misto quente\n1 água',
    expect: ['1 s-oreo [500ml]', '1 s-morango [300ml]', '2 misto', '1 agua'],
  },
  { text: '10 pão de queijo', expect: ['10 pao-queijo'] },
  {
    text: 'eita bateu a fome, manda dois misto quente e um guaraná lata visse',
    expect: ['2 misto', '1 guarana-lata'],
  },
  {
    text: 'tres shakes de chocolate, dois de 300ml e um de 700ml',
    expect: ['2 s-chocolate [300ml]', '1 s-chocolate [700ml]'],
  },
  {
    text: 'oi eu queria um shake de tapioca com coco de 500ml e um bolo de macaxeira',
    expect: ['1 s-tapioca [500ml]', '1 fatia-bolo'],
  },
  { text: 'uma vitamina', expect: ['? 1 vitamina: v-banana | v-abacate | v-mamao'] },
  {
    text: 'vitamina de mamão 500 leite de aveia sem açúcar',
    expect: ['1 v-mamao [500ml] + leite:aveia (sem açúcar)'],
  },
  {
    text: 'e dois cookies',
    cart: ['1 s-chocolate [300ml]'],
    expect: ['1 s-chocolate [300ml]', '2 cookie'],
  },
  {
    text: 'poe chantilly no shake tb',
    cart: ['1 s-morango [500ml]'],
    expect: ['1 s-morango [500ml] + turbinar:chantilly'],
  },
  {
    text: 'mais um shake desse',
    cart: ['1 s-oreo [700ml] + turbinar:ovomaltine'],
    expect: ['2 s-oreo [700ml] + turbinar:ovomaltine'],
  },
  { text: 'qro 1 shake d chocolate 700ml e 1 cookie', expect: ['1 s-chocolate [700ml]', '1 cookie'] },
  {
    text: 'Boa tarde. Por favor, um shake de morango de 300ml e um pão de queijo.',
    expect: ['1 s-morango [300ml]', '1 pao-queijo'],
  },
  { text: 'um hamburguer e uma coca lata', expect: ['! hamburguer', '1 coca-lata'] },
  { text: 'um shake de chocolate 500 e uma agua com gas', expect: ['1 s-chocolate [500ml]', '1 agua-gas'] },
  {
    text: 'acrescenta mais dois pao de queijo por gentileza',
    cart: ['1 v-banana [500ml] + leite:integral', '2 pao-queijo'],
    expect: ['1 v-banana [500ml] + leite:integral', '4 pao-queijo'],
  },
  {
    text: 'dois shake 300ml um de paçoca e um de oreo',
    expect: ['1 s-pacoca [300ml]', '1 s-oreo [300ml]'],
  },
]
