import type { CorpusMessage } from '../../../corpus'

/** doce-ladeira: what is asked, corrected and said at a step. */
export const doceLadeiraTalk: readonly CorpusMessage[] = [
  // Questions
  { text: 'oi qual o valor do cento do brigadeiro belga?', expect: ['pergunta preço brig-belga'] },
  {
    text: 'o cajuzinho leva amendoim? minha irmã é alérgica',
    cart: ['1 brigadeiro [Cento]'],
    expect: ['1 brigadeiro [Cento]', 'pergunta alérgeno cajuzinho amendoim'],
  },
  // Corrections and steps
  { text: 'me vê aquele docinho da festa da minha prima', expect: ['?'] },
  {
    text: 'a massa é de chocolate viu',
    cart: ['1 bolo [2 kg] + massa:branca + recheio:ameixa'],
    expect: ['1 bolo [2 kg] + massa:chocolate + recheio:ameixa'],
  },
  {
    text: 'eu retiro aí às 15h, no nome de Tainá',
    cart: ['1 sortidos [Cento] + sabores:brigadeiro + sabores:beijinho'],
    at: 'fulfilment',
    expect: [
      '1 sortidos [Cento] + sabores:brigadeiro + sabores:beijinho',
      'retirada',
      'hora 15:00',
      'nome Tainá',
    ],
  },
]
