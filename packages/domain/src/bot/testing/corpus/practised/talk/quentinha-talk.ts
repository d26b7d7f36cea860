import type { CorpusMessage } from '../../corpus'

/** What customers of the boxed lunches correct, ask and say besides. */
export const quentinhaTalk: readonly CorpusMessage[] = [
  {
    text: 'a quentinha faz grande',
    cart: ['1 quentinha [Média] + carne:frango'],
    expect: ['1 quentinha [Grande] + carne:frango'],
  },
  {
    text: 'troca o frango por feijoada',
    cart: ['1 quentinha [Média] + carne:frango', '1 agua'],
    expect: ['1 quentinha [Média] + carne:feijoada', '1 agua'],
  },
  {
    text: 'acrescenta pirão na quentinha',
    cart: ['1 quentinha [Média] + carne:moqueca'],
    expect: ['1 quentinha [Média] + carne:moqueca + guarnicao:pirao'],
  },
  {
    text: 'e mais uma cocada de sobremesa',
    cart: ['1 quentinha [Média] + carne:moqueca'],
    expect: ['1 quentinha [Média] + carne:moqueca', '1 cocada'],
  },
  { text: 'quais são as carnes de hoje?', expect: ['pergunta sabores quentinha'] },
  { text: 'o acarajé vem com camarão?', expect: ['pessoa'] },
  { text: 'qual fruta tem de suco', expect: ['pergunta sabores suco'] },
  { text: 'são só 2 acarajé, não 3', cart: ['3 acaraje'], expect: ['2 acaraje'] },
  { text: 'entrega na pituba quanto é?', expect: ['pergunta entrega Pituba'] },
  { text: 'pronto, é isso, pode mandar', cart: ['2 acaraje'], expect: ['2 acaraje', 'fim'] },
]
