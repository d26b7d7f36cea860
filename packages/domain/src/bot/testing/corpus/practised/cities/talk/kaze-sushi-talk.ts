import type { CorpusMessage } from '../../../corpus'

/** kaze-sushi: what is asked, corrected and said at a step. */
export const kazeSushiTalk: readonly CorpusMessage[] = [
  // Questions
  { text: 'o combinado de 16 peças vem com oq?', expect: ['pergunta ingredientes comb-16'] },
  { text: 'o hot roll de camarão tem glúten? sou celíaca', expect: ['pergunta alérgeno hot-camarao glúten'] },
  { text: 'vcs tem barca?', expect: ['! barca'] },
  // Corrections and steps
  {
    text: 'deixa só 2 temaki',
    cart: ['3 temaki-skin', '1 sunomono'],
    expect: ['2 temaki-skin', '1 sunomono'],
  },
  {
    text: 'o yakisoba não é de frango, é só legumes',
    cart: ['1 yakisoba [P] + proteina:frango', '1 coca-lata'],
    expect: ['1 yakisoba [P] + proteina:legumes', '1 coca-lata'],
  },
  {
    text: 'entrega no bigorrilho, rua padre agostinho 2115 ap 94, crédito',
    cart: ['1 comb-40'],
    at: 'fulfilment',
    expect: [
      '1 comb-40',
      'entrega',
      'bairro Bigorrilho',
      'endereço rua padre agostinho 2115 ap 94',
      'pagamento credit_card',
    ],
  },
  { text: 'dá pra falar com alguém da loja? o robô não me entende', expect: ['pessoa'] },
]
