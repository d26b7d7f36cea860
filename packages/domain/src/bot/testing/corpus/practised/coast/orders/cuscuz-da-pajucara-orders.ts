import type { CorpusMessage } from '../../../corpus'

/** cuscuz-da-pajucara: what is ordered. */
export const cuscuzDaPajucaraOrders: readonly CorpusMessage[] = [
  {
    text: 'bom dia, um cuscuz M de carne de sol com queijo',
    expect: ['1 cuscuz [M] + recheio:carne-sol + recheio:queijo'],
  },
  { text: 'qro 2 cafe nordestino completo', expect: ['2 cafe-completo'] },
  {
    text: 'cuscuz g de charque c/ manteiga de garrafa',
    expect: ['1 cuscuz [G] + recheio:charque + adicionais:manteiga'],
  },
  { text: 'um cuscuz com leite pequeno e um café coado', expect: ['1 cuscuz-leite [P]', '1 cafe'] },
  { text: 'cuscuz recheado de frango', expect: ['1 cuscuz [?] + recheio:frango'] },
  { text: 'meu fi, me mande um cuscuz recheado medio', expect: ['1 cuscuz [M] + ?recheio'] },
  { text: '1 macaxera com carne de sol e um suco de caja', expect: ['1 macaxeira-carne', '1 suco-caja'] },
  {
    text: 'visse, bota uma macaxeira com charque e 2 suco de mangaba',
    expect: ['1 macaxeira-charque', '2 suco-mangaba'],
  },
  { text: '1 macaxeira', expect: ['? 1 macaxeira: macaxeira-carne | macaxeira-charque'] },
  { text: '2 munguzá de 500', expect: ['2 mungunza [500 ml]'] },
  { text: 'dois munguza de 300 e uma canjica de 500', expect: ['2 mungunza [300 ml]', '1 canjica [500 ml]'] },
  {
    text: '3 cuscuz P: um de ovo, um de frango e um de camarão',
    expect: ['1 cuscuz [P] + recheio:ovo', '1 cuscuz [P] + recheio:frango', '1 cuscuz [P] + recheio:camarao'],
  },
  { text: 'quero bolo', expect: ['? 1 bolo: bolo-milho | bolo-macaxeira | bolo-rolo'] },
  {
    text: '1 fatia de bolo de rolo e 1 café com leite sem açúcar',
    expect: ['1 bolo-rolo', '1 cafe-leite (sem açúcar)'],
  },
  {
    text: 'uma omelete de queijo bem passada e uma agua de coco',
    expect: ['1 omelete (bem passada)', '1 agua-coco'],
  },
  {
    text: 'Bom dia! Por favor, gostaria de um inhame com queijo coalho e dois sucos de graviola. Muito obrigada 😊',
    expect: ['1 inhame', '2 suco-graviola'],
  },
  { text: 'mingau', expect: ['1 mingau [?]'] },
  {
    text: 'cuscuz de tapioca com coco grande\n2 café coado\n1 bolo de milho',
    expect: ['1 cuscuz-doce [G]', '2 cafe', '1 bolo-milho'],
  },
  {
    text: 'e um guaraná',
    cart: ['1 inhame'],
    expect: ['1 inhame', '1 guarana-lata'],
  },
  {
    text: 'oi minha flor eu quero dois cuscuz grande os dois de carne de sol e um deles com nata e uma água de coco',
    expect: [
      '1 cuscuz [G] + recheio:carne-sol',
      '1 cuscuz [G] + recheio:carne-sol + adicionais:nata',
      '1 agua-coco',
    ],
  },
  {
    text: 'cuscuz m com ovo e queijo coalho, sem sal',
    expect: ['1 cuscuz [M] + recheio:ovo + recheio:queijo (sem sal)'],
  },
  {
    text: 'bota mais um café completo desse',
    cart: ['1 cafe-completo'],
    expect: ['2 cafe-completo'],
  },
  { text: 'tapioca de frango e um café coado', expect: ['! tapioca de frango', '1 cafe'] },
  {
    text: 'quatro fatia de bolo: 2 de milho e 2 de macaxeira',
    expect: ['2 bolo-milho', '2 bolo-macaxeira'],
  },
]
