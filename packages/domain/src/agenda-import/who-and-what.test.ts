import { expect, it, test } from 'vitest'
import type { FileRow } from './model'
import { findNamed, namesIn, serviceFinder } from './who-and-what'

const find = serviceFinder([
  { id: 'cut', name: 'Corte' },
  { id: 'both', name: 'Corte e barba' },
  { id: 'nails', name: 'Mãos & pés' },
])
const row = (said: Partial<FileRow>): FileRow => ({
  line: 1,
  key: 'a',
  start: 0,
  days: null,
  minutes: null,
  title: '',
  client: '',
  phone: '',
  email: '',
  service: '',
  professional: '',
  notes: '',
  ...said,
})

test.each<[string, string, string | null]>([
  ['Corte - Ana Lima', 'Ana Lima', 'cut'],
  ['Ana Lima (corte e barba)', 'Ana Lima', 'both'],
  ['Ana Lima corte', 'Ana Lima', 'cut'],
  ['CORTE com Ana', 'Ana', 'cut'],
  ['Maos & Pes | Ana D’Ávila-Reis', 'Ana D’Ávila-Reis', 'nails'],
  ['Corte', 'Corte', 'cut'],
  ['Recortes de jornal', 'Recortes de jornal', null],
  ['Dentista', 'Dentista', null],
])('%s is %s', (title, client, service) => {
  const found = find(row({ title }))
  expect([found.client, found.service_id]).toEqual([client, service])
})

it('the columns of a table say it themselves', () => {
  expect(find(row({ client: 'Ana Corte', service: 'corte  E Barba' }))).toEqual({
    client: 'Ana Corte',
    service: 'corte  E Barba',
    service_id: 'both',
  })
  expect(find(row({ client: 'Ana', service: 'Luzes' }))).toMatchObject({ service: 'Luzes', service_id: null })
})

it('a person is found by the whole name, or by a first name that nobody else bears', () => {
  const people = [
    { id: '1', name: 'Bia Reis' },
    { id: '2', name: 'Caio Lima' },
    { id: '3', name: 'Caio Melo' },
  ]
  expect(['bia', 'BIA REIS', 'Caio', 'caio melo', 'Bi', ''].map((name) => findNamed(name, people))).toEqual([
    '1',
    '1',
    null,
    '3',
    null,
    null,
  ])
})

it('names are counted whatever their accents, the most frequent first', () => {
  expect(namesIn(['Luzes', 'Barba', 'barba', 'BARBÁ'])).toEqual([
    { name: 'Barba', count: 3 },
    { name: 'Luzes', count: 1 },
  ])
})
