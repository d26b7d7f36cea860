import { expect, it } from 'vitest'
import { readLead } from './read-lead'

const lead = { nome_empresa: 'Padaria Sol', cnpj: '11222333000181', email: 's***l@sol.example' }
const found = { name: 'Padaria Sol', cnpj: '11222333000181', email: 's***l@sol.example' }

it.each([
  ['CALL-33 a list with the lead', [lead]],
  ['CALL-33 a list with a list of leads', [{ leads: [lead] }]],
  ['CALL-33 a list of lists', [[lead]]],
  ['CALL-34 an object with a list of leads', { ok: true, leads: [lead] }],
  ['CALL-34 an object with a list under another name', { success: true, data: [lead] }],
  ['CALL-35 ONB-09 the lead itself', lead],
  ['CALL-35 the lead itself, masked and with more fields', { ...lead, cnpj: '11.222.333/0001-81', id: 7 }],
])('reads %s', (_shape, answer) => {
  expect(readLead(answer)).toEqual(found)
})

it('CALL-35 does without the e-mail', () => {
  const { email: _email, ...bare } = lead
  expect(readLead(bare)).toEqual({ ...found, email: '' })
})

it.each([[null], [[]], [{}], [{ leads: [] }], ['x'], [{ nome_empresa: ' ', cnpj: '1' }], [[{ cnpj: '1' }]]])(
  'finds no lead in %j',
  (answer) => {
    expect(readLead(answer)).toBeNull()
  },
)
