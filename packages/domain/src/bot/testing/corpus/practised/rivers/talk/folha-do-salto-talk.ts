import type { CorpusMessage } from '../../../corpus'

/** folha-do-salto: what is said ahead, corrected and asked. */
export const folhaDoSaltoTalk: readonly CorpusMessage[] = [
  {
    text: 'uma feijoada vegana pra entregar na vila rezende, av rui barbosa 640, pagamento no crédito',
    expect: [
      '1 feijoada',
      'entrega',
      'bairro Vila Rezende',
      'endereço av rui barbosa 640',
      'pagamento credit_card',
    ],
  },
  {
    text: 'entrega em Rio Claro? moro lá',
    expect: ['pergunta entrega Rio Claro'],
  },
  {
    text: 'rua do rosário 1433 bloco b',
    cart: ['1 strogonoff'],
    at: 'address',
    expect: ['1 strogonoff', 'endereço rua do rosário 1433 bloco b'],
  },
  {
    text: 'vou pegar na loja mesmo',
    cart: ['1 lasanha'],
    at: 'fulfilment',
    expect: ['1 lasanha', 'retirada'],
  },
  {
    text: 'pix',
    cart: ['2 coxinha', '1 suco-verde'],
    at: 'payment',
    expect: ['2 coxinha', '1 suco-verde', 'pagamento pix'],
  },
  {
    text: 'muda o pão do burger pra sem glúten',
    cart: ['1 b-jaca + pao:australiano', '1 agua'],
    expect: ['1 b-jaca + pao:sem-gluten', '1 agua'],
  },
  {
    text: 'em vez do suco verde quero suco de laranja',
    cart: ['1 lasanha', '1 suco-verde'],
    expect: ['1 lasanha', '1 suco-laranja'],
  },
  {
    text: 'sao 2 lasanhas, não 1',
    cart: ['1 lasanha', '1 brownie'],
    expect: ['2 lasanha', '1 brownie'],
  },
  {
    text: 'tira tudo, mudei de ideia',
    cart: ['1 b-feijao + pao:beterraba'],
    expect: ['1 b-feijao + pao:beterraba', 'esvaziar'],
  },
  { text: 'qual o valor da feijoada vegana', expect: ['pergunta preço feijoada'] },
  { text: 'o brownie tem gluten?', expect: ['pergunta alérgeno brownie glúten'] },
  { text: 'o burger de lentilha é feito de que?', expect: ['pergunta ingredientes b-lentilha'] },
  { text: 'aceita cartão?', expect: ['pergunta pagamento'] },
  { text: 'me passa a chave pix de vcs', expect: ['pergunta pix'] },
  { text: 'bom dia flor do dia 🌻', expect: ['oi'] },
  {
    text: 'não quero mais nada, obrigada 💚',
    cart: ['1 bowl [300g] + base:quinoa + proteina:tofu'],
    expect: ['1 bowl [300g] + base:quinoa + proteina:tofu', 'fim'],
  },
]
