import type { Fulfilment, PaymentMethod } from '../orders'

/** Paper speaks Portuguese, whatever language the screen is in: the kitchen reads it, not the person who clicked. */
export const fulfilmentWords: Readonly<Record<Fulfilment, string>> = {
  delivery: 'ENTREGA',
  pickup: 'RETIRADA',
}

export const paymentWords: Readonly<Record<PaymentMethod, string>> = {
  pix: 'PIX',
  cash: 'Dinheiro',
  credit_card: 'Cartão de crédito',
  debit_card: 'Cartão de débito',
  voucher: 'Vale-refeição',
  other: 'Outro',
}
