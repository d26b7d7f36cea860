import type { CorpusMessage } from '../../../corpus'

/** brilho-da-serra: what is said ahead, corrected and asked. */
export const brilhoDaSerraTalk: readonly CorpusMessage[] = [
  {
    text: '1 mop giratório pra entregar em São Pelegrino, av. itália 450 sala 2, pago no pix',
    expect: ['1 mop', 'entrega', 'bairro São Pelegrino', 'endereço av. itália 450 sala 2', 'pagamento pix'],
  },
  {
    text: 'retiro na loja, nome é Valdir',
    cart: ['4 esponja'],
    at: 'fulfilment',
    expect: ['4 esponja', 'retirada', 'nome Valdir'],
  },
  {
    text: 'rua sinimbu 1700 apto 204, tocar no porteiro',
    cart: ['1 balde'],
    at: 'address',
    expect: ['1 balde', 'endereço rua sinimbu 1700 apto 204', 'obs tocar no porteiro'],
  },
  {
    text: 'pode ser no débito',
    cart: ['2 rodo'],
    at: 'payment',
    expect: ['2 rodo', 'pagamento debit_card'],
  },
  { text: '2 balde pra entregar em Farroupilha', expect: ['2 balde', 'entrega', 'fora Farroupilha'] },
  {
    text: 'o amaciante é de 5 litros, falei errado',
    cart: ['1 amaciante [2 litros]', '1 balde'],
    expect: ['1 amaciante [5 litros]', '1 balde'],
  },
  {
    text: 'tira 2 detergentes',
    cart: ['6 detergente', '1 rodo'],
    expect: ['4 detergente', '1 rodo'],
  },
  {
    text: 'em vez de lavanda pode ser eucalipto',
    cart: ['1 desinfetante [5 litros] + aroma:lavanda'],
    expect: ['1 desinfetante [5 litros] + aroma:eucalipto'],
  },
  { text: 'quanto é o fardo do papel higiênico?', expect: ['pergunta preço papel-higienico'] },
  { text: 'quais aromas de desinfetante vcs tem?', expect: ['pergunta sabores desinfetante'] },
  { text: 'tem mop giratorio ai?', expect: ['pergunta tem mop'] },
  { text: 'vcs abrem sabado de manhã?', expect: ['pergunta horário'] },
  { text: 'levando 10 desinfetantes tem algum desconto?', expect: ['pergunta desconto'] },
  { text: 'fica onde a loja de vocês?', expect: ['pergunta loja'] },
  {
    text: 'apaga tudo que eu pedi',
    cart: ['2 balde', '1 mop'],
    expect: ['2 balde', '1 mop', 'esvaziar'],
  },
  { text: 'manda igual ao último pedido', expect: ['de novo'] },
]
