import type { CorpusMessage } from '../../../corpus'

/** grao-em-grao: what is ordered. */
export const graoEmGraoOrders: readonly CorpusMessage[] = [
  { text: 'bom dia, 500g de amendoas e 1 mel', expect: ['1 amendoas [500 g]', '1 mel'] },
  { text: '1kg de aveia em flocos', expect: ['1 aveia [1 kg]'] },
  {
    text: 'meio quilo de castanha de caju torrada sem sal',
    expect: ['1 castanha-caju [500 g] + torra:sem-sal'],
  },
  {
    text: 'castanha de caju crua 1 kg e 100g de damasco seco',
    expect: ['1 castanha-caju [1 kg] + torra:crua', '1 damasco [100 g]'],
  },
  { text: 'qro castnha de caju 500 g', expect: ['1 castanha-caju [500 g] + ?torra'] },
  { text: '200 gramas de nozes pfv', expect: ['2 nozes [100 g]'] },
  { text: 'um quilo de granola sem açúcar', expect: ['1 granola-zero [1 kg]'] },
  { text: '2 kg de granola tradicional e 1 chia 500g', expect: ['2 granola [1 kg]', '1 chia [500 g]'] },
  {
    text: '100g de uva passa',
    expect: ['? 1 uva passa: passa-preta | passa-branca'],
  },
  { text: 'uva passa branca meio kilo', expect: ['1 passa-branca [500 g]'] },
  { text: 'quinoa em grãos', expect: ['1 quinoa [?]'] },
  { text: 'uma paprica', expect: ['? 1 paprica: paprica-doce | paprica-picante'] },
  {
    text: '1 cúrcuma, 2 orégano e 1 páprica picante',
    expect: ['1 curcuma', '2 oregano', '1 paprica-picante'],
  },
  { text: 'quero 2 chá de hibisco e 1 chá verde', expect: ['2 cha-hibisco', '1 cha-verde'] },
  { text: 'pasta de amendoim crocante', expect: ['1 pasta-amendoim + tipo:crocante'] },
  {
    text: 'duas pastas de amendoim, uma integral e outra com cacau',
    expect: ['1 pasta-amendoim + tipo:integral', '1 pasta-amendoim + tipo:cacau'],
  },
  {
    text: 'whey de baunilha e uma creatina, bora treinar 💪',
    expect: ['1 whey + sabor:baunilha', '1 creatina'],
  },
  { text: 'preciso de um whey', expect: ['1 whey + ?sabor'] },
  {
    text: 'Lista do mês:\n- castanha-do-pará 500g\n- amêndoas 100g\n- aveia em flocos 1kg\n- óleo de coco 2\n- chá de camomila 1',
    expect: [
      '1 castanha-para [500 g]',
      '1 amendoas [100 g]',
      '1 aveia [1 kg]',
      '2 oleo-coco',
      '1 cha-camomila',
    ],
  },
  {
    text: 'oi boa tarde eu queria quinhentos gramas de chia um quilo de uva passa preta e um azeite extravirgem é pra entregar na vila imperial rua delegado pinto de toledo mil e quinhentos',
    expect: [
      '1 chia [500 g]',
      '1 passa-preta [1 kg]',
      '1 azeite',
      'entrega',
      'bairro Vila Imperial',
      'endereço rua delegado pinto de toledo mil e quinhentos',
    ],
  },
  { text: '1 farinha de amêndoas e 1 mel', expect: ['! farinha de amêndoas', '1 mel'] },
  {
    text: 'me separa também um magnésio',
    cart: ['1 creatina'],
    expect: ['1 creatina', '1 magnesio'],
  },
  {
    text: 'mais 100g de damasco',
    cart: ['1 nozes [500 g]'],
    expect: ['1 nozes [500 g]', '1 damasco [100 g]'],
  },
  {
    text: 'Boa tarde. Poderiam acrescentar dois méis silvestres ao pedido, por favor?',
    cart: ['1 granola [1 kg]'],
    expect: ['1 granola [1 kg]', '2 mel'],
  },
]
