import type { CorpusMessage } from '../../corpus'

/** What customers of the brigaderia in Belo Horizonte correct, ask and say besides. */
export const brigaderiaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'aumenta o brigadeiro pra um cento',
    cart: ['1 brigadeiro [50 unidades]', '1 beijinho [50 unidades]'],
    expect: ['1 brigadeiro [Cento]', '1 beijinho [50 unidades]'],
  },
  {
    text: 'a forminha pode ser vermelha',
    cart: ['1 casadinho [Cento]'],
    expect: ['1 casadinho [Cento] + forminha:vermelha'],
  },
  {
    text: 'troca o morango por abacaxi que fica mais em conta',
    cart: ['1 bolo [2 kg] + massa:branca + recheio:ninho + recheio:morango', '1 coca-2l'],
    expect: ['1 bolo [2 kg] + massa:branca + recheio:ninho + recheio:abacaxi', '1 coca-2l'],
  },
  {
    text: 'tira o olho de sogra, ninguém lá em casa come',
    cart: ['1 olho-sogra [25 unidades]', '1 bem-casado [50 unidades]'],
    expect: ['1 bem-casado [50 unidades]'],
  },
  // Questions
  { text: 'quanto que tá o cento do brigadeiro de ninho?', expect: ['pergunta preço brig-ninho'] },
  { text: 'oi bom dia! o que vem no kit festa G', expect: ['pergunta ingredientes kit-g'] },
  { text: 'quais recheios tem pro bolo recheado', expect: ['pergunta sabores bolo'] },
  { text: 'à vista tem desconto? vou levar 300 docinho', expect: ['pergunta desconto'] },
  // Said at its step
  {
    text: 'vai ser no crédito moça',
    cart: ['1 kit-p + massa:chocolate + recheio:brigadeiro'],
    at: 'payment',
    expect: ['1 kit-p + massa:chocolate + recheio:brigadeiro', 'pagamento credit_card'],
  },
  // Greetings and closing
  {
    text: 'nó, desisti, pode tirar tudo',
    cart: ['1 naked [1 kg] + massa:branca + recheio:nozes'],
    expect: ['1 naked [1 kg] + massa:branca + recheio:nozes', 'esvaziar'],
  },
  { text: 'Bom dia, minha encomenda já está pronta?', expect: ['pergunta pedido'] },
  // Not sold or unclear
  { text: 'me vê aquele docim que a Cidinha levou na festa', expect: ['?'] },
]
