import type { FileRow } from '@balcao/domain/agenda-import'
import { expect, it } from 'vitest'
import { askedNames, inWords, rowsToSend, type ImportChoices } from './import-choices'

const row = (said: Partial<FileRow>): FileRow => ({
  line: 1,
  key: 'a',
  start: Date.parse('2026-11-17T13:00:00Z'),
  days: null,
  minutes: null,
  title: '',
  client: 'Ana',
  phone: '',
  email: '',
  service: '',
  professional: '',
  notes: '',
  ...said,
})
const services = [{ id: 'cut', name: 'Corte' }]
const people = [{ id: 'bia', name: 'Bia Reis' }]
const choices: ImportChoices = { agendaId: null, people: {}, services: {}, past: 'keep' }
const words = { nobody: 'Sem nome', appointment: 'Agendamento' }
const send = (rows: FileRow[], chosen: Partial<ImportChoices> = {}) =>
  rowsToSend(
    inWords(rows, { services, people }),
    { ...choices, ...chosen },
    { accepted: new Map([[1, ['closed-day']]]), words },
  )

it('what the file names is found among what the company has', () => {
  const [one] = send([row({ service: 'corte', professional: 'Bia', minutes: 45, phone: '92991234567' })])
  expect(one).toEqual({
    key: 'a',
    starts_at: '2026-11-17T13:00:00.000Z',
    minutes: 45,
    agenda_id: 'bia',
    service_id: 'cut',
    service: 'corte',
    client: 'Ana',
    phone: '92991234567',
  })
})

it('a choice goes before what was found, and holds for every spelling of a name', () => {
  const rows = [
    row({ service: 'Luzes', professional: 'Duda' }),
    row({ service: 'LUZES', professional: 'duda' }),
  ]
  expect(send(rows, { services: { luzes: 'cut' }, people: { duda: 'bia' } })).toMatchObject([
    { service_id: 'cut', agenda_id: 'bia' },
    { service_id: 'cut', agenda_id: 'bia' },
  ])
  const [kept] = send([row({ service: 'Corte' })], { services: { corte: '' } })
  expect(kept).not.toHaveProperty('service_id')
})

it('who is named by nobody goes to the agenda that was chosen for the file', () => {
  expect(send([row({ professional: 'Duda' })], { agendaId: 'own' })).toMatchObject([{ agenda_id: 'own' }])
  expect(send([row({})])[0]).not.toHaveProperty('agenda_id')
})

it('where a file says nothing there are words; what was ticked is sent with what was read', () => {
  const rows = send([row({ client: '' }), row({ client: '', title: 'Duda Melo' })])
  expect(rows).toMatchObject([
    { client: 'Sem nome', service: 'Agendamento' },
    { client: 'Duda Melo', service: 'Duda Melo', accept: ['closed-day'] },
  ])
  expect(rows[0]).not.toHaveProperty('accept')
})

it('twenty names are asked about one by one, the others together', () => {
  const rows = Array.from({ length: 25 }, (_, nth) => row({ service: `Serviço ${nth}` }))
  const { asked, others } = askedNames(inWords(rows, { services, people }).services)
  expect([asked.length, others]).toEqual([20, 5])
})
