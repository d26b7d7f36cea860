import type { CorpusMessage } from '../../../corpus'

/** doce-ladeira: what is ordered. */
export const doceLadeiraOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom dia, um cento de brigadeiro e um cento de beijinho',
    expect: ['1 brigadeiro [Cento]', '1 beijinho [Cento]'],
  },
  { text: '50 coxinha e 50 kibe', expect: ['1 coxinha [50 unidades]', '1 kibe [50 unidades]'] },
  {
    text: 'bom dia, 200 brigadeiros e 100 casadinhos',
    expect: ['2 brigadeiro [Cento]', '1 casadinho [Cento]'],
  },
  {
    text: '10 brigadero de ninho e 6 cajuzinho',
    expect: ['10 brig-ninho [Unidade]', '6 cajuzinho [Unidade]'],
  },
  { text: 'qro meio cento de olho de sogra', expect: ['1 olho-sogra [50 unidades]'] },
  {
    text: 'oxente me veja 3 cocada preta 2 quindim e uma fatia de torta de limão',
    expect: ['3 cocada-preta', '2 quindim', '1 torta-limao [Fatia]'],
  },
  {
    text: 'um cento e meio de bolinha de queijo',
    expect: ['1 bolinha [Cento]', '1 bolinha [50 unidades]'],
  },
  {
    text: 'um bolo de 3 kg massa branca',
    expect: ['1 bolo [3 kg] + massa:branca + ?recheio'],
  },
  { text: '2 bolo de pote e 1 brownie', expect: ['2 bolo-pote + ?sabor', '1 brownie'] },
  { text: 'me manda uma cocada', expect: ['? 1 cocada: cocada-branca | cocada-preta'] },
  {
    text: 'um cento de empadinha de camarão e um cento de coxinha',
    expect: ['! empadinha de camarão', '1 coxinha [Cento]'],
  },
  { text: 'torta holandesa inteira e 2 guaraná', expect: ['1 torta-holandesa [Inteira]', '2 guarana-2l'] },
  {
    text: 'bom dia minha linda é pro batizado do meu neto eu quero dois centos de coxinha um cento de brigadeiro cinquenta bem casado e duas coca de dois litros pra entregar no rio vermelho rua guedes cabral 140 às quatro da tarde vou pagar no pix',
    expect: [
      '2 coxinha [Cento]',
      '1 brigadeiro [Cento]',
      '1 bem-casado [50 unidades]',
      '2 coca-2l',
      'entrega',
      'bairro Rio Vermelho',
      'endereço rua guedes cabral 140',
      'hora 16:00',
      'pagamento pix',
    ],
  },
  // Options and extras
  {
    text: 'bolo confeitado de 2kg massa de chocolate recheio de brigadeiro',
    expect: ['1 bolo [2 kg] + massa:chocolate + recheio:brigadeiro'],
  },
  {
    text: 'um cento de beijinho na forminha rosa e 50 brigadeiro na branca',
    expect: ['1 beijinho [Cento] + forminha:rosa', '1 brigadeiro [50 unidades] + forminha:branca'],
  },
  {
    text: 'bolo confeitado 2 kg massa branca recheio ninho com morango e topo de bolo escrito Bia 5 anos',
    expect: ['1 bolo [2 kg] + massa:branca + recheio:ninho-morango + adicionais:topo (escrito Bia 5 anos)'],
  },
  {
    text: 'kit festa massa de chocolate recheio de brigadeiro, docinho beijinho e cajuzinho, salgado só coxinha',
    expect: [
      '1 kit-20 + massa:chocolate + recheio:brigadeiro + docinhos:beijinho + docinhos:cajuzinho + salgados:coxinha',
    ],
  },
  // Halves
  {
    text: 'um cento de docinho sortido metade brigadeiro metade cajuzinho',
    expect: ['1 sortidos [Cento] + sabores:brigadeiro + sabores:cajuzinho'],
  },
  {
    text: '50 docinhos sortidos, meio a meio beijinho e casadinho',
    expect: ['1 sortidos [50 unidades] + sabores:beijinho + sabores:casadinho'],
  },
  {
    text: 'bolo confeitado de 1kg massa branca, metade doce de leite metade ameixa',
    expect: ['1 bolo [1 kg] + massa:branca + recheio:doce-leite + recheio:ameixa'],
  },
]
