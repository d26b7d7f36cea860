import type { SameKeys } from '../../../format-text'
import type { paymentMethod as pt } from '../../pt/orders/payment-method'

/** Ways to pay, in full and where room is short. */
export const paymentMethod: SameKeys<typeof pt> = {
  payment_pix: 'PIX',
  payment_cash: 'Efectivo',
  payment_credit_card: 'Tarjeta de crédito',
  payment_debit_card: 'Tarjeta de débito',
  payment_voucher: 'Vale de comida',
  payment_other: 'Otro',
  payBrief_pix: 'PIX',
  payBrief_cash: 'Efectivo',
  payBrief_credit_card: 'Crédito',
  payBrief_debit_card: 'Débito',
  payBrief_voucher: 'Vale de comida',
  payBrief_other: 'Otro',
}
