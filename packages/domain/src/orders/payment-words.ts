import type { PaymentMethod } from './vocabulary'

/** For paper and files, which speak Portuguese whatever language the screen is in: whoever reads them did not click. */
export const paymentWords: Readonly<Record<PaymentMethod, string>> = {
  pix: 'PIX',
  cash: 'Dinheiro',
  credit_card: 'Cartão de crédito',
  debit_card: 'Cartão de débito',
  voucher: 'Vale-refeição',
  other: 'Outro',
}
