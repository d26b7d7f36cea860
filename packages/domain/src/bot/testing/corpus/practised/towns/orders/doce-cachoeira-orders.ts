import type { CorpusMessage } from '../../../corpus'

/** doce-cachoeira: what is ordered. */
export const doceCachoeiraOrders: readonly CorpusMessage[] = [
  {
    text: 'oi bom dia, quero encomendar um cento de brigadeiro e 50 beijinhos',
    expect: ['1 brigadeiro [Cento]', '1 beijinho [50 unidades]'],
  },
  {
    text: 'um bolo recheado de 2kg massa de chocolate com recheio de brigadeiro, escrito Parabéns Helena',
    expect: ['1 bolo [2 kg] + massa:chocolate + recheio:brigadeiro (escrito Parabéns Helena)'],
  },
  {
    text: 'bolo de 3 kg massa branca, recheio leite ninho com morango e topo personalizado',
    expect: ['1 bolo [3 kg] + massa:branca + recheio:ninho + recheio:morango + enfeite:topo'],
  },
  { text: 'quero um bolo de 1kg', expect: ['1 bolo [1 kg] + ?massa + ?recheio'] },
  {
    text: 'bolo recheado massa branca com abacaxi',
    expect: ['1 bolo [?] + massa:branca + recheio:abacaxi'],
  },
  { text: '100 coxinha 100 bolinha de queijo', expect: ['1 coxinha [Cento]', '1 bolinha [Cento]'] },
  {
    text: '25 olho de sogra, 25 cajuzinho e 25 bicho de pé',
    expect: ['1 olho-sogra [25 unidades]', '1 cajuzinho [25 unidades]', '1 bicho-pe [25 unidades]'],
  },
  {
    text: 'uma cuca de banana inteira e um strudel em fatia',
    expect: ['1 cuca-banana [Inteira]', '1 strudel [Fatia]'],
  },
  { text: 'duas fatias de torta alemã e 2 café', expect: ['2 torta-alema [Fatia]', '2 cafe'] },
  { text: 'uma cuca inteira', expect: ['? 1 cuca: cuca-banana | cuca-uva'] },
  { text: 'torta de nozes e uma laranjinha', expect: ['1 torta-nozes [?]', '1 laranjinha'] },
  {
    text: '3 bombas de chocolate, 2 pão de mel e 1 palha italiana',
    expect: ['3 bomba', '2 pao-mel', '1 palha'],
  },
  {
    text: 'meio cento de empadinha e meio cento de risoles',
    expect: ['1 empadinha [50 unidades]', '1 risoles [50 unidades]'],
  },
  {
    text: 'e mais 200 coxinhas',
    cart: ['1 brigadeiro [Cento]'],
    expect: ['1 brigadeiro [Cento]', '2 coxinha [Cento]'],
  },
  {
    text: 'Boa tarde, tudo bem? É aniversário do meu filho. Preciso de:\n1 bolo 2kg massa chocolate recheio doce de leite\n1 cento de brigadeiro\n50 coxinha\n2 coca 2l\nVou retirar às 15h. Obrigada! Patrícia',
    expect: [
      '1 bolo [2 kg] + massa:chocolate + recheio:doce-leite',
      '1 brigadeiro [Cento]',
      '1 coxinha [50 unidades]',
      '2 coca-2l',
      'retirada',
      'hora 15:00',
      'nome Patrícia',
    ],
  },
  {
    text: 'uma torta alemã inteira pra entregar no saguaçu, rua dona francisca 1500, no pix',
    expect: [
      '1 torta-alema [Inteira]',
      'entrega',
      'bairro Saguaçu',
      'endereço rua dona francisca 1500',
      'pagamento pix',
    ],
  },
  {
    text: 'oi eu queria um bolo de um quilo massa de cenoura recheio de brigadeiro e vinte e cinco beijinhos pra entregar no américa hoje às cinco da tarde',
    expect: [
      '1 bolo [1 kg] + massa:cenoura + recheio:brigadeiro',
      '1 beijinho [25 unidades]',
      'entrega',
      'bairro América',
      'hora 17:00',
    ],
  },
  { text: 'qro 4 brownie e uma agua', expect: ['4 brownie', '1 agua'] },
]
