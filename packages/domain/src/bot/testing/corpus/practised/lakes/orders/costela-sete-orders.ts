import type { CorpusMessage } from '../../../corpus'

/** costela-sete: what is ordered. */
export const costelaSeteOrders: readonly CorpusMessage[] = [
  {
    text: 'bom dia, uma costela no bafo pra 2 pessoas com arroz e feijão tropeiro',
    expect: ['1 costela [2 pessoas] + guarnicao:arroz + guarnicao:tropeiro'],
  },
  {
    text: 'cupim 1 pessoa, arroz, mandioca cozida e vinagrete',
    expect: ['1 cupim [1 pessoa] + guarnicao:arroz + guarnicao:mandioca + guarnicao:vinagrete'],
  },
  { text: 'quero um pernil assado p 4 pessoas', expect: ['1 pernil [4 pessoas] + ?guarnicao'] },
  {
    text: 'costelinha suína com tropeiro e couve',
    expect: ['1 costelinha [?] + guarnicao:tropeiro + guarnicao:couve'],
  },
  { text: 'dois pão com linguiça e uma brahma', expect: ['2 pao-linguica', '1 brahma'] },
  { text: 'um pão com carne de cupim desfiado', expect: ['1 pao-carne + carne:cupim'] },
  { text: 'me vê 1 pão com carne e 1 mate couro', expect: ['1 pao-carne + ?carne', '1 mate-couro'] },
  {
    text: 'Bom dia!\n1 costela no bafo 4 pessoas - arroz, tropeiro e couve\n1 mandioca frita\n2 coca 2l\n1 ambrosia',
    expect: [
      '1 costela [4 pessoas] + guarnicao:arroz + guarnicao:tropeiro + guarnicao:couve',
      '1 mandioca-frita',
      '2 coca-2l',
      '1 ambrosia',
    ],
  },
  {
    text: 'uma costela no bafo pra uma pessoa arroz e couve com ovo frito',
    expect: ['1 costela [1 pessoa] + guarnicao:arroz + guarnicao:couve + adicional:ovo'],
  },
  {
    text: 'oi queria um cupim no bafo pra duas pessoas com arroz e vinagrete e adiciona torresmo e banana frita',
    expect: [
      '1 cupim [2 pessoas] + guarnicao:arroz + guarnicao:vinagrete + adicional:torresmo + adicional:banana',
    ],
  },
  { text: '3 bolinho de costela', expect: ['3 bolinho'] },
  {
    text: 'uma coca bem gelada',
    cart: ['1 mandioca-frita'],
    expect: ['1 mandioca-frita', '? 1 coca: coca-lata | coca-2l'],
  },
  {
    text: 'pra mim pão com carne de pernil, pra Rosa pão com carne de costela desfiada e pro Tonho um pão com linguiça',
    expect: ['1 pao-carne + carne:pernil', '1 pao-carne + carne:costela', '1 pao-linguica'],
  },
  {
    text: 'dois pernil de 1 pessoa, o meu com arroz e couve, o do meu irmão com arroz e tropeiro',
    expect: [
      '1 pernil [1 pessoa] + guarnicao:arroz + guarnicao:couve',
      '1 pernil [1 pessoa] + guarnicao:arroz + guarnicao:tropeiro',
    ],
  },
  { text: 'somos 5, um queijo coalho pra cada um e uma original', expect: ['5 queijo-coalho', '1 original'] },
  {
    text: 'mais dois pão de alho',
    cart: ['1 costela [2 pessoas] + guarnicao:arroz + guarnicao:mandioca'],
    expect: ['1 costela [2 pessoas] + guarnicao:arroz + guarnicao:mandioca', '2 pao-alho'],
  },
  {
    text: 'e um doce de leite de sobremesa',
    cart: ['1 cupim [1 pessoa] + guarnicao:arroz + guarnicao:couve'],
    expect: ['1 cupim [1 pessoa] + guarnicao:arroz + guarnicao:couve', '1 doce-leite'],
  },
  { text: 'ah moça põe mais uma brahma', cart: ['1 bolinho', '2 brahma'], expect: ['1 bolinho', '3 brahma'] },
  {
    text: 'costelinha 2 pessoas c/ arroz e mandioca cozida, s/ cebola',
    expect: ['1 costelinha [2 pessoas] + guarnicao:arroz + guarnicao:mandioca (sem cebola)'],
  },
  { text: 'uma picanha e dois pão de alho', expect: ['! picanha', '2 pao-alho'] },
  { text: 'romeu e julieta 2', expect: ['2 romeu'] },
  {
    text: 'um suco de acerola sem açúcar e um pao com linguica',
    expect: ['1 suco-acerola (sem açúcar)', '1 pao-linguica'],
  },
  {
    text: 'Bom dia. Por favor, reserve para mim uma costela no bafo para quatro pessoas, com arroz, mandioca cozida e vinagrete.',
    expect: ['1 costela [4 pessoas] + guarnicao:arroz + guarnicao:mandioca + guarnicao:vinagrete'],
  },
  {
    text: 'mandioca frita, bolinho de costela e tres original sô',
    expect: ['1 mandioca-frita', '1 bolinho', '3 original'],
  },
]
