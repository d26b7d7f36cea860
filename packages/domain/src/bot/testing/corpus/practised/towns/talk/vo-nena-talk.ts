import type { CorpusMessage } from '../../../corpus'

/** vo-nena: what is corrected, asked and said besides. */
export const voNenaTalk: readonly CorpusMessage[] = [
  {
    text: 'pensando bem aqui somos só dois, faz a calabresa média',
    cart: ['1 p-calabresa [Grande]', '1 coca-2l'],
    expect: ['1 p-calabresa [Média]', '1 coca-2l'],
  },
  {
    text: 'troca a coca por guaraná 2l',
    cart: ['1 p-frango [Grande]', '1 coca-2l'],
    expect: ['1 p-frango [Grande]', '1 guarana-2l'],
  },
  {
    text: 'tira o pão de alho. e uma das mussarela troca por calabresa',
    cart: ['2 p-mussarela [Grande]', '1 pao-alho'],
    expect: ['1 p-mussarela [Grande]', '1 p-calabresa [Grande]'],
  },
  { text: 'quanto tá a pizza grande de portuguesa?', expect: ['pergunta preço p-portuguesa'] },
  { text: 'o que vem na da vó nena?', expect: ['pergunta ingredientes p-nena'] },
  { text: 'vcs entregam nos cinco conjuntos? quanto fica?', expect: ['pergunta entrega Cinco Conjuntos'] },
  { text: 'oii boa noite 😊', expect: ['oi'] },
  {
    text: 'por enquanto é só isso mesmo, obrigado',
    cart: ['1 p-lombo [Média]', '1 agua'],
    expect: ['1 p-lombo [Média]', '1 agua', 'fim'],
  },
  {
    text: 'jardim higienópolis, rua paranaguá 810',
    cart: ['1 p-nena [Grande]'],
    at: 'neighbourhood',
    expect: ['1 p-nena [Grande]', 'bairro Jardim Higienópolis', 'endereço rua paranaguá 810'],
  },
  {
    text: 'dinheiro, troco pra 100',
    cart: ['1 p-calabresa / p-atum [Grande]', '1 coca-2l'],
    at: 'payment',
    expect: ['1 p-calabresa / p-atum [Grande]', '1 coca-2l', 'pagamento cash', 'troco 100'],
  },
  { text: 'já saiu minha pizza? pedi faz 1 hora', expect: ['pergunta pedido'] },
  { text: 'uma grande de strogonoff e uma coca lata', expect: ['! strogonoff', '1 coca-lata'] },
]
