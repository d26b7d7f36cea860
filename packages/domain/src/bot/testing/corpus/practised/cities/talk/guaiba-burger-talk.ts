import type { CorpusMessage } from '../../../corpus'

/** guaiba-burger: what is asked, corrected and said at a step. */
export const guaibaBurgerTalk: readonly CorpusMessage[] = [
  // Questions
  { text: 'o farroupilha leva o que?', expect: ['pergunta ingredientes farroupilha'] },
  {
    text: 'a maionese verde tem ovo? meu guri é alérgico',
    cart: ['1 xis-salada'],
    expect: ['1 xis-salada', 'pergunta alérgeno maionese-verde ovo'],
  },
  { text: 'qto tá o combo casal e o smash triplo', expect: ['pergunta preço smash-triplo | combo-casal'] },
  // Corrections and steps
  {
    text: 'na vdd quero bem passado',
    cart: ['1 classic + ponto:mal', '1 coca-lata'],
    expect: ['1 classic + ponto:bem', '1 coca-lata'],
  },
  {
    text: 'tira o ovo de um deles e o outro deixa assim',
    cart: ['2 xis-salada + adicionais:ovo'],
    expect: ['1 xis-salada', '1 xis-salada + adicionais:ovo'],
  },
  {
    text: 'deu, era isso guria, brigado',
    cart: ['2 xis-coracao', '1 polar'],
    expect: ['2 xis-coracao', '1 polar', 'fim'],
  },
]
