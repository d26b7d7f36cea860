import type { CorpusMessage } from '../../corpus'

/** forno-alto: what is said ahead, corrected and asked. */
export const fornoAltoTalk: readonly CorpusMessage[] = [
  // Said ahead
  {
    text: 'quero uma mussarela grande pra entregar na rua harmonia 455 ap 72 vila madalena, pago no pix',
    expect: [
      '1 p-mussarela [Grande]',
      'entrega',
      'bairro Vila Madalena',
      'endereço rua harmonia 455 ap 72',
      'pagamento pix',
    ],
  },
  {
    text: 'Oi, é a Renata. Vou passar aí pra buscar 2 calabresas médias lá pelas 20h30',
    expect: ['2 p-calabresa [Média]', 'retirada', 'hora 20:30', 'nome Renata'],
  },
  {
    text: '1 portuguesa familia + coca 2l. Entrega Perdizes, R. Monte Alegre 984. Dinheiro, troco pra 150',
    expect: [
      '1 p-portuguesa [Família]',
      '1 coca-2l',
      'entrega',
      'bairro Perdizes',
      'endereço R. Monte Alegre 984',
      'pagamento cash',
      'troco 150',
    ],
  },
  {
    text: 'uma toscana grande, débito na maquininha, rua clélia 1200 fundos, lapa, interfone quebrado então liga quando chegar',
    expect: [
      '1 p-toscana [Grande]',
      'entrega',
      'bairro Lapa',
      'endereço rua clélia 1200 fundos',
      'pagamento debit_card',
      'obs interfone quebrado então liga quando chegar',
    ],
  },
  {
    text: 'retiro aí: 1 frango com catupiry grande borda catupiry. pago no cartão',
    expect: ['1 p-frango-catupiry [Grande] + borda:catupiry', 'retirada', 'pagamento ?'],
  },
  {
    text: 'pizza de pepperoni media p/ entregar no sumare, dinheiro trocado não precisa de troco',
    expect: ['1 p-pepperoni [Média]', 'entrega', 'bairro Sumaré', 'pagamento cash', 'sem troco'],
  },
  {
    text: 'oi boa noite eu queria pedir uma pizza grande metade calabresa metade portuguesa com borda de catupiry e mais uma broto de chocolate e uma coca de dois litros é pra entregar na rua cardeal arcoverde número 1840 apartamento 31 em pinheiros e vou pagar no crédito obrigado',
    expect: [
      '1 p-calabresa / p-portuguesa [Grande] + borda:catupiry',
      '1 d-chocolate [Broto]',
      '1 coca-2l',
      'entrega',
      'bairro Pinheiros',
      'endereço rua cardeal arcoverde número 1840 apartamento 31',
      'pagamento credit_card',
    ],
  },
  // Corrections
  { text: 'não, é média', cart: ['1 p-calabresa [Grande]'], expect: ['1 p-calabresa [Média]'] },
  {
    text: 'tira uma coca',
    cart: ['1 p-mussarela [Grande]', '2 coca-lata'],
    expect: ['1 p-mussarela [Grande]', '1 coca-lata'],
  },
  {
    text: 'põe borda de cheddar nela',
    cart: ['1 p-portuguesa [Família]'],
    expect: ['1 p-portuguesa [Família] + borda:cheddar'],
  },
  {
    text: 'em vez da metade de mussarela coloca atum',
    cart: ['1 p-calabresa / p-mussarela [Grande]'],
    expect: ['1 p-calabresa / p-atum [Grande]'],
  },
  {
    text: 'na verdade é uma toscana só, e a coca troca por guaraná 2l',
    cart: ['2 p-toscana [Média]', '1 coca-2l'],
    expect: ['1 p-toscana [Média]', '1 guarana-2l'],
  },
  {
    text: 'pensando bem vou no débito em vez do pix',
    cart: ['1 p-atum [Grande]'],
    at: 'confirm',
    expect: ['1 p-atum [Grande]', 'pagamento debit_card'],
  },
  {
    text: 'tira a pizza doce e coloca uma agua com gas, esqueci de pedir',
    cart: ['1 p-atum [Grande]', '1 d-banana [Broto]'],
    at: 'payment',
    expect: ['1 p-atum [Grande]', '1 agua-gas'],
  },
  // Questions
  { text: 'quanto ta a de calabresa?', expect: ['pergunta preço p-calabresa'] },
  {
    text: 'vai demorar mto? to com as crianças morrendo de fome',
    cart: ['1 p-mussarela [Família]'],
    expect: ['1 p-mussarela [Família]', 'pergunta tempo'],
  },
  { text: 'a portuguesa vem com o q?', expect: ['pergunta ingredientes p-portuguesa'] },
  { text: 'vcs entregam no butantã? quanto fica a taxa', expect: ['pergunta entrega Butantã'] },
  {
    text: 'minha filha é alérgica a ovo, a portuguesa leva ovo né?',
    expect: ['pergunta alérgeno p-portuguesa ovo'],
  },
  {
    text: 'qual a diferença de preço da 4 queijos pra 5 queijos',
    expect: ['pergunta preço p-quatro-queijos | p-cinco-queijos'],
  },
  {
    text: '1 lombo grande. vcs aceitam vale refeição?',
    expect: ['1 p-lombo [Grande]', 'pergunta pagamento'],
  },
  // Greetings, leaving, a person
  {
    text: 'era só isso msm, pode mandar',
    cart: ['1 p-vegetariana [Média]', '1 suco-laranja'],
    expect: ['1 p-vegetariana [Média]', '1 suco-laranja', 'fim'],
  },
  { text: 'eu quero falar com o Seu Osvaldo, não com robô', expect: ['pessoa'] },
  // Not sold, or unclear
  {
    text: 'me vê uma esfiha de carne e uma calabresa broto',
    expect: ['1 p-calabresa [Broto]', '! esfiha de carne'],
  },
  { text: 'aquela que o meu marido gosta', expect: ['?'] },
]
