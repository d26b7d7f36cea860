import type { CorpusMessage } from '../../../corpus'

/** emporio-do-pilar: what is said ahead, corrected and asked. */
export const emporioDoPilarTalk: readonly CorpusMessage[] = [
  {
    text: '1 licor e 2 rapadura pra entregar na Bauxita, rua 15 n 80, no débito',
    expect: [
      '1 licor',
      '2 rapadura',
      'entrega',
      'bairro Bauxita',
      'endereço rua 15 n 80',
      'pagamento debit_card',
    ],
  },
  {
    text: 'vou passar pra pegar às 10h, meu nome é Conceição',
    cart: ['1 q-canastra [Peça inteira]'],
    at: 'fulfilment',
    expect: ['1 q-canastra [Peça inteira]', 'retirada', 'hora 10:00', 'nome Conceição'],
  },
  {
    text: 'rua conde de bobadela 77, deixa na recepção da pousada',
    cart: ['1 licor'],
    at: 'address',
    expect: ['1 licor', 'endereço rua conde de bobadela 77', 'obs deixa na recepção da pousada'],
  },
  { text: 'pixx', cart: ['2 mel'], at: 'payment', expect: ['2 mel', 'pagamento pix'] },
  {
    text: 'o doce de leite quero o de 600 e não o de 300',
    cart: ['1 doce-leite [Pote 300g]', '1 mel'],
    expect: ['1 doce-leite [Pote 600g]', '1 mel'],
  },
  {
    text: 'desisti da cachaça, pode tirar',
    cart: ['1 cachaca-prata', '1 biscoito'],
    expect: ['1 biscoito'],
  },
  {
    text: 'troca a goiabada por 2 rapaduras',
    cart: ['1 goiabada', '1 cafe-moido'],
    expect: ['2 rapadura', '1 cafe-moido'],
  },
  {
    text: 'embala o serro a vácuo',
    cart: ['1 q-serro [Peça inteira]', '1 mel'],
    expect: ['1 q-serro [Peça inteira] + embalagem:vacuo', '1 mel'],
  },
  { text: 'qual o preco do queijo do serro', expect: ['pergunta preço q-serro'] },
  { text: 'o pé de moleque tem leite?', expect: ['pergunta alérgeno pe-moleque leite'] },
  { text: 'quanto tá o café em grãos e o mel', expect: ['pergunta preço cafe-graos | mel'] },
  { text: 'vcs abrem domingo?', expect: ['pergunta horário'] },
  { text: 'o que vem na cesta mineira?', expect: ['pergunta ingredientes cesta-mineira'] },
  { text: 'vocês mandam pra Mariana?', expect: ['pergunta entrega Mariana'] },
  { text: 'prefiro falar com alguém da loja', expect: ['pessoa'] },
  { text: 'brigadão, bom trabalho aí!', expect: ['oi'] },
]
