import { describe, expect, it } from 'vitest'
import { orderPrefill, phoneWords } from './order-prefill'

describe('CONV-13 what is known of whom one writes with', () => {
  it.each([
    ['5592991234567', '(92) 99123-4567'],
    ['559291234567', '(92) 9123-4567'],
    ['92991234567', '(92) 99123-4567'],
    ['9232345678', '(92) 3234-5678'],
    ['351912345678', '+351912345678'],
    [null, ''],
    ['', ''],
  ])('the phone %s reads %s', (phone, words) => {
    expect(phoneWords(phone)).toBe(words)
  })

  it('a new order is filled from the conversation', () => {
    const chat = { title: 'Ana do Centro', phone: '5592991234567' }
    const known = { name: 'Ana Lima', phone: null, address: 'Rua A, 10', neighbourhood: 'Centro' }
    expect(orderPrefill(chat, known)).toEqual({
      customer_name: 'Ana Lima',
      customer_phone: '(92) 99123-4567',
      customer_address: 'Rua A, 10',
      neighbourhood: 'Centro',
    })
    expect(orderPrefill(chat, null)).toMatchObject({ customer_name: 'Ana do Centro', customer_address: '' })
  })

  it('a number is no name, and a foreign phone does not fit an order', () => {
    expect(orderPrefill({ title: '+55 92 99123-4567', phone: '5592991234567' }, null).customer_name).toBe('')
    expect(orderPrefill({ title: 'João', phone: '351912345678' }, null).customer_phone).toBe('')
  })
})
