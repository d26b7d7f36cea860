import { expect, test } from 'vitest'
import { ApiError } from '../../lib/http/api-error'
import { leadNow } from './leads.queries'

const lead = {
  id: '0b6f2f0e-5d0c-4c33-9b53-3c3f1a3a7f10',
  empresa: 'Lanchonete',
  cnpj: '11222333000181',
  email: 'dona@loja.example',
  responsavel: 'Maria',
  telefone: '92991234567',
  nicho: 'delivery',
  state: 'discarded',
  created_at: '2026-11-22T03:00:00.000Z',
  approved_at: null,
  onboarded_at: null,
  company: null,
  version: 2,
  can: { approve: false, discard: false, reopen: true },
  consented_at: '2026-11-22T03:00:00.000Z',
  note: '',
  discard_reason: 'Sem contato',
  onboarding: null,
  files: [],
  others: [],
}

const failure = (status: number, current: unknown) =>
  new ApiError('no', { status, code: 'LEAD_NOT_OPEN', current })

test('a conflict brings the lead as it stands now', () => {
  expect(leadNow(failure(409, lead))).toEqual(lead)
})

test.each([
  ['another status', failure(404, lead)],
  ['something else in it', failure(409, { id: 'x' })],
  ['nothing in it', failure(409, undefined)],
  ['a failure of our own', new Error('no')],
])('with %s nothing is known of it', (_, error) => {
  expect(leadNow(error)).toBeNull()
})
