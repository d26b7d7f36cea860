import type { CorpusMessage } from '../../corpus'

/** What customers of the esfiha shop correct, ask and say besides. */
export const esfihariaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'as de queijo troca por escarola',
    cart: ['10 esf-carne [Aberta]', '5 esf-queijo [Aberta]'],
    expect: ['10 esf-carne [Aberta]', '5 esf-escarola [Aberta]'],
  },
  {
    text: 'ops, falei errado, a de carne é fechada',
    cart: ['4 esf-carne [Aberta]', '2 kibe'],
    expect: ['4 esf-carne [Fechada]', '2 kibe'],
  },
  {
    text: 'coloca mais 2 de calabresa e tira a tubaína que já tenho em casa',
    cart: ['4 esf-calabresa [Fechada]', '1 tubaina-2l'],
    expect: ['6 esf-calabresa [Fechada]'],
  },
  {
    text: 'na vdd vou passar no crédito',
    cart: ['1 box-10 + sabores:carne*10'],
    at: 'confirm',
    expect: ['1 box-10 + sabores:carne*10', 'pagamento credit_card'],
  },
  // Questions
  { text: 'quanto tá saindo a esfiha de carne?', expect: ['pergunta preço esf-carne'] },
  { text: 'o que vem no combo sultão', expect: ['pergunta ingredientes combo-sultao'] },
  { text: 'tá aberto hj? vai até q horas', expect: ['pergunta horário'] },
  {
    text: 'põe um ataíf também. vocês aceitam vale refeição?',
    cart: ['1 marmita'],
    expect: ['1 marmita', '1 ataif', 'pergunta pagamento'],
  },
  { text: 'cadê meu pedido?? era pra ter chegado às 20h', expect: ['pergunta pedido'] },
  // Closing
  {
    text: 'não, é só isso mesmo, obrigada viu',
    cart: ['6 esf-palmito [Fechada]', '1 agua'],
    expect: ['6 esf-palmito [Fechada]', '1 agua', 'fim'],
  },
  { text: 'não quero falar com máquina não, chama alguém aí', expect: ['pessoa'] },
  // Not sold or unclear
  { text: 'vcs tem coxinha?', expect: ['! coxinha'] },
]
