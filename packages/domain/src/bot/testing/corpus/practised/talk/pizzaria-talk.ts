import type { CorpusMessage } from '../../corpus'

/** What customers of the pizzaria correct, ask and say besides. */
export const pizzariaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'não, é 1 só',
    cart: ['2 pizza [Grande] + sabores:calabresa'],
    expect: ['1 pizza [Grande] + sabores:calabresa'],
  },
  {
    text: 'tira a coca',
    cart: ['1 pizza [Grande] + sabores:mussarela', '1 refri-2l + sabor:coca'],
    expect: ['1 pizza [Grande] + sabores:mussarela'],
  },
  {
    text: 'troca a mussarela por calabresa',
    cart: ['1 pizza [Grande] + sabores:mussarela + sabores:portuguesa'],
    expect: ['1 pizza [Grande] + sabores:calabresa + sabores:portuguesa'],
  },
  {
    text: 'na vdd faz grande, e bota borda de catupiry',
    cart: ['1 pizza [Média] + sabores:atum'],
    expect: ['1 pizza [Grande] + sabores:atum + borda:catupiry'],
  },
  {
    text: 'esquece as de queijo e aumenta as de carne pra 6',
    cart: ['3 esfiha-carne', '2 esfiha-queijo'],
    expect: ['6 esfiha-carne'],
  },
  {
    text: 'a portuguesa é sem cebola tá',
    cart: ['1 pizza [Grande] + sabores:portuguesa', '1 refri-lata + sabor:guarana'],
    expect: ['1 pizza [Grande] + sabores:portuguesa (sem cebola)', '1 refri-lata + sabor:guarana'],
  },
  {
    text: 'ops na verdade vou pagar no cartão de crédito',
    cart: ['1 pizza [Família] + sabores:calabresa + sabores:bacon'],
    at: 'confirm',
    expect: ['1 pizza [Família] + sabores:calabresa + sabores:bacon', 'pagamento credit_card'],
  },
  {
    text: 'mais uma dessa breja',
    cart: ['1 pizza [Broto] + sabores:marguerita', '1 brahma'],
    expect: ['1 pizza [Broto] + sabores:marguerita', '2 brahma'],
  },
  // Questions
  { text: 'qnt ta a pizza grande?', expect: ['pergunta preço pizza'] },
  { text: 'quais sabores de pizza vcs tem?', expect: ['pergunta sabores pizza'] },
  { text: 'o brownie leva nozes? minha filha é alérgica', expect: ['pergunta alérgeno brownie nozes'] },
  {
    text: 'demora mto?',
    cart: ['1 pizza [Grande] + sabores:calabresa'],
    expect: ['1 pizza [Grande] + sabores:calabresa', 'pergunta tempo'],
  },
  { text: 'o que vai na salada caesar?', expect: ['pergunta ingredientes caesar'] },
  {
    text: 'vcs aceitam vale refeição?',
    cart: ['2 esfiha-carne', '1 calzone + recheio:calabresa'],
    expect: ['2 esfiha-carne', '1 calzone + recheio:calabresa', 'pergunta pagamento'],
  },
  { text: 'entrega em moema? quanto é a taxa', expect: ['pergunta entrega Moema'] },
  { text: 'faz um descontinho se eu pegar 3 grandes? kkk', expect: ['pergunta desconto'] },
  // Greetings and closing
  { text: 'boa noiteee', expect: ['oi'] },
  {
    text: 'só isso msm, obg',
    cart: ['1 pizza [Grande] + sabores:pepperoni', '1 refri-2l + sabor:guarana'],
    expect: ['1 pizza [Grande] + sabores:pepperoni', '1 refri-2l + sabor:guarana', 'fim'],
  },
  { text: 'cara quero falar com um atendente de vdd', expect: ['pessoa'] },
  // Not sold or unclear
  { text: 'vcs fazem pizza de palmito?', expect: ['! palmito'] },
  { text: 'me vê um temaki de salmão', expect: ['! temaki de salmão'] },
  // Awkward
  {
    text: 'oi boa noite então eu vou querer uma pizza grande metade calabresa metade portuguesa aí na parte da portuguesa não põe ovo e coloca a borda recheada de cheddar e também quero uma coca de dois litros e é pra entregar',
    expect: [
      '1 pizza [Grande] + sabores:calabresa + sabores:portuguesa + borda:cheddar (na parte da portuguesa não põe ovo)',
      '1 refri-2l + sabor:coca',
      'entrega',
    ],
  },
  {
    text: 'Pedido da firma:\n2 grandes calabresa\n1 grande marguerita\n1 grande meia atum meia 4 queijos\n1 broto vegetariana\n10 esfihas de carne\n5 esfihas de queijo\n2 batatas fritas\n3 coca 2l\n1 guaraná 2l\n2 pudim\nretirar 12h30',
    expect: [
      '2 pizza [Grande] + sabores:calabresa',
      '1 pizza [Grande] + sabores:marguerita',
      '1 pizza [Grande] + sabores:atum + sabores:quatro-queijos',
      '1 pizza [Broto] + sabores:vegetariana',
      '10 esfiha-carne',
      '5 esfiha-queijo',
      '2 batata',
      '3 refri-2l + sabor:coca',
      '1 refri-2l + sabor:guarana',
      '2 pudim',
      'retirada',
      'hora 12:30',
    ],
  },
  {
    text: 'muda a pizza pra família e em vez da coca põe guaraná, aí pode fechar',
    cart: ['1 pizza [Grande] + sabores:calabresa', '1 refri-2l + sabor:coca'],
    expect: ['1 pizza [Família] + sabores:calabresa', '1 refri-2l + sabor:guarana', 'fim'],
  },
]
