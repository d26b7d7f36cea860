import type { CorpusMessage } from '../../corpus'

/** What customers of the fish and shellfish kitchen correct, ask and say besides. */
export const peixariaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'a moqueca é de peixe viu, não de camarão',
    cart: ['1 moq-camarao [Para 2]', '1 coca-2l'],
    expect: ['1 moq-peixe [Para 2]', '1 coca-2l'],
  },
  {
    text: 'bote mais uma dúzia de lambreta e tire o abará',
    cart: ['1 lambreta [Dúzia]', '1 abara'],
    expect: ['2 lambreta [Dúzia]'],
  },
  {
    text: 'ô minha linda, a moqueca sem dendê por favor, tô de dieta',
    cart: ['1 moq-siri [Individual]', '1 agua'],
    expect: ['1 moq-siri [Individual] + preparo:sem-dende', '1 agua'],
  },
  {
    text: 'é no imbuí, na graça é a casa da minha irmã',
    cart: ['1 bobo [Para 2]'],
    at: 'address',
    expect: ['1 bobo [Para 2]', 'bairro Imbuí'],
  },
  // Questions
  { text: 'a moqueca de camarão tá quanto?', expect: ['pergunta preço moq-camarao'] },
  { text: 'o que é que vem na moqueca mista, véi', expect: ['pergunta ingredientes moq-mista'] },
  { text: 'chegou cavala hoje?', expect: ['pergunta tem cavala'] },
  {
    text: 'me passe a chave do pix aí que já vou adiantando',
    cart: ['1 camarao-rosa [1 kg]'],
    expect: ['1 camarao-rosa [1 kg]', 'pergunta pix'],
  },
  {
    text: 'demora muito pra ficar pronto?',
    cart: ['1 moq-mista [Para 2]'],
    expect: ['1 moq-mista [Para 2]', 'pergunta tempo'],
  },
  // Greetings and closing
  { text: 'bom dia minha flor, tudo bom com a senhora?', expect: ['oi'] },
  {
    text: 'pronto meu rei, é isso, pode fechar',
    cart: ['4 caranguejo', '2 skol-lata'],
    expect: ['4 caranguejo', '2 skol-lata', 'fim'],
  },
  // Not sold or unclear
  {
    text: 'me vê uma lagosta grelhada e uma porção inteira de isca',
    expect: ['! lagosta', '1 isca [Inteira]'],
  },
]
