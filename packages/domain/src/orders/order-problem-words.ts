import type { OrderProblemCode } from './check-order'

/** What is wrong with an order, in the words that a program's author reads. */
export const orderProblemWords: Readonly<Record<OrderProblemCode, string>> = {
  items_missing: 'informe os itens, ou o total',
  amount_invalid: 'valor inválido',
  address_required: 'informe o endereço, ou fulfilment pickup',
  phone_invalid: 'telefone inválido',
  discount_too_large: 'maior que o pedido',
  total_too_large: 'grande demais',
  total_mismatch: 'não confere com itens + taxa − desconto',
  change_only_with_cash: 'troco só com dinheiro',
  change_below_total: 'menor que o total',
  already_dispatched: 'já saiu para entrega',
}
