import type { CorpusMessage } from '../../../corpus'

/** gela-rapido: what is ordered. */
export const gelaRapidoOrders: readonly CorpusMessage[] = [
  // Plain orders
  { text: 'boa noite, 12 skol lata e 1 gelo de 5kg', expect: ['12 skol-lata [Unidade]', '1 gelo-5'] },
  { text: 'um fardo de heinekem e um carvao de 3 kg', expect: ['1 heineken-ln [Fardo]', '1 carvao-3'] },
  { text: 'oxe manda 2 litrao de brahma e um amendoim', expect: ['2 brahma-litrao', '1 amendoim'] },
  { text: '6 skol geladinha', expect: ['? 6 skol: skol-lata | skol-latao | skol-litrao'] },
  { text: 'coca 2l 2 e guaraná lata 3', expect: ['2 coca [2L]', '3 guarana [Lata]'] },
  { text: 'uma coca e um doritos', expect: ['1 coca [?]', '1 doritos'] },
  {
    text: 'um old parr, 4 red bull e 2 gelo de coco visse',
    expect: ['1 old-parr', '4 red-bull', '2 gelo-coco'],
  },
  { text: '1 montilla', expect: ['? 1 montilla: montilla-branca | montilla-ouro'] },
  { text: '5 dindim de coco e 3 de maracujá', expect: ['5 dudu-coco', '3 dudu-maracuja'] },
  {
    text: 'pro churrasco: 2 fardo de skol lata, 1 fardo de brahma, 3 gelo cubo 5kg e 2 carvão 5 kg',
    expect: ['2 skol-lata [Fardo]', '1 brahma-lata [Fardo]', '3 gelo-5', '2 carvao-5'],
  },
  { text: 'marlboro light 2 e um isqueiro', expect: ['2 marlboro-light', '1 isqueiro'] },
  { text: 'meia duzia de budweiser e meia de stella', expect: ['! budweiser', '6 stella-ln [Unidade]'] },
  { text: 'meia duzia de latão de skol', expect: ['6 skol-latao [Unidade]'] },
  {
    text: 'opa meu patrão boa noite manda aí um fardo de skol lata um saco de gelo de cinco quilo e uma carteira de marlboro vermelho aqui em boa viagem na rua dos navegantes 810 apartamento 301 e eu pago no cartão de débito',
    expect: [
      '1 skol-lata [Fardo]',
      '1 gelo-5',
      '1 marlboro',
      'entrega',
      'bairro Boa Viagem',
      'endereço rua dos navegantes 810 apartamento 301',
      'pagamento debit_card',
    ],
  },
  {
    text: 'vou buscar daqui a pouco 1 smirnoff e 2 coca de 2 litros, pago em dinheiro',
    expect: ['1 smirnoff', '2 coca [2L]', 'retirada', 'pagamento cash'],
  },
  {
    text: '1 fardo de skol lata pra entregar em candeias',
    expect: ['1 skol-lata [Fardo]', 'entrega', 'fora candeias'],
  },
  // Options and extras
  {
    text: 'combo whisky com 2 red bull melancia e gelo de coco',
    expect: ['1 combo-whisky + energeticos:melancia*2 + gelo:coco'],
  },
  { text: '10 heineken bem gelada por favor', expect: ['10 heineken-ln [Unidade] (bem gelada)'] },
  {
    text: 'um combo whisky, um energético tropical e um normal',
    expect: ['1 combo-whisky + energeticos:tropical + energeticos:tradicional + ?gelo'],
  },
]
