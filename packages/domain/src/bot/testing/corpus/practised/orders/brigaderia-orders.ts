import type { CorpusMessage } from '../../corpus'

/** What customers of the brigaderia in Belo Horizonte order. */
export const brigaderiaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom dia, quero um cento de brigadeiro e meio cento de beijinho',
    expect: ['1 brigadeiro [Cento]', '1 beijinho [50 unidades]'],
  },
  { text: '25 brigadeiro de ninho com nutella', expect: ['1 brig-ninho-nutella [25 unidades]'] },
  {
    text: 'cê me vê 6 brigadeiro de pistache e 4 de café uai',
    expect: ['6 brig-pistache [Unidade]', '4 brig-cafe [Unidade]'],
  },
  { text: 'dois cento de cajuzinho', expect: ['2 cajuzinho [Cento]'] },
  {
    text: '50 brigadeiros, 50 casadinhos e 25 olho de sogra',
    expect: ['1 brigadeiro [50 unidades]', '1 casadinho [50 unidades]', '1 olho-sogra [25 unidades]'],
  },
  {
    text: 'um pão de mel, duas palha italiana e um brigadeiro de colher',
    expect: ['1 pao-mel', '2 palha', '1 brig-colher'],
  },
  { text: 'bolo no pote', expect: ['1 bolo-pote + ?sabor'] },
  {
    text: '300 docinho: 100 brigadeiro, 100 beijinho, 100 surpresa de uva',
    expect: ['1 brigadeiro [Cento]', '1 beijinho [Cento]', '1 surpresa-uva [Cento]'],
  },
  {
    text: '2 bolim no pote de prestigio e um mate couro',
    expect: ['2 bolo-pote + sabor:prestigio', '1 mate-couro'],
  },
  { text: 'Bem casado, 1 cento.', expect: ['1 bem-casado [Cento]'] },
  {
    text: 'oieee vou qrer 1 copo da felicidade e 1 brownie 🥰',
    expect: ['1 copo', '1 brownie'],
  },
  { text: 'um kit festa p', expect: ['1 kit-p + ?massa + ?recheio'] },
  { text: 'cinquenta camafeu', expect: ['1 camafeu [50 unidades]'] },
  {
    text: 'meio cento de brigadeiro de ninho e meio cento do de limão',
    expect: ['1 brig-ninho [50 unidades]', '1 brig-limao [50 unidades]'],
  },
  {
    text: 'quero uma dúzia de brigadeiro belga e um bolo de fubá pro café da tarde',
    expect: ['12 brig-belga [Unidade]', '1 bolo-fuba'],
  },
  // Options and notes
  {
    text: 'caixa presente de 9 com brigadeiro, ninho e pistache',
    expect: ['1 caixa [9 unidades] + sabores:brigadeiro + sabores:ninho + sabores:pistache'],
  },
  {
    text: 'um bolo recheado de 2kg massa de chocolate com recheio de ninho e morango',
    expect: ['1 bolo [2 kg] + massa:chocolate + recheio:ninho + recheio:morango'],
  },
  {
    text: 'naked cake 1 kg massa branca recheio doce de leite, com topo personalizado escrito Helena 1 aninho',
    expect: [
      '1 naked [1 kg] + massa:branca + recheio:doce-leite + adicionais:topo (escrito Helena 1 aninho)',
    ],
  },
  {
    text: 'um cento de brigadeiro na forminha dourada e 50 beijinho na branca',
    expect: ['1 brigadeiro [Cento] + forminha:dourada', '1 beijinho [50 unidades] + forminha:branca'],
  },
  { text: 'bolo recheado de abacaxi', expect: ['1 bolo [?] + ?massa + recheio:abacaxi'] },
  {
    text: '25 cajuzinho sem amendoim por cima e 25 brigadeiro de limão forminha azul',
    expect: [
      '1 cajuzinho [25 unidades] (sem amendoim por cima)',
      '1 brig-limao [25 unidades] + forminha:azul',
    ],
  },
  // Said ahead
  {
    text: 'preciso de um cento de brigadeiro e um kit festa G massa branca recheio de brigadeiro, entregar na savassi rua pernambuco 1077 às 14h, pix',
    expect: [
      '1 brigadeiro [Cento]',
      '1 kit-g + massa:branca + recheio:brigadeiro',
      'entrega',
      'bairro Savassi',
      'endereço rua pernambuco 1077',
      'hora 14:00',
      'pagamento pix',
    ],
  },
  {
    text: 'vou buscar 25 casadinho lá pras 4 da tarde, nome Wanderleia, pago em dinheiro',
    expect: ['1 casadinho [25 unidades]', 'retirada', 'hora 16:00', 'nome Wanderleia', 'pagamento cash'],
  },
  {
    text: 'quero um bolo de cenoura com chocolate pra entregar em contagem',
    expect: ['1 bolo-cenoura', 'entrega', 'fora contagem'],
  },
  {
    text: 'rua pouso alegre 540, floresta',
    cart: ['1 brig-belga [50 unidades]'],
    at: 'fulfilment',
    expect: ['1 brig-belga [50 unidades]', 'entrega', 'bairro Floresta', 'endereço rua pouso alegre 540'],
  },
  {
    text: 'troco pra 200',
    cart: ['1 surpresa-uva [Cento] + forminha:rosa'],
    at: 'change',
    expect: ['1 surpresa-uva [Cento] + forminha:rosa', 'troco 200'],
  },
  // Awkward
  {
    text: 'oi Zélia bom dia aqui ó eu tô precisando pro batizado do Théo de um cento e meio de brigadeiro meio cento de beijinho tudo na forminha azul e um bolo recheado de três quilos massa branca com doce de leite e abacaxi aí eu mando buscar às dez da manhã',
    expect: [
      '1 brigadeiro [Cento] + forminha:azul',
      '1 brigadeiro [50 unidades] + forminha:azul',
      '1 beijinho [50 unidades] + forminha:azul',
      '1 bolo [3 kg] + massa:branca + recheio:doce-leite + recheio:abacaxi',
      'retirada',
      'hora 10:00',
    ],
  },
  {
    text: 'Festa 15 anos Maria Eduarda 🎉\nbrigadeiro belga - 100\nbrigadeiro de ninho - 100\nsurpresa de uva - 50\ncamafeu - 25\nbem casado - 50\ncoca 2l - 6\nBuritis, rua josé rodrigues pereira 300',
    expect: [
      '1 brig-belga [Cento]',
      '1 brig-ninho [Cento]',
      '1 surpresa-uva [50 unidades]',
      '1 camafeu [25 unidades]',
      '1 bem-casado [50 unidades]',
      '6 coca-2l',
      'entrega',
      'bairro Buritis',
      'endereço rua josé rodrigues pereira 300',
    ],
  },
]
