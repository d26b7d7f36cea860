import type { CorpusMessage } from '../../corpus'

/** More of what customers of the pizzaria in Recife write. */
export const pizzaRecifeMessages: readonly CorpusMessage[] = [
  {
    text: 'pizza grande meio a meio calabresa e portuguesa com borda de cheddar',
    expect: ['1 pizza [Grande] + sabores:calabresa + sabores:portuguesa + bordas:cheddar'],
  },
  {
    text: 'uma grande metade charque metade nordestina sem cebola',
    expect: ['1 pizza [Grande] + sabores:charque + sabores:nordestina (sem cebola)'],
  },
  {
    text: '2 pizzas médias, uma de atum e outra de camarão, e uma coca 2l',
    expect: ['1 pizza [Média] + sabores:atum', '1 pizza [Média] + sabores:camarao', '1 coca-2l'],
  },
  { text: 'pizza família quatro queijos', expect: ['1 pizza [Família] + sabores:quatro-queijos'] },
  {
    text: 'broto de chocolate e uma heineken',
    expect: ['1 pizza [Broto] + sabores:chocolate', '1 heineken'],
  },
  {
    text: 'combo família de mussarela e bacon com guaraná',
    expect: ['1 combo-familia + sabores:mussarela + sabores:bacon + bebida:guarana'],
  },
  { text: 'calzone de charque 2', expect: ['2 calzone + recheio:charque'] },
  {
    text: 'macaxeira frita inteira e um caldinho de feijão',
    expect: ['1 macaxeira [Inteira]', '1 caldinho-feijao'],
  },
  {
    text: 'jarra de suco de graviola e dois copos de acerola',
    expect: ['1 suco-graviola [Jarra]', '2 suco-acerola [Copo]'],
  },
  {
    text: 'pizza de frango com catupiry grande, borda catupiry',
    expect: ['1 pizza [Grande] + sabores:frango-catupiry + bordas:catupiry'],
  },
  { text: 'quanto é a grande de camarão?', expect: ['pergunta preço pizza'] },
  { text: 'tem pizza de rúcula?', expect: ['! rúcula'] },
  {
    text: 'muda a pizza pra família',
    cart: ['1 pizza [Grande] + sabores:atum'],
    expect: ['1 pizza [Família] + sabores:atum'],
  },
  {
    text: 'na metade de calabresa sem cebola',
    cart: ['1 pizza [Grande] + sabores:calabresa + sabores:atum'],
    expect: ['1 pizza [Grande] + sabores:calabresa + sabores:atum (na metade de calabresa sem cebola)'],
  },
  { text: 'uma lasanha de camarão aliás de frango', expect: ['1 lasanha-frango'] },
  {
    text: 'boa noite uma pizza grande de carne de sol com queijo coalho e outra média de romeu e julieta',
    expect: ['1 pizza [Grande] + sabores:carne-sol', '1 pizza [Média] + sabores:romeu-julieta'],
  },
  {
    text: 'pode fechar, é pra entregar no pina',
    cart: ['1 pizza [Média] + sabores:bacon'],
    expect: ['1 pizza [Média] + sabores:bacon', 'entrega', 'bairro Pina'],
  },
  { text: 'cartola de sobremesa e um bolo de rolo', expect: ['1 cartola', '1 bolo-rolo'] },
]
