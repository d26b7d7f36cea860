import type { OperatorCompany } from '@balcao/contract/operator'
import { expect, test } from 'vitest'
import { byCare, concernsOf } from './care'

const now = Date.parse('2026-11-22T12:00:00Z')
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString()

const well: OperatorCompany = {
  id: '0b6f2f0e-5d0c-4c33-9b53-3c3f1a3a7f10',
  cnpj: '11222333000181',
  nome: 'Padaria',
  cidade: 'Manaus',
  estado: 'AM',
  nicho: 'delivery',
  created_at: ago(2400),
  modules: { mod_atendimento: true, mod_motoboy: true, mod_gerente: true, mod_agendamento: true },
  licence: { plan: 'bundle', term: 'annual', renewed_on: '2026-01-01', ends_on: '2027-01-01', days_left: 40 },
  password_set: true,
  channel: { kind: 'evolution', state: 'open', state_since: null, last_heard_at: ago(1) },
  google: { state: 'connected', error: null, checked_at: ago(1) },
  printing: { stations: 1, last_seen_at: ago(1) },
  last_order_at: ago(2),
  open_requests: 0,
}

test('nothing is the matter with a company that is well', () => {
  expect(concernsOf(well, now)).toEqual([])
})

test.each<[string, Partial<OperatorCompany>, string[]]>([
  ['an open request', { open_requests: 1 }, ['request']],
  ['an ended licence', { licence: { ...well.licence, days_left: 0 } }, ['expired']],
  ['a licence in its last week', { licence: { ...well.licence, days_left: 7 } }, ['ending']],
  ['a licence of eight days', { licence: { ...well.licence, days_left: 8 } }, []],
  ['WhatsApp closed', { channel: { ...well.channel, state: 'closed' } }, ['whatsapp']],
  [
    'WhatsApp closed without its module',
    { channel: { ...well.channel, state: 'closed' }, modules: { ...well.modules, mod_atendimento: false } },
    [],
  ],
  ['WhatsApp never set up', { channel: { ...well.channel, state: 'none' } }, []],
  ['Google in trouble', { google: { ...well.google, state: 'trouble' } }, ['google']],
  ['Google never connected', { google: { ...well.google, state: 'none' } }, []],
  ['a silent printer', { printing: { stations: 1, last_seen_at: ago(25) } }, ['printing']],
  ['a printer that never came', { printing: { stations: 1, last_seen_at: null } }, ['printing']],
  ['no printer', { printing: { stations: 0, last_seen_at: null } }, []],
  ['no password after three days', { password_set: false, created_at: ago(72) }, ['password']],
  ['no password yet', { password_set: false, created_at: ago(3) }, []],
  ['no order for eight days', { last_order_at: ago(192) }, ['quiet']],
  ['no order ever', { last_order_at: null }, []],
])('%s', (_, change, expected) => {
  expect(concernsOf({ ...well, ...change }, now)).toEqual(expected)
})

test('what needs care most comes first, then what has more of it, then by name', () => {
  const ended = { ...well.licence, days_left: 0 }
  const companies: OperatorCompany[] = [
    { ...well, nome: 'Boa' },
    { ...well, nome: 'Álvaro' },
    { ...well, nome: 'Quieta', last_order_at: ago(400) },
    { ...well, nome: 'Vencida', licence: ended },
    { ...well, nome: 'Vencida e quieta', licence: ended, last_order_at: ago(400) },
    { ...well, nome: 'Pede', open_requests: 1 },
  ]
  expect(byCare(companies, now).map(({ nome }) => nome)).toEqual([
    'Pede',
    'Vencida e quieta',
    'Vencida',
    'Quieta',
    'Álvaro',
    'Boa',
  ])
})
