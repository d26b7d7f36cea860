import type { CorpusMessage } from '../../../corpus'

/** pizza-do-bingen: what is said ahead, corrected and asked. */
export const pizzaDoBingenTalk: readonly CorpusMessage[] = [
  {
    text: '1 mussarela grande pra entregar na Mosela, rua mosela 1020 casa 3, pago no pix',
    expect: [
      '1 p-mussarela [Grande]',
      'entrega',
      'bairro Mosela',
      'endereço rua mosela 1020 casa 3',
      'pagamento pix',
    ],
  },
  {
    text: 'quitandinha, rua getúlio vargas 88, dinheiro troco pra 100',
    cart: ['1 p-frango [Grande]'],
    at: 'neighbourhood',
    expect: [
      '1 p-frango [Grande]',
      'bairro Quitandinha',
      'endereço rua getúlio vargas 88',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'vou buscar aí',
    cart: ['1 p-alho [Média]'],
    at: 'fulfilment',
    expect: ['1 p-alho [Média]', 'retirada'],
  },
  {
    text: 'vai ser no cartao mesmo viu',
    cart: ['1 p-alho [Média]'],
    at: 'payment',
    expect: ['1 p-alho [Média]', 'pagamento ?'],
  },
  {
    text: 'nao precisa de troco',
    cart: ['1 p-linguica [Média]'],
    at: 'change',
    expect: ['1 p-linguica [Média]', 'sem troco'],
  },
  {
    text: 'na verdade a pizza é média, não grande',
    cart: ['1 p-calabresa [Grande]', '1 coca-2l'],
    expect: ['1 p-calabresa [Média]', '1 coca-2l'],
  },
  {
    text: 'troca a coca 2l por guaraná 2l',
    cart: ['1 p-calabresa [Grande]', '1 coca-2l'],
    expect: ['1 p-calabresa [Grande]', '1 guarana-2l'],
  },
  {
    text: 'pode tirar o pão de alho',
    cart: ['1 p-mussarela [Média]', '1 pao-alho'],
    expect: ['1 p-mussarela [Média]'],
  },
  { text: 'o que vem na portuguesa?', expect: ['pergunta ingredientes p-portuguesa'] },
  { text: 'qnto ta a de truta defumada?', expect: ['pergunta preço p-truta'] },
  {
    text: 'vcs entregam em Itaipava?',
    cart: ['2 calzone + recheio:frango'],
    expect: ['2 calzone + recheio:frango', 'pergunta entrega Itaipava'],
  },
  { text: 'q horas vcs abrem?', expect: ['pergunta horário'] },
  { text: 'boa noite, tudo bem?', expect: ['oi'] },
  { text: 'quero falar com uma pessoa de verdade', expect: ['pessoa'] },
  { text: 'cade minha pizza?? ja faz mais de 1 hora', expect: ['pergunta pedido'] },
  {
    text: 'por enquanto só isso, obrigado viu',
    cart: ['1 p-cogumelos [Grande]'],
    expect: ['1 p-cogumelos [Grande]', 'fim'],
  },
]
