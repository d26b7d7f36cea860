import type { CorpusMessage } from '../../../corpus'

/** peixe-do-guama: what is ordered. */
export const peixeDoGuamaOrders: readonly CorpusMessage[] = [
  { text: 'bom dia mano, me vê 2 kg de dourada em postas', expect: ['2 dourada [1 kg] + corte:postas'] },
  {
    text: 'égua quero meio quilo de camarão rosa e um maço de jambu',
    expect: ['1 camarao-rosa [500 g]', '1 jambu'],
  },
  {
    text: '1kg de filhote em filé já temperado pfv',
    expect: ['1 filhote [1 kg] + corte:file + tempero:temperado'],
  },
  {
    text: 'me separa um quilo de pescada amarela inteira',
    expect: ['1 pescada-amarela [1 kg] + corte:inteiro'],
  },
  { text: 'quero pescada', expect: ['? 1 pescada: pescada-amarela | pescada-branca'] },
  { text: 'meia duzia de caranguejo vivo e 1 tucupi', expect: ['6 caranguejo', '1 tucupi'] },
  {
    text: 'boa tarde, quero pirarucu, um kilo, cortado em postas',
    expect: ['1 pirarucu [1 kg] + corte:postas'],
  },
  { text: 'um pirarucu seco e uma farinha dagua', expect: ['1 pirarucu-seco', '1 farinha-dagua'] },
  {
    text: 'Bom diaa\n1kg camarao regional\n500g massa de caranguejo\n2 tucupi\n3 jambu\n1 farinha de tapioca',
    expect: [
      '1 camarao-regional [1 kg]',
      '1 massa-caranguejo [500 g]',
      '2 tucupi',
      '3 jambu',
      '1 farinha-tapioca',
    ],
  },
  { text: 'me manda um tambaqui de um quilo aí', expect: ['1 tambaqui [1 kg] + ?corte'] },
  { text: 'dourada em filé', expect: ['1 dourada [?] + corte:file'] },
  {
    text: 'oi boa tarde eu queria um quilo de camarão rosa e meio quilo de mexilhão e um saco de gelo por favor',
    expect: ['1 camarao-rosa [1 kg]', '1 mexilhao [500 g]', '1 gelo'],
  },
  { text: '10 unha de caranguejo e 1 porção de isca de peixe', expect: ['10 unha', '1 isca'] },
  {
    text: 'pra mim meio quilo de dourada em filé, pra mamãe um quilo de pescada branca em postas',
    expect: ['1 dourada [500 g] + corte:file', '1 pescada-branca [1 kg] + corte:postas'],
  },
  { text: 'duas caldeirada sem coentro', expect: ['2 caldeirada (sem coentro)'] },
  {
    text: 'mais um quilo de camarao rosa',
    cart: ['1 camarao-rosa [1 kg]', '1 gelo'],
    expect: ['2 camarao-rosa [1 kg]', '1 gelo'],
  },
  {
    text: 'bota também 2 maços de jambu e uma pimenta de cheiro',
    cart: ['1 tucupi'],
    expect: ['1 tucupi', '2 jambu', '1 pimenta'],
  },
  {
    text: '3kg de tambaqui inteiro e 1 kg de dourada inteira tbm',
    expect: ['3 tambaqui [1 kg] + corte:inteiro', '1 dourada [1 kg] + corte:inteiro'],
  },
  { text: 'quero salmão e dois tucupi de 1 litro', expect: ['! salmão', '2 tucupi'] },
  {
    text: 'me arruma camarão aí mano',
    expect: ['? 1 camarão: camarao-rosa | camarao-regional | camarao-seco'],
  },
  {
    text: 'Bom dia! Por gentileza, gostaria de um quilo de filhote cortado em postas e duas farinhas d’água.',
    expect: ['1 filhote [1 kg] + corte:postas', '2 farinha-dagua'],
  },
  {
    text: '500 gramas de massa d carangueijo + 1 camarao seco',
    expect: ['1 massa-caranguejo [500 g]', '1 camarao-seco'],
  },
  {
    text: 'dois quilo de pescada branca, um inteiro e o outro em filé',
    expect: ['1 pescada-branca [1 kg] + corte:inteiro', '1 pescada-branca [1 kg] + corte:file'],
  },
  {
    text: 'põe meio quilo de mexilhão pra mim tbm mana 🙏',
    cart: ['12 caranguejo'],
    expect: ['12 caranguejo', '1 mexilhao [500 g]'],
  },
]
