import type { CorpusMessage } from '../../corpus'

/** More of what customers of the lanchonete in Manaus write. */
export const lanchoneteMessages: readonly CorpusMessage[] = [
  {
    text: 'mana me vê 3 x caboquinho, um deles sem banana',
    expect: ['2 x-caboquinho', '1 x-caboquinho (sem banana)'],
  },
  { text: 'pastel de queijo 2, de carne 3', expect: ['2 pastel + sabor:queijo', '3 pastel + sabor:carne'] },
  { text: 'um cento de salgados só coxinha e kibe', expect: ['1 cento + tipos:coxinha + tipos:kibe'] },
  {
    text: 'suco de taperebá 500 com água, sem açúcar',
    expect: ['1 suco [500 ml] + sabor:tapereba + preparo:agua (sem açúcar)'],
  },
  { text: 'dindim de açaí 4 e de coco 2', expect: ['4 dindim + sabor:acai', '2 dindim + sabor:coco'] },
  {
    text: 'tapioca de tucumã com queijo coalho e ovo e um café com leite',
    expect: ['1 tapioca + recheio:tucuma + recheio:queijo-coalho + recheio:ovo', '1 cafe-leite'],
  },
  { text: 'bolinho', expect: ['? 1 bolinho: bolinho-pirarucu | bolinho-macaxeira'] },
  { text: 'um baré de 2 litros bem gelado maninha', expect: ['1 bare-2l (bem gelado)'] },
  { text: 'dez pão francês, não, quinze', expect: ['15 pao-frances'] },
  {
    text: 'pão com ovo e presunto e um achocolatado pro curumim',
    expect: ['1 pao-ovo + adicionais:presunto', '1 achocolatado'],
  },
  { text: 'tem bolo de macaxeira hoje mana?', expect: ['pergunta tem bolo-macaxeira'] },
  { text: 'jarra de suco de maracujá no leite', expect: ['1 suco [Jarra] + sabor:maracuja + preparo:leite'] },
  { text: 'bota mais um kibe e tira a empada', cart: ['2 kibe', '1 empada'], expect: ['3 kibe'] },
  {
    text: 'é pra entregar aqui no parque dez, avenida perimetral 45, levo o dinheiro trocado',
    cart: ['1 misto'],
    expect: [
      '1 misto',
      'entrega',
      'bairro Parque Dez',
      'endereço avenida perimetral 45',
      'pagamento cash',
      'sem troco',
    ],
  },
  { text: 'misto quente sem presunto, 2', expect: ['2 misto (sem presunto)'] },
  { text: 'coxinha normal 3 e coxinha com catupiry 1', expect: ['3 coxinha', '1 coxinha-catupiry'] },
]
