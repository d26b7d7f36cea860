/** Ways to pay, in full and where room is short. */
export const paymentMethod = {
  payment_pix: 'PIX',
  payment_cash: 'Dinheiro',
  payment_credit_card: 'Cartão de crédito',
  payment_debit_card: 'Cartão de débito',
  payment_voucher: 'Vale-refeição',
  payment_other: 'Outro',
  payBrief_pix: 'PIX',
  payBrief_cash: 'Dinheiro',
  payBrief_credit_card: 'Crédito',
  payBrief_debit_card: 'Débito',
  payBrief_voucher: 'Vale-refeição',
  payBrief_other: 'Outro',
} as const
