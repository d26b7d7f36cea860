import type { CorpusMessage } from '../../corpus'

/** What customers of the pastelaria correct, ask and say besides. */
export const pastelariaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'opa, o de frango é com catupiry viu',
    cart: ['2 p-frango', '1 tubaina'],
    expect: ['2 p-frango-catupiry', '1 tubaina'],
  },
  {
    text: 'poe mais 2 de pizza e o caldo faz de 1 litro',
    cart: ['3 p-pizza', '1 caldo [500 ml] + mistura:limao'],
    expect: ['5 p-pizza', '1 caldo [1 litro] + mistura:limao'],
  },
  {
    text: 'mudei de ideia, vou pagar no pix',
    cart: ['4 p-carne'],
    at: 'confirm',
    expect: ['4 p-carne', 'pagamento pix'],
  },
  // Questions
  { text: 'quanto custa o litro do caldo de cana', expect: ['pergunta preço caldo'] },
  {
    text: 'o que tem dentro do barão do café',
    cart: ['1 p-queijo'],
    expect: ['1 p-queijo', 'pergunta ingredientes e-barao'],
  },
  {
    text: 'pastel de palmito tem leite? minha filha é alérgica',
    expect: ['pergunta alérgeno p-palmito leite'],
  },
  // Closing
  {
    text: 'isso aí, mais nada não',
    cart: ['2 p-escarola', '1 coca-2l'],
    expect: ['2 p-escarola', '1 coca-2l', 'fim'],
  },
  // Not sold or unclear
  { text: '2 pastel de jiló e 1 de carne', expect: ['! jiló', '1 p-carne'] },
]
