import type { CorpusMessage } from '../../../corpus'

/** cuscuz-da-pajucara: what is said ahead, corrected and asked. */
export const cuscuzDaPajucaraTalk: readonly CorpusMessage[] = [
  {
    text: '2 café completo pra entregar na ponta verde, rua professor sandoval arroxelas 455, crédito',
    expect: [
      '2 cafe-completo',
      'entrega',
      'bairro Ponta Verde',
      'endereço rua professor sandoval arroxelas 455',
      'pagamento credit_card',
    ],
  },
  {
    text: 'passo aí pra pegar às 7h30 da manhã',
    cart: ['1 omelete', '1 cafe'],
    at: 'fulfilment',
    expect: ['1 omelete', '1 cafe', 'retirada', 'hora 07:30'],
  },
  {
    text: 'jatiúca, rua Sampaio Marques 80. e pago no débito',
    cart: ['1 inhame'],
    at: 'neighbourhood',
    expect: ['1 inhame', 'bairro Jatiúca', 'endereço rua Sampaio Marques 80', 'pagamento debit_card'],
  },
  { text: 'cartão', cart: ['1 inhame'], at: 'payment', expect: ['1 inhame', 'pagamento ?'] },
  {
    text: 'nn é frango nao, é charque',
    cart: ['1 cuscuz [M] + recheio:frango'],
    expect: ['1 cuscuz [M] + recheio:charque'],
  },
  {
    text: 'aumenta o cuscuz pra G',
    cart: ['1 cuscuz [M] + recheio:ovo', '1 cafe'],
    expect: ['1 cuscuz [G] + recheio:ovo', '1 cafe'],
  },
  {
    text: 'bote só um suco de cajá em vez de dois viu',
    cart: ['1 inhame', '2 suco-caja'],
    expect: ['1 inhame', '1 suco-caja'],
  },
  {
    text: 'apaga tudo aí que eu vou ver de novo com minha mãe',
    cart: ['2 cafe-completo'],
    expect: ['2 cafe-completo', 'esvaziar'],
  },
  { text: 'o q vem no café nordestino?', expect: ['pergunta ingredientes cafe-completo'] },
  { text: 'quais os recheios do cuscuz?', expect: ['pergunta sabores cuscuz'] },
  { text: 'tem suco de mangaba hj?', expect: ['pergunta tem suco-mangaba'] },
  {
    text: 'bom dia. 1 inhame com queijo coalho. vcs aceitam cartao de alimentação?',
    expect: ['1 inhame', 'pergunta pagamento'],
  },
  { text: 'abre q horas amanhã cedo?', expect: ['pergunta horário'] },
  { text: 'qnto é a macaxeira com charque?', expect: ['pergunta preço macaxeira-charque'] },
  { text: 'o de sempre por favor', expect: ['de novo'] },
  { text: 'bom diaaa tudo bem?', expect: ['oi'] },
]
