import { describe, expect, it } from 'vitest'
import { readCustomer } from './read-customer'

const record = { id: '1', nome: 'Bar' }

describe('readCustomer', () => {
  it.each([
    ['CALL-05 the first item of a list', [record, { nome: 'Other' }]],
    ['CALL-06 the data of a success', { success: true, data: record }],
    ['CALL-06 the data of a success, as a list', { success: true, data: [record] }],
    ['CALL-07 the object itself', record],
  ])('%s', (_, answer) => {
    expect(readCustomer(answer)).toEqual(record)
  })

  it.each([[[]], [{ success: true, data: [] }], [{ success: true, data: null }], [{ success: true }], [{}]])(
    'CALL-08 CALL-56 finds nobody in %j',
    (answer) => {
      expect(() => readCustomer(answer)).toThrow(
        expect.objectContaining({ code: 'NOT_FOUND', message: 'Cliente não encontrado' }),
      )
    },
  )

  it.each([[undefined], [null], ['text'], [7], [[null]]])('cannot read %j', (answer) => {
    expect(() => readCustomer(answer)).toThrow(expect.objectContaining({ code: 'UNREADABLE' }))
  })
})
