import type { CorpusMessage } from '../../corpus'

/** What customers of the building merchant in São Luís write. */
export const construcaoMessages: readonly CorpusMessage[] = [
  { text: 'bom dia chefe 5 saco de cimento e 2 metro de areia', expect: ['5 cimento', '2 areia [Metro]'] },
  { text: '3 cano de 25 e 6 joelho de 25', expect: ['3 cano-25', '6 joelho-25'] },
  { text: 'cano 50mm 2 unidades', expect: ['2 cano-50'] },
  { text: 'cano de 100, 4', expect: ['4 cano-100'] },
  { text: 'um cano', expect: ['? 1 cano: cano-25 | cano-50 | cano-100'] },
  {
    text: 'uma lata de tinta acrílica de 18 litros branco neve e um rolo de pintura',
    expect: ['1 tinta [18 L] + cor:branco', '1 rolo'],
  },
  { text: 'tinta acrilica gelo 3,6 l', expect: ['1 tinta [3,6 L] + cor:gelo'] },
  { text: '10 lampada de 9w e 2 de 15', expect: ['10 lampada-9', '2 lampada-15'] },
  { text: 'lâmpada 15 w 6 unidades e um disjuntor de 20', expect: ['6 lampada-15', '1 disjuntor-20'] },
  {
    text: 'égua mano preciso de dois disjuntor de 40 e uma fita isolante pra hoje ainda',
    expect: ['2 disjuntor-40', '1 isolante'],
  },
  { text: '2 kg de prego 17x21 e 1 kg de arame', expect: ['2 prego', '1 arame'] },
  { text: 'um cento de tijolo de 8 furos', expect: ['1 tijolo [Cento]'] },
  { text: '30 bloco de concreto', expect: ['30 bloco [Unidade]'] },
  { text: 'argamassa ac2 3 sacos', expect: ['3 argamassa-2'] },
  { text: 'preciso de argamassa, 2 sacos', expect: ['? 2 argamassa: argamassa-1 | argamassa-2'] },
  { text: "uma caixa d'água de 500 litros", expect: ['1 caixa-500'] },
  {
    text: 'caixa dagua de 1000 e uma torneira de jardim, entrega na cohama rua 12 casa 8',
    expect: ['1 caixa-1000', '1 torneira', 'entrega', 'bairro Cohama', 'endereço rua 12 casa 8'],
  },
  { text: 'rejunte cinza 2 kg', expect: ['2 rejunte + cor:cinza'] },
  { text: 'rejunte preto', expect: ['1 rejunte + cor:preto'] },
  { text: 'quanto tá o cimento?', expect: ['pergunta preço cimento'] },
  { text: 'vcs tem porcelanato?', expect: ['! porcelanato'] },
  {
    text: 'tira 2 cimentos',
    cart: ['5 cimento', '1 areia [Metro]'],
    expect: ['3 cimento', '1 areia [Metro]'],
  },
  { text: 'em vez do vergalhão de 8 manda o de 10', cart: ['4 vergalhao-8'], expect: ['4 vergalhao-10'] },
  {
    text: 'dez saco de cimento dois de cal e um metro de brita pode deixar no turu',
    expect: ['10 cimento', '2 cal', '1 brita [Metro]', 'entrega', 'bairro Turu'],
  },
  { text: 'trena de 5 metros, um martelo e cadeado de 35', expect: ['1 trena', '1 martelo', '1 cadeado'] },
]
