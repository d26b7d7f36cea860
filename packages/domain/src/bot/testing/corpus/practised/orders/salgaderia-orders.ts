import type { CorpusMessage } from '../../corpus'

/** What customers of the savouries and party shop order. */
export const salgaderiaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom dia quero um cento de coxinha e 50 bolinha de queijo',
    expect: ['1 coxinha [Cento]', '1 bolinha [50 unidades]'],
  },
  { text: 'me vê 10 quibe e 10 enroladinho', expect: ['10 quibe [Unidade]', '10 enroladinho [Unidade]'] },
  { text: 'meio cento de risole de milho', expect: ['1 risole-milho [50 unidades]'] },
  {
    text: 'preciso de 25 esfirra de carne e uma coca 2 litro uai',
    expect: ['1 esfirra [25 unidades]', '1 coca-2l'],
  },
  { text: '1 kit festa pra 20 pessoas com bolo de prestigio', expect: ['1 kit-20 + bolo:prestigio'] },
  { text: 'uma torta de frango grande e um mineiro 2l', expect: ['1 torta-frango [G]', '1 mineiro-2l'] },
  {
    text: 'cem brigadeiro e cinquenta beijinho',
    expect: ['1 brigadeiro [Cento]', '1 beijinho [50 unidades]'],
  },
  {
    text: 'uma empadinha de frango com pequi e uma coca lata pra comer agora',
    expect: ['1 empadinha-pequi [Unidade]', '1 coca-lata'],
  },
  {
    text: '200 mini pizza e 100 mini hamburguer',
    expect: ['2 mini-pizza [Cento]', '1 mini-hamburguer [Cento]'],
  },
  {
    text: 'Oi, gostaria de encomendar 50 cajuzinhos e 25 bichos de pé, por gentileza',
    expect: ['1 cajuzinho [50 unidades]', '1 bicho-pe [25 unidades]'],
  },
  { text: 'um empadão goiano médio', expect: ['1 empadao [M]'] },
  {
    text: 'quero 25 de coxinha, 25 de quibe e 25 de risole de carne',
    expect: ['1 coxinha [25 unidades]', '1 quibe [25 unidades]', '1 risole-carne [25 unidades]'],
  },
  { text: 'cê me vê meia duzia de coxinha', expect: ['6 coxinha [Unidade]'] },
  {
    text: '3 coxinha com catupiry\n2 esfirra\n1 guaraná lata',
    expect: ['3 coxinha-catupiry [Unidade]', '2 esfirra [Unidade]', '1 guarana-lata'],
  },
  { text: '2 tortas de frango, uma p e uma g', expect: ['1 torta-frango [P]', '1 torta-frango [G]'] },
  {
    text: 'MINI CHURROS 50 E DOCE DE NINHO COM NUTELLA 50',
    expect: ['1 mini-churros [50 unidades]', '1 ninho-nutella [50 unidades]'],
  },
  { text: 'dois cento de brigadeiro', expect: ['2 brigadeiro [Cento]'] },
  { text: 'um cento de empadinha', expect: ['? 1 empadinha: empadinha | empadinha-pequi'] },
  { text: 'uma torta de palmito e um guarana de 2l', expect: ['1 torta-palmito [?]', '1 guarana-2l'] },
  { text: 'queria o kit de 10 pessoas', expect: ['1 kit-10 + ?bolo'] },
  { text: 'cento de risole', expect: ['? 1 risole: risole-milho | risole-carne'] },
  // Options and notes
  {
    text: 'DOIS CENTO DE COXINHA COM CATUPIRY CONGELADA',
    expect: ['2 coxinha-catupiry [Cento] + preparo:congelado'],
  },
  {
    text: '1 cento de salgado sortido com coxinha, quibe e bolinha de queijo',
    expect: ['1 sortido [Cento] + sabores:coxinha + sabores:quibe + sabores:bolinha'],
  },
  {
    text: 'cinquenta travesseirinho bem sequinho, manda guardanapo junto',
    expect: ['1 travesseirinho [50 unidades] (bem sequinho)', 'obs manda guardanapo junto'],
  },
  {
    text: '50 pao de queijo congelado e 50 assado',
    expect: ['1 pao-queijo [50 unidades] + preparo:congelado', '1 pao-queijo [50 unidades] + preparo:assado'],
  },
  {
    text: 'meio cento sortido meio a meio coxinha e enroladinho',
    expect: ['1 sortido [50 unidades] + sabores:coxinha + sabores:enroladinho'],
  },
  // Said ahead
  {
    text: 'um cento de quibe e um de bolinha de queijo, entrega no setor coimbra, rua 236 qd 71 lt 8, pix',
    expect: [
      '1 quibe [Cento]',
      '1 bolinha [Cento]',
      'entrega',
      'bairro Setor Coimbra',
      'endereço rua 236 qd 71 lt 8',
      'pagamento pix',
    ],
  },
  {
    text: 'deixa pronto uma torta de frango m que eu busco 11 e meia, Lurdes',
    expect: ['1 torta-frango [M]', 'retirada', 'hora 11:30', 'nome Lurdes'],
  },
  {
    text: 'leva 25 pão de queijo em trindade',
    expect: ['1 pao-queijo [25 unidades]', 'entrega', 'fora trindade'],
  },
  {
    text: 'entregar, setor sul, rua 94 numero 150',
    cart: ['1 kit-40 + bolo:abacaxi-coco'],
    at: 'fulfilment',
    expect: ['1 kit-40 + bolo:abacaxi-coco', 'entrega', 'bairro Setor Sul', 'endereço rua 94 numero 150'],
  },
  // Awkward
  {
    text: 'oi Cida bom dia eu tô precisando de um cento e meio de coxinha e meio cento de enroladinho aí cê põe mais cinquenta brigadeiro e dois refrigerante mineiro eu pego aí às cinco da tarde e pago no cartão de débito',
    expect: [
      '1 coxinha [Cento]',
      '1 coxinha [50 unidades]',
      '1 enroladinho [50 unidades]',
      '1 brigadeiro [50 unidades]',
      '2 mineiro-2l',
      'retirada',
      'hora 17:00',
      'pagamento debit_card',
    ],
  },
  {
    text: 'Festa do João Pedro\n* coxinha: 2 centos\n* bolinha de queijo: 1 cento\n* esfirra: 50\n* mini pizza 25\n* brigadeiro - 1 cento\n* beijinho - 50\n* empadão goiano G\n* coca 2l (4)\nentrega jardim europa, av. berlim 700, 18h, no crédito',
    expect: [
      '2 coxinha [Cento]',
      '1 bolinha [Cento]',
      '1 esfirra [50 unidades]',
      '1 mini-pizza [25 unidades]',
      '1 brigadeiro [Cento]',
      '1 beijinho [50 unidades]',
      '1 empadao [G]',
      '4 coca-2l',
      'entrega',
      'bairro Jardim Europa',
      'endereço av. berlim 700',
      'hora 18:00',
      'pagamento credit_card',
    ],
  },
]
