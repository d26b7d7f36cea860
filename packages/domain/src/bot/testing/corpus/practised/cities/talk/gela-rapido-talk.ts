import type { CorpusMessage } from '../../../corpus'

/** gela-rapido: what is asked, corrected and said at a step. */
export const gelaRapidoTalk: readonly CorpusMessage[] = [
  // Questions
  {
    text: 'boa noite qto ta o fardo da heineken e da stella?',
    expect: ['pergunta preço heineken-ln | stella-ln'],
  },
  {
    text: 'tem gelo de coco né?',
    cart: ['1 old-parr'],
    expect: ['1 old-parr', 'pergunta tem gelo-coco'],
  },
  { text: 'cadê minha cerveja homi, faz mais de hora que pedi', expect: ['pergunta pedido'] },
  // Corrections and steps
  { text: 'preciso cancelar o pedido que fiz, deu um problema aqui', expect: ['cancelar'] },
  {
    text: 'troca o guaraná por coca zero',
    cart: ['2 guarana [2L]', '1 doritos'],
    expect: ['2 coca-zero [2L]', '1 doritos'],
  },
  {
    text: 'eita deixa pra lá, apaga tudo aí',
    cart: ['6 heineken-ln [Unidade]', '1 gelo-3'],
    expect: ['6 heineken-ln [Unidade]', '1 gelo-3', 'esvaziar'],
  },
]
