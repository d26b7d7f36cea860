import type { CorpusMessage } from '../../corpus'

/** What customers of the grill and skewer house correct, ask and say besides. */
export const churrascariaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'a picanha faz pra 4 que chegou mais gente',
    cart: ['1 picanha [3 pessoas] + ponto:ao-ponto', '1 coca-2l'],
    expect: ['1 picanha [4 pessoas] + ponto:ao-ponto', '1 coca-2l'],
  },
  {
    text: 'tira um de coração e põe um de cupim no lugar',
    cart: ['3 e-coracao', '2 e-frango'],
    expect: ['2 e-coracao', '2 e-frango', '1 e-cupim'],
  },
  {
    text: 'esqueci, na jantinha põe mandioca tbm',
    cart: ['1 jantinha + espeto:carne + acompanhamentos:arroz'],
    at: 'confirm',
    expect: ['1 jantinha + espeto:carne + acompanhamentos:arroz + acompanhamentos:mandioca'],
  },
  // Questions
  { text: 'jantinha tá quanto', expect: ['pergunta preço jantinha'] },
  { text: 'tem costela hj ainda', expect: ['pergunta tem costela'] },
  {
    text: 'mais 2 original. demora quanto tempo pra sair?',
    cart: ['1 chapa-mista [2 pessoas]'],
    expect: ['1 chapa-mista [2 pessoas]', '2 original-600', 'pergunta tempo'],
  },
  // Closing
  {
    text: 'ta bão só isso aí mesmo chefe',
    cart: ['4 e-carne', '1 chopp-pilsen [Torre]'],
    expect: ['4 e-carne', '1 chopp-pilsen [Torre]', 'fim'],
  },
  // Not sold or unclear
  { text: 'dois espeto de jacaré e um de linguiça', expect: ['! jacaré', '1 e-linguica'] },
]
