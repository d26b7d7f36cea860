import type { CorpusMessage } from '../../../corpus'

/** quitanda-sorocabana: what is corrected, asked and said besides. */
export const quitandaSorocabanaTalk: readonly CorpusMessage[] = [
  {
    text: 'o tomate pode ser só meio kilo',
    cart: ['1 tomate [1 kg]', '1 alface'],
    expect: ['1 tomate [500 g]', '1 alface'],
  },
  {
    text: 'troca a banana nanica pela prata',
    cart: ['2 banana-nanica [1 kg]', '1 morango'],
    expect: ['2 banana-prata [1 kg]', '1 morango'],
  },
  {
    text: 'tira o óleo e o açúcar que eu já tenho em casa',
    cart: ['1 arroz', '1 oleo', '1 acucar'],
    expect: ['1 arroz'],
  },
  {
    text: 'são 3 alfaces, nao 1',
    cart: ['1 alface', '1 cebola [500 g]'],
    expect: ['3 alface', '1 cebola [500 g]'],
  },
  {
    text: 'qto ta a cartela de ovo caipira? e o queijo minas?',
    expect: ['pergunta preço ovo-caipira | queijo-minas'],
  },
  { text: 'chegou morango hoje?', expect: ['pergunta tem morango'] },
  { text: 'vcs fazem entrega no éden? quanto cobra', expect: ['pergunta entrega Éden'] },
  { text: 'vcs aceitam pix ou só dinheiro?', expect: ['pergunta pagamento'] },
  {
    text: 'só isso por hoje seu Antônio',
    cart: ['1 feijao-preto', '2 couve'],
    expect: ['1 feijao-preto', '2 couve', 'fim'],
  },
  {
    text: 'vou pagar em dinheiro, leva troco pra 200 por favor',
    cart: ['1 arroz', '1 cafe'],
    at: 'payment',
    expect: ['1 arroz', '1 cafe', 'pagamento cash', 'troco 200'],
  },
  { text: '1 pepino e 1 kg de tomate', expect: ['! pepino', '1 tomate [1 kg]'] },
  { text: 'preciso cancelar o pedido que fiz hj cedo', expect: ['cancelar'] },
]
