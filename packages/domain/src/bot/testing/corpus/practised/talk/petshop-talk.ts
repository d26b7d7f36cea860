import type { CorpusMessage } from '../../corpus'

/** What customers of the pet shop correct, ask and say besides. */
export const petshopTalk: readonly CorpusMessage[] = [
  {
    text: 'troca a areia de 4 pela de 12',
    cart: ['1 areia-4', '1 osso'],
    expect: ['1 areia-12', '1 osso'],
  },
  {
    text: 'a ração é a de 3kg, não a de 15',
    cart: ['1 special-dog [15 kg]'],
    expect: ['1 special-dog [3 kg]'],
  },
  {
    text: 'tira o osso e bota mais 2 sachê pedigree de carne',
    cart: ['1 osso', '1 guia'],
    expect: ['1 guia', '2 sache-pedigree + sabor:carne'],
  },
  { text: 'quanto tá a special dog de 15?', expect: ['pergunta preço special-dog'] },
  { text: 'vocês tem ração premier pra gato castrado?', expect: ['pergunta tem premier-castrados'] },
  { text: 'entregam no laranjal? quanto fica', expect: ['pergunta entrega Laranjal'] },
  { text: 'vcs dão banho e tosa?', expect: ['?'] },
  { text: 'deu era isso, pode fechar', cart: ['1 guia'], expect: ['1 guia', 'fim'] },
  { text: 'bah meu cachorro comeu chocolate, é grave? quero falar com o veterinário', expect: ['pessoa'] },
  {
    text: 'passa no débito na entrega pode ser',
    cart: ['1 guia'],
    at: 'payment',
    expect: ['1 guia', 'pagamento debit_card'],
  },
]
