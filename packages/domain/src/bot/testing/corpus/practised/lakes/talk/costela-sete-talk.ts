import type { CorpusMessage } from '../../../corpus'

/** costela-sete: what is said ahead, corrected and asked. */
export const costelaSeteTalk: readonly CorpusMessage[] = [
  {
    text: 'pode trazer, é no Jardim Arizona, rua cristal 77, pago em dinheiro',
    cart: ['1 bolinho', '1 coca-2l'],
    at: 'fulfilment',
    expect: [
      '1 bolinho',
      '1 coca-2l',
      'entrega',
      'bairro Jardim Arizona',
      'endereço rua cristal 77',
      'pagamento cash',
    ],
  },
  {
    text: 'nota de 200',
    cart: ['1 pernil [4 pessoas] + guarnicao:arroz + guarnicao:tropeiro'],
    at: 'change',
    expect: ['1 pernil [4 pessoas] + guarnicao:arroz + guarnicao:tropeiro', 'troco 200'],
  },
  {
    text: 'vou buscar meio dia, nome Wanderley',
    cart: ['2 pao-linguica'],
    at: 'fulfilment',
    expect: ['2 pao-linguica', 'retirada', 'hora 12:00', 'nome Wanderley'],
  },
  {
    text: 'troca a couve por vinagrete',
    cart: ['1 costela [2 pessoas] + guarnicao:arroz + guarnicao:couve'],
    expect: ['1 costela [2 pessoas] + guarnicao:arroz + guarnicao:vinagrete'],
  },
  {
    text: 'põe pra 4 pessoas então que vem mais gente',
    cart: ['1 costelinha [2 pessoas] + guarnicao:arroz + guarnicao:tropeiro'],
    expect: ['1 costelinha [4 pessoas] + guarnicao:arroz + guarnicao:tropeiro'],
  },
  {
    text: 'só uma brahma, não duas',
    cart: ['1 mandioca-frita', '2 brahma'],
    expect: ['1 mandioca-frita', '1 brahma'],
  },
  {
    text: 'quanto é a costelinha?',
    cart: ['1 pao-alho'],
    expect: ['1 pao-alho', 'pergunta preço costelinha'],
  },
  {
    text: 'cês entregam no Verde Vale?',
    cart: ['1 cupim [2 pessoas] + guarnicao:arroz + guarnicao:couve'],
    expect: ['1 cupim [2 pessoas] + guarnicao:arroz + guarnicao:couve', 'pergunta entrega Verde Vale'],
  },
  {
    text: 'o bolinho tem glúten?',
    cart: ['1 ambrosia', '1 agua'],
    expect: ['1 ambrosia', '1 agua', 'pergunta alérgeno bolinho glúten'],
  },
  { text: 'tem ambrosia hoje?', expect: ['pergunta tem ambrosia'] },
  { text: 'a costela no bafo é temperada com que?', expect: ['pergunta ingredientes costela'] },
  { text: 'fazem algum desconto no pix?', expect: ['pergunta desconto'] },
  { text: 'até que horas ces funcionam no domingo', expect: ['pergunta horário'] },
  { text: 'e aí, meu almoço já saiu pra entrega?', expect: ['pergunta pedido'] },
  {
    text: 'é só isso, pode fechar',
    cart: ['1 pao-carne + carne:costela', '1 coca-lata'],
    expect: ['1 pao-carne + carne:costela', '1 coca-lata', 'fim'],
  },
  { text: 'muito obrigado e bom domingo pra vcs 🙏', expect: ['oi'] },
]
