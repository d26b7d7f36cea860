import type { CorpusMessage } from '../../../corpus'

/** isca-viva: what is said ahead, corrected and asked. */
export const iscaVivaTalk: readonly CorpusMessage[] = [
  {
    text: 'uma dúzia de tuvira pra entregar na cavalhada, rua dos pescadores 80, pago no dinheiro',
    expect: [
      '1 tuvira [Dúzia]',
      'entrega',
      'bairro Cavalhada',
      'endereço rua dos pescadores 80',
      'pagamento cash',
    ],
  },
  {
    text: 'vou passar aí as 5 da manha pra pegar',
    cart: ['2 tuvira [Dúzia]', '1 gelo-escama'],
    at: 'fulfilment',
    expect: ['2 tuvira [Dúzia]', '1 gelo-escama', 'retirada', 'hora 05:00'],
  },
  {
    text: 'santa izabel',
    cart: ['1 vara'],
    at: 'neighbourhood',
    expect: ['1 vara', 'bairro Santa Izabel'],
  },
  {
    text: 'cartao de credito',
    cart: ['1 molinete'],
    at: 'payment',
    expect: ['1 molinete', 'pagamento credit_card'],
  },
  {
    text: 'troca o anzol numero 4 pelo numero 8',
    cart: ['1 anzol + tamanho:n4', '1 alicate'],
    expect: ['1 anzol + tamanho:n8', '1 alicate'],
  },
  {
    text: 'a boia pode ser laranja',
    cart: ['2 boia + cor:azul'],
    expect: ['2 boia + cor:laranja'],
  },
  {
    text: 'só meia dúzia de tuvira, uma dúzia é muito',
    cart: ['1 tuvira [Dúzia]', '1 carvao'],
    expect: ['1 tuvira [Meia dúzia]', '1 carvao'],
  },
  {
    text: 'não vou mais querer o carvão',
    cart: ['1 gelo-5', '1 carvao'],
    expect: ['1 gelo-5'],
  },
  { text: 'tem minhocuçu aí?', expect: ['pergunta tem minhocucu'] },
  { text: 'quanto ta a dúzia da tuvira', expect: ['pergunta preço tuvira'] },
  { text: 'quais as cores do colete?', expect: ['pergunta sabores colete'] },
  { text: 'que horas abre amanhã?', expect: ['pergunta horário'] },
  { text: 'onde fica a loja de vcs', expect: ['pergunta loja'] },
  { text: 'vcs dividem no cartão?', expect: ['pergunta pagamento'] },
  { text: 'quero cancelar meu pedido', expect: ['cancelar'] },
  {
    text: 'fechado então, é só isso patrão',
    cart: ['1 tuvira [Dúzia]'],
    expect: ['1 tuvira [Dúzia]', 'fim'],
  },
]
