import type { CorpusMessage } from '../../corpus'

/** What customers of the home-style restaurant order. */
export const mineiroOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom dia sô, um marmitex m de pernil e uma limonada de copo',
    expect: ['1 marmitex [M] + carne:pernil', '1 limonada [Copo]'],
  },
  { text: 'um frango com quiabo e um mate couro', expect: ['1 frango-quiabo', '1 mate-couro'] },
  { text: '2 tropeiro completo e 1 coca 2 litros', expect: ['2 tropeiro', '1 coca-2l'] },
  {
    text: 'uai trem bão, me vê meia de torresmo e duas original',
    expect: ['1 torresmo [Meia]', '2 original-600'],
  },
  {
    text: '1 vaca atolada\n1 tutu\n2 guarana lata',
    expect: ['1 vaca-atolada', '1 tutu', '2 guarana-lata'],
  },
  {
    text: 'marmitex g linguiça, marmitex p frango',
    expect: ['1 marmitex [G] + carne:linguica', '1 marmitex [P] + carne:frango'],
  },
  {
    text: 'Bom dia, por favor uma feijoada e um suco de laranja (jarra)',
    expect: ['1 feijoada', '1 suco-laranja [Jarra]'],
  },
  {
    text: 'DUAS DOSES DE SALINAS E UMA PORÇÃO INTEIRA DE FÍGADO COM JILÓ',
    expect: ['2 salinas [Dose]', '1 figado [Inteira]'],
  },
  { text: 'quero um lombo assado e de sobremesa ambrosia', expect: ['1 lombo', '1 ambrosia'] },
  {
    text: 'tres marmitex pequeno de almondega',
    expect: ['3 marmitex [P] + carne:almondega'],
  },
  {
    text: 'canjiquinha c costelinha 1, agua sem gas 1, pudim 1',
    expect: ['1 canjiquinha', '1 agua', '1 pudim'],
  },
  {
    text: 'oi minha fia, separa 2 frango ao molho pardo',
    expect: ['2 frango-pardo'],
  },
  {
    text: 'uma garrafa de seleta e meia porção de linguiça acebolada',
    expect: ['1 seleta [Garrafa]', '1 linguica [Meia]'],
  },
  {
    text: '1 doce de leite com queijo e 1 doce de leite puro',
    expect: ['1 doce-leite-queijo', '1 doce-leite'],
  },
  {
    text: 'porçao de pastel de angu inteira e jarra de abacaxi com hortela',
    expect: ['1 pastel-angu [Inteira]', '1 suco-abacaxi [Jarra]'],
  },
  {
    text: 'qro 2 marmitex grande costelinha com arroz feijao e couve',
    expect: [
      '2 marmitex [G] + carne:costelinha + acompanhamentos:arroz + acompanhamentos:feijao + acompanhamentos:couve',
    ],
  },
  {
    text: 'um marmitex médio de bife com arroz tropeiro e batata frita',
    expect: [
      '1 marmitex [M] + carne:bife + acompanhamentos:arroz + acompanhamentos:tropeiro + acompanhamentos:batata',
    ],
  },
  {
    text: 'duas mandioca frita, uma meia e uma inteira',
    expect: ['1 mandioca [Meia]', '1 mandioca [Inteira]'],
  },
  { text: 'um marmitex de omelete', expect: ['1 marmitex [?] + carne:omelete'] },
  { text: 'me manda um marmitex g aí', expect: ['1 marmitex [G] + ?carne'] },
  { text: 'uma boazinha e um torresmo', expect: ['1 boazinha [?]', '1 torresmo [?]'] },
  {
    text: 'um frango e uma coca lata',
    expect: ['? 1 frango: frango-quiabo | frango-pardo', '1 coca-lata'],
  },
  // Options and notes
  {
    text: 'tropeiro completo com dois ovo frito e sem couve',
    expect: ['1 tropeiro + adicionais:ovo*2 (sem couve)'],
  },
  {
    text: 'marmitex m de frango, arroz, angu, salada, e põe torresmo extra. o frango bem passado',
    expect: [
      '1 marmitex [M] + carne:frango + acompanhamentos:arroz + acompanhamentos:angu + acompanhamentos:salada + adicionais:torresmo (o frango bem passado)',
    ],
  },
  {
    text: '2 frango com quiabo um deles com pouco sal',
    expect: ['1 frango-quiabo', '1 frango-quiabo (pouco sal)'],
  },
  // Said ahead
  {
    text: 'vê um tutu à mineira pra entregar na floresta, rua pouso alegre 1120 ap 204, em dinheiro troco pra 50',
    expect: [
      '1 tutu',
      'entrega',
      'bairro Floresta',
      'endereço rua pouso alegre 1120 ap 204',
      'pagamento cash',
      'troco 50',
    ],
  },
  {
    text: 'busco 11h45, 4 marmitex m de pernil, nome Wanderley',
    expect: ['4 marmitex [M] + carne:pernil', 'retirada', 'hora 11:45', 'nome Wanderley'],
  },
  {
    text: 'pagamento no vale refeição. uma feijoada com a pimenta à parte aqui na savassi',
    expect: ['1 feijoada (com a pimenta à parte)', 'entrega', 'bairro Savassi', 'pagamento voucher'],
  },
  {
    text: 'leva 2 vaca atolada pra contagem',
    expect: ['2 vaca-atolada', 'entrega', 'fora contagem'],
  },
  {
    text: 'rua mármore 412, casa dos fundos. deixa com a vizinha se eu nao atender',
    cart: ['1 canjiquinha'],
    at: 'address',
    expect: [
      '1 canjiquinha',
      'endereço rua mármore 412, casa dos fundos',
      'obs deixa com a vizinha se eu nao atender',
    ],
  },
  // Awkward
  {
    text: 'bom dia dona zezé aqui é o Geraldo da oficina eu vou querer hoje cinco marmitex grande três de bife e dois de costelinha um dos de bife é sem salada e manda também uma coca de dois litros pode entregar meio dia no padre eustáquio rua humaitá trezentos e dez e o pagamento é no dinheiro mas não precisa de troco',
    expect: [
      '2 marmitex [G] + carne:bife',
      '1 marmitex [G] + carne:bife (sem salada)',
      '2 marmitex [G] + carne:costelinha',
      '1 coca-2l',
      'entrega',
      'hora 12:00',
      'bairro Padre Eustáquio',
      'endereço rua humaitá trezentos e dez',
      'pagamento cash',
      'sem troco',
      'nome Geraldo',
    ],
  },
  {
    text: 'Almoço:\n1) Lu - M pernil, arroz, feijão, couve\n2) Rô - P frango, arroz, macarrão\n3) eu - frango c/ quiabo\n4) Tiago - M linguiça + ovo\nbebidas: 1 jarra de limonada e 1 água c gás\nSanta Tereza',
    expect: [
      '1 marmitex [M] + carne:pernil + acompanhamentos:arroz + acompanhamentos:feijao + acompanhamentos:couve',
      '1 marmitex [P] + carne:frango + acompanhamentos:arroz + acompanhamentos:macarrao',
      '1 frango-quiabo',
      '1 marmitex [M] + carne:linguica + adicionais:ovo',
      '1 limonada [Jarra]',
      '1 agua-gas',
      'entrega',
      'bairro Santa Tereza',
    ],
  },
]
