import type { CorpusMessage } from '../../../corpus'

/** pizza-da-ribeira: what is said ahead, corrected and asked. */
export const pizzaDaRibeiraTalk: readonly CorpusMessage[] = [
  {
    text: 'uma gigante de calabresa pra entregar no Jardim Caiçara, rua das palmeiras 45, pago no pix',
    expect: [
      '1 q-calabresa [Gigante]',
      'entrega',
      'bairro Jardim Caiçara',
      'endereço rua das palmeiras 45',
      'pagamento pix',
    ],
  },
  {
    text: 'vila tupy, rua sete de abril 310, vou pagar em dinheiro, troco p/ 100',
    cart: ['1 q-mussarela [Gigante]'],
    at: 'neighbourhood',
    expect: [
      '1 q-mussarela [Gigante]',
      'bairro Vila Tupy',
      'endereço rua sete de abril 310',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'eu retiro aí',
    cart: ['1 q-atum [Média]'],
    at: 'fulfilment',
    expect: ['1 q-atum [Média]', 'retirada'],
  },
  {
    text: 'troca a calabresa por toscana',
    cart: ['1 q-calabresa [Média]', '1 tubaina'],
    expect: ['1 q-toscana [Média]', '1 tubaina'],
  },
  {
    text: 'melhor a gigante em vez da média',
    cart: ['1 q-lombo [Média]'],
    expect: ['1 q-lombo [Gigante]'],
  },
  {
    text: 'tira a batata por favor',
    cart: ['1 q-mussarela [Pequena]', '1 fritas'],
    expect: ['1 q-mussarela [Pequena]'],
  },
  { text: 'quanto custa a de pupunha?', expect: ['pergunta preço q-pupunha'] },
  { text: 'a de atum vem com o que?', expect: ['pergunta ingredientes q-atum'] },
  { text: 'vcs tão abertos hj?', expect: ['pergunta horário'] },
  {
    text: 'vai demorar mto p chegar?',
    cart: ['1 q-quatro [Média]'],
    expect: ['1 q-quatro [Média]', 'pergunta tempo'],
  },
  { text: 'me passa o cardápio de vcs pra eu dar uma olhada', expect: ['pergunta cardápio'] },
  { text: 'vcs entregam no serrote?', expect: ['pergunta entrega Serrote'] },
  {
    text: 'credito',
    cart: ['1 q-milho [Gigante]'],
    at: 'payment',
    expect: ['1 q-milho [Gigante]', 'pagamento credit_card'],
  },
  {
    text: 'fechou, só isso msm',
    cart: ['1 q-calabresa / q-mussarela [Média]'],
    expect: ['1 q-calabresa / q-mussarela [Média]', 'fim'],
  },
  { text: 'oi boa noiteee', expect: ['oi'] },
  { text: 'cadê minha pizza? já faz 1h20 que pedi', expect: ['pergunta pedido'] },
]
