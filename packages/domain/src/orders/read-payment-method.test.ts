import { expect, test } from 'vitest'
import { readPaymentMethod } from './read-payment-method'
import { paymentMethods } from './vocabulary'

test.each([
  ['Dinheiro', 'cash'],
  ['dinheiro', 'cash'],
  ['PIX', 'pix'],
  ['Pix na entrega', 'pix'],
  ['Cartão de crédito', 'credit_card'],
  ['CARTAO DE CREDITO', 'credit_card'],
  ['cartão de débito', 'debit_card'],
  ['debito', 'debit_card'],
  ['Cartão', 'credit_card'],
  ['card', 'credit_card'],
  ['credito', 'credit_card'],
  ['Vale refeição', 'voucher'],
  ['vale-alimentação', 'voucher'],
  ['VR', 'voucher'],
  ['vale', 'voucher'],
  ['vale-refeição', 'voucher'],
  ['VA', 'voucher'],
  ['no VA', 'voucher'],
  ['Alelo', 'voucher'],
  ['Cartão Alelo', 'voucher'],
  ['Sodexo Refeição', 'voucher'],
  ['Pluxee', 'voucher'],
  ['Ticket', 'voucher'],
  ['ticket restaurante', 'voucher'],
  ['Swile', 'voucher'],
  ['iFood Benefícios', 'voucher'],
  ['cartão Caju', 'voucher'],
  ['vale Flash', 'voucher'],
  ['suco de caju', null],
  ['cartão Flamengo', 'credit_card'],
  ['Outro', 'other'],
  ['pix ou dinheiro', null],
  ['crédito ou débito', null],
  ['fiado', null],
  ['', null],
])('%j is %s', (text, method) => {
  expect(readPaymentMethod(text)).toBe(method)
})

test.each(paymentMethods)('%s is itself', (method) => {
  expect(readPaymentMethod(method)).toBe(method)
})
