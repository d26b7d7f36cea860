import type { CorpusMessage } from '../../corpus'

/** What customers of the burger house in Rio correct, ask and say besides. */
export const burgerCariocaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'muda o pão pra australiano',
    cart: ['1 redentor + pao:brioche + ponto:ponto', '1 mate-natural'],
    expect: ['1 redentor + pao:australiano + ponto:ponto', '1 mate-natural'],
  },
  {
    text: 'faz triplo o de bacon, e cancela a coca',
    cart: ['1 smash-bacon [Duplo]', '1 smash-classico [Simples]', '1 coca-lata'],
    expect: ['1 smash-bacon [Triplo]', '1 smash-classico [Simples]'],
  },
  {
    text: 'opa errei, são dois brownie e não um',
    cart: ['1 lapa + pao:brioche + ponto:mal', '1 brownie'],
    expect: ['1 lapa + pao:brioche + ponto:mal', '2 brownie'],
  },
  {
    text: 'bota bacon nos dois',
    cart: ['2 smash-salada [Duplo]'],
    expect: ['2 smash-salada [Duplo] + extras:bacon'],
  },
  // Questions
  { text: 'o que vem no arpoador, irmão?', expect: ['pergunta ingredientes arpoador'] },
  { text: 'qual o valor do combo kids', expect: ['pergunta preço combo-kids'] },
  {
    text: 'entrega em copacabana quanto fica o frete',
    cart: ['1 veggie'],
    expect: ['1 veggie', 'pergunta entrega Copacabana'],
  },
  { text: 'tão aberto até q horas', expect: ['pergunta horário'] },
  { text: 'já saiu meu pedido? tô com as crianças aqui chorando de fome', expect: ['pergunta pedido'] },
  // Said at its step
  {
    text: 'rua uruguai 380, casa 2',
    cart: ['1 combo-smash + guarnicao:onion + bebida:mate'],
    at: 'address',
    expect: ['1 combo-smash + guarnicao:onion + bebida:mate', 'endereço rua uruguai 380, casa 2'],
  },
  // Greetings and closing
  {
    text: 'valeu é só isso aí',
    cart: ['2 smash-bacon [Simples]'],
    expect: ['2 smash-bacon [Simples]', 'fim'],
  },
  // Not sold or unclear
  { text: 'me vê um açaí de 500 e um guaravita', expect: ['! açaí de 500', '1 guaravita'] },
]
