import { describe, expect, it } from 'vitest'
import { readLookup } from './read-lookup'

const found = { id: '1', name: 'Bar', email: 'b*r@x.com', hasPassword: true }
const empresa = { id: '1', nome: 'Bar', email_cliente: 'b*r@x.com', senha_definida: true }

describe('readLookup', () => {
  it.each([
    ['CALL-28 exists with one empresa', { exists: true, empresa }],
    ['CALL-28 exists with a list', { exists: true, empresa: [empresa, { nome: 'Other' }] }],
    [
      'CALL-29 name and email by their other names',
      { exists: true, empresa: { id: '1', name: 'Bar', email: 'b*r@x.com', senha_definida: 'true' } },
    ],
    ['CALL-30 success with empresa', { success: true, empresa }],
    ['CALL-30 success with cliente', { success: true, cliente: empresa }],
    ['CALL-30 success with a list of clientes', { success: true, cliente: [empresa] }],
  ])('%s', (_, answer) => {
    expect(readLookup(answer)).toEqual(found)
  })

  it('LOGIN-17 a password that is not said to be defined is not', () => {
    expect(readLookup({ exists: true, empresa: { id: 1, nome: 'Bar' } })).toEqual({
      id: '1',
      name: 'Bar',
      email: '',
      hasPassword: false,
    })
  })

  it.each([
    [{ exists: false, empresa }],
    [{ exists: true, empresa: null }],
    [{ exists: true, empresa: [] }],
    [{ exists: true }],
    [{ success: false, empresa }],
    [{ success: true }],
  ])('LOGIN-23 finds nobody in %j', (answer) => {
    expect(readLookup(answer)).toBeNull()
  })

  it.each([[undefined], [null], ['<html>'], [[]], [{}], [{ ok: true }]])(
    'LOGIN-25 cannot read %j',
    (answer) => {
      expect(() => readLookup(answer)).toThrow(expect.objectContaining({ code: 'UNREADABLE' }))
    },
  )
})
