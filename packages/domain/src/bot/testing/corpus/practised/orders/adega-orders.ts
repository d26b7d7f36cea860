import type { CorpusMessage } from '../../corpus'

/** What customers of the drinks, gas and convenience shop order. */
export const adegaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'boa noite meu amigo, um fardo de skol e um gelo de 5kg',
    expect: ['1 skol-lata [Fardo]', '1 gelo [5 kg]'],
  },
  {
    text: 'um botijão de gas, é troca do casco',
    expect: ['1 gas + casco:troca'],
  },
  { text: '2 água de 20 litros pra trocar o vasilhame', expect: ['2 agua-20 + vasilhame:troca'] },
  {
    text: 'bicho manda 6 itaipava litrão e uma carteira de marlboro',
    expect: ['6 itaipava-litrao [Unidade]', '1 marlboro'],
  },
  {
    text: 'combo de smirnoff com energetico de melancia',
    expect: ['1 combo-smirnoff + energeticos:melancia'],
  },
  {
    text: '1 garrafa de white horse\n2 red bull\n1 gelo 10kg\n1 doritos',
    expect: ['1 white-horse [Garrafa]', '2 red-bull', '1 gelo [10 kg]', '1 doritos'],
  },
  { text: 'uma caixa de brahma litrao', expect: ['1 brahma-litrao [Caixa]'] },
  { text: 'duas dose de pitu e um amendoim', expect: ['2 pitu [Dose]', '1 amendoim'] },
  {
    text: 'ME MANDE 12 HEINEKEN LONG NECK E 2 SACO DE GELO DE 5',
    expect: ['12 heineken-ln [Unidade]', '2 gelo [5 kg]'],
  },
  {
    text: 'Boa tarde, gostaria de um carvão de 3 kg e uma Coca de 2 litros, por favor',
    expect: ['1 carvao [3 kg]', '1 coca-2l'],
  },
  {
    text: 'dois pippos, uma rufles e um guaraná 2l pra criançada',
    expect: ['2 pippos', '1 ruffles', '1 guarana-2l'],
  },
  { text: 'absolut garrafa e 4 tonica', expect: ['1 absolut [Garrafa]', '4 agua-tonica'] },
  { text: 'oxe me vê 1 rothmans e 1 isqueiro', expect: ['1 rothmans', '1 isqueiro'] },
  {
    text: 'três fardos de itaipava, um fardo de heineken e carvão 5kg 2',
    expect: ['3 itaipava-lata [Fardo]', '1 heineken-lata [Fardo]', '2 carvao [5 kg]'],
  },
  { text: 'meia dúzia de latinha de brahma', expect: ['6 brahma-lata [Unidade]'] },
  { text: 'uma caixa de stella e 3 monster', expect: ['1 stella-ln [Caixa]', '3 monster'] },
  {
    text: 'uma vodka smirnoff garrafa e duas coca lata visse',
    expect: ['1 smirnoff [Garrafa]', '2 coca-lata'],
  },
  { text: 'dez aguinha de 500 e um gelo de dez quilo', expect: ['10 agua-500', '1 gelo [10 kg]'] },
  { text: '5 skol', expect: ['? 5 skol: skol-lata | skol-litrao'] },
  { text: 'quero um gás e um carvão', expect: ['1 gas + ?casco', '1 carvao [?]'] },
  {
    text: 'uma carteira de cigarro e um isqueiro',
    expect: ['? 1 carteira de cigarro: marlboro | rothmans', '1 isqueiro'],
  },
  { text: 'um whisky red label', expect: ['1 red-label [?]'] },
  { text: 'vê um combo absolut aí', expect: ['1 combo-absolut + ?energeticos'] },
  // Options and notes
  {
    text: 'combo white horse com 2 energético tropical e 2 maçã verde, mais 2 gelo de coco',
    expect: ['1 combo-white + energeticos:tropical*2 + energeticos:maca-verde*2 + gelo:coco*2'],
  },
  { text: 'uma água de 20 com vasilhame novo que quebrei o meu', expect: ['1 agua-20 + vasilhame:novo'] },
  {
    text: '8 brahma litrão estupidamente gelada',
    expect: ['8 brahma-litrao [Unidade] (estupidamente gelada)'],
  },
  // Said ahead
  {
    text: 'gás e água de 20, os dois troca, entrega na iputinga rua são mateus 540 ap 102, dinheiro, troco pra 150',
    expect: [
      '1 gas + casco:troca',
      '1 agua-20 + vasilhame:troca',
      'entrega',
      'bairro Iputinga',
      'endereço rua são mateus 540 ap 102',
      'pagamento cash',
      'troco 150',
    ],
  },
  {
    text: 'separa aí uma caixa de skol litrão que pego 17h30, nome Edson',
    expect: ['1 skol-litrao [Caixa]', 'retirada', 'hora 17:30', 'nome Edson'],
  },
  {
    text: 'traz um fardo de brahma lata pra olinda',
    expect: ['1 brahma-lata [Fardo]', 'entrega', 'fora olinda'],
  },
  {
    text: 'pix. e por favor não toca a campainha que tem neném dormindo',
    cart: ['1 gas + casco:troca'],
    at: 'payment',
    expect: ['1 gas + casco:troca', 'pagamento pix', 'obs não toca a campainha que tem neném dormindo'],
  },
  // Awkward
  {
    text: 'boa noite meu querido veja só eu vou querer dois fardos de skol um fardo de heineken dois sacos de gelo de cinco quilos e uma garrafa de red label aí bota também três doritos é pra entregar na madalena rua real da torre setecentos e dez e eu passo no débito',
    expect: [
      '2 skol-lata [Fardo]',
      '1 heineken-lata [Fardo]',
      '2 gelo [5 kg]',
      '1 red-label [Garrafa]',
      '3 doritos',
      'entrega',
      'bairro Madalena',
      'endereço rua real da torre setecentos e dez',
      'pagamento debit_card',
    ],
  },
  {
    text: 'resenha de hoje:\n- 2 combo smirnoff (um melancia, outro tropical)\n- skol lata 24\n- itaipava litrão, 1 caixa\n- gelo 10 kg x3\n- 1 marlboro e 2 rothmans\n- ruffles 4\ncordeiro, rua gomes taborda 66, maquininha',
    expect: [
      '1 combo-smirnoff + energeticos:melancia',
      '1 combo-smirnoff + energeticos:tropical',
      '24 skol-lata [Unidade]',
      '1 itaipava-litrao [Caixa]',
      '3 gelo [10 kg]',
      '1 marlboro',
      '2 rothmans',
      '4 ruffles',
      'entrega',
      'bairro Cordeiro',
      'endereço rua gomes taborda 66',
      'pagamento ?',
    ],
  },
]
