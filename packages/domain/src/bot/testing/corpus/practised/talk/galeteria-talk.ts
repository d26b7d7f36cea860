import type { CorpusMessage } from '../../corpus'

/** What customers of the roast chicken house correct, ask and say besides. */
export const galeteriaTalk: readonly CorpusMessage[] = [
  {
    text: 'na verdade o frango é inteiro',
    cart: ['1 frango [Meio]', '1 agua'],
    expect: ['1 frango [Inteiro]', '1 agua'],
  },
  {
    text: 'bota um baião pequeno junto',
    cart: ['1 frango [Inteiro]'],
    expect: ['1 frango [Inteiro]', '1 baiao [Pequena]'],
  },
  {
    text: 'em vez da coca manda cajuína de 1l',
    cart: ['1 frango [Inteiro]', '1 coca-2l'],
    expect: ['1 frango [Inteiro]', '1 sao-geraldo-1l'],
  },
  {
    text: 'não precisa mais da farofa',
    cart: ['1 frango [Inteiro]', '1 farofa [Grande]'],
    expect: ['1 frango [Inteiro]'],
  },
  { text: 'o que vem no combo família?', expect: ['pergunta ingredientes combo-familia'] },
  { text: 'qual o valor do frango recheado inteiro', expect: ['pergunta preço frango-recheado'] },
  { text: 'tem galeto ainda macho?', expect: ['pergunta tem galeto'] },
  { text: 'aceita pix?', cart: ['1 agua'], expect: ['1 agua', 'pergunta pix'] },
  { text: 'só isso mesmo, valeu', cart: ['1 frango [Inteiro]'], expect: ['1 frango [Inteiro]', 'fim'] },
  { text: 'demora muito pra chegar na messejana?', expect: ['pergunta tempo'] },
]
