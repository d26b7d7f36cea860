import { expect, test } from 'vitest'
import { buildAppointment } from '../../testing/build-appointment'
import { buildEvent } from '../../testing/build-event'
import { blocksByPerson } from './by-person'

const zone = 'America/Manaus'
const plain = { active: true, hours: null, periods: [], offers: null, version: 1 }
const agendas = [
  { ...plain, id: 'own', name: '', employee_id: null },
  { ...plain, id: 'bia', name: 'Bia Reis', employee_id: 'e1' },
  { ...plain, id: 'caio', name: 'Caio Prado', employee_id: 'e2' },
]
const sharesOf = (
  appointments: Parameters<typeof buildAppointment>[0][],
  events: Parameters<typeof buildEvent>[0][] = [],
) => {
  const agenda = { appointments: appointments.map(buildAppointment), events: events.map(buildEvent) }
  const { parts, blocks } = blocksByPerson(agenda, agendas, '2026-11-20', zone)
  const percent = (part: number) => Math.round(part * 100)
  return {
    people: parts.map(({ id, lanes }) => [id, lanes]),
    blocks: blocks.map(({ key, lane, lanes }) => [key, percent(lane / lanes), percent((lane + 1) / lanes)]),
  }
}

test('of a week each person has a part of the date to themselves, whatever the others have at that moment', () => {
  expect(
    sharesOf([
      { id: 'rui', agenda_id: 'caio' },
      { id: 'ana', agenda_id: 'bia' },
    ]),
  ).toEqual({
    people: [
      ['bia', 1],
      ['caio', 1],
    ],
    blocks: [
      ['ana', 0, 50],
      ['rui', 50, 100],
    ],
  })
})

test('who has two at a moment has as much more room, and a block alone all of their part', () => {
  const later = { starts_at: '2026-11-20T20:00:00Z', ends_at: '2026-11-20T21:00:00Z', time: '16:00' }
  expect(
    sharesOf([
      { id: 'ana', agenda_id: 'bia' },
      { id: 'beside', agenda_id: 'bia' },
      { id: 'later', agenda_id: 'bia', ...later },
      { id: 'rui', agenda_id: 'caio' },
    ]),
  ).toEqual({
    people: [
      ['bia', 2],
      ['caio', 1],
    ],
    blocks: [
      ['ana', 0, 33],
      ['beside', 33, 67],
      ['later', 0, 67],
      ['rui', 67, 100],
    ],
  })
})

test('Google’s events are the company’s, and nothing is lost of an agenda that is not listed', () => {
  expect(
    sharesOf(
      [
        { id: 'ana', agenda_id: 'bia' },
        { id: 'lost', agenda_id: 'nobody' },
      ],
      [{ id: 'event', starts_at: '2026-11-20T18:30:00Z', ends_at: '2026-11-20T19:30:00Z' }],
    ).blocks.map(([key]) => key),
  ).toEqual(['event', 'ana', 'lost'])
})
