import type { CorpusMessage } from '../../corpus'

/** What customers of the café in Porto Alegre correct, ask and say besides. */
export const cafePoaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'na verdade o cappuccino é grande',
    cart: ['1 cappuccino [Pequeno]', '1 medialuna [Unidade]'],
    expect: ['1 cappuccino [Grande]', '1 medialuna [Unidade]'],
  },
  {
    text: 'tira o bacon da torrada e bota ovo no lugar',
    cart: ['1 torrada + pao:forma + adicionais:bacon'],
    expect: ['1 torrada + pao:forma + adicionais:ovo'],
  },
  {
    text: 'o suco não precisa mais, vou ficar com a cuca',
    cart: ['1 cuca-goiabada', '1 suco-laranja'],
    expect: ['1 cuca-goiabada'],
  },
  {
    text: 'põe um cartãozinho na cesta também, escreve "te amo mãe"',
    cart: ['1 cesta-bom-dia + bebida:cafe'],
    expect: ['1 cesta-bom-dia + bebida:cafe + mimos:cartao (escreve te amo mãe)'],
  },
  // Questions
  { text: 'oi! o que vem na cesta bom dia?', expect: ['pergunta ingredientes cesta-bom-dia'] },
  { text: 'o brownie de vcs tem nozes? tenho alergia', expect: ['pergunta alérgeno brownie nozes'] },
  { text: 'bom dia, vocês abrem no domingo?', expect: ['pergunta horário'] },
  {
    text: 'quanto fica pra entregar na tristeza?',
    cart: ['1 cesta-kids + bebida:laranja'],
    expect: ['1 cesta-kids + bebida:laranja', 'pergunta entrega Tristeza'],
  },
  // Said at its step
  {
    text: 'eu mesma busco',
    cart: ['1 bolo-cenoura [Inteiro]', '6 negrinho'],
    at: 'fulfilment',
    expect: ['1 bolo-cenoura [Inteiro]', '6 negrinho', 'retirada'],
  },
  // Greetings and closing
  { text: 'deu, era só isso mesmo guria', cart: ['1 espresso'], expect: ['1 espresso', 'fim'] },
  { text: 'o mesmo de sempre por favor, e uma água com gás', expect: ['de novo', '1 agua-gas'] },
  // Not sold or unclear
  { text: 'tem chimarrão pronto aí?', expect: ['! chimarrão'] },
]
