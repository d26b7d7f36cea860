import { expect, it } from 'vitest'
import { appointmentPrefill } from './appointment-prefill'

it('a new appointment is filled from the conversation and belongs to it', () => {
  const chat = { id: 'c1', title: 'Ana do Centro', phone: '5592991234567' }
  const known = { name: 'Ana Lima', phone: null, address: 'Rua A, 10', neighbourhood: 'Centro' }
  expect(appointmentPrefill(chat, known)).toEqual({
    conversationId: 'c1',
    client: 'Ana Lima',
    phone: '(92) 99123-4567',
    address: 'Rua A, 10, Centro',
  })
  expect(appointmentPrefill(chat, null)).toEqual({
    conversationId: 'c1',
    client: 'Ana do Centro',
    phone: '(92) 99123-4567',
    address: '',
  })
})
