import type { SameKeys } from '../../../format-text'
import type { paymentMethod as pt } from '../../pt/orders/payment-method'

/** Ways to pay, in full and where room is short. */
export const paymentMethod: SameKeys<typeof pt> = {
  payment_pix: 'PIX',
  payment_cash: 'Cash',
  payment_credit_card: 'Credit card',
  payment_debit_card: 'Debit card',
  payment_voucher: 'Meal voucher',
  payment_other: 'Other',
  payBrief_pix: 'PIX',
  payBrief_cash: 'Cash',
  payBrief_credit_card: 'Credit',
  payBrief_debit_card: 'Debit',
  payBrief_voucher: 'Meal voucher',
  payBrief_other: 'Other',
}
