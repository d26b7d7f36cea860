import * as z from 'zod/mini'
import { defineCall } from '../call'
import { uuid } from '../call/shapes'
import { managers } from '../roles'
import { people } from './shapes'

/** Where an agenda is read by a person's own calendar; null where it is not. */
export const AgendaFeed = z.object({ url: z.nullable(z.string()) })
export type AgendaFeed = z.output<typeof AgendaFeed>

const path = '/api/agenda/agendas/:agendaId/feed'
const params = z.object({ agendaId: uuid })
const example = { agendaId: '00000000-0000-4000-8000-000000000000' }

export const readFeed = defineCall({
  id: 'scheduling.feed',
  method: 'GET',
  path,
  summary: 'The secret address at which a calendar app subscribes to an agenda',
  access: people,
  roles: managers,
  params,
  answer: AgendaFeed,
  errors: ['AGENDA_NOT_FOUND'],
  example: { params: example },
})

export const setFeed = defineCall({
  id: 'scheduling.setFeed',
  method: 'PUT',
  path,
  summary: 'Opens that address, makes another so that the former opens nothing, or closes it',
  access: people,
  roles: managers,
  limit: 'write',
  params,
  body: z.strictObject({ act: z.enum(['open', 'renew', 'close']) }),
  answer: AgendaFeed,
  errors: ['AGENDA_NOT_FOUND'],
  example: { params: example, body: { act: 'open' } },
})

export const feedFile = defineCall({
  id: 'scheduling.feedFile',
  method: 'GET',
  path: '/api/agenda/feeds/:company/:link/agenda.ics',
  summary:
    'An agenda as an iCalendar file, from thirty days ago to a year ahead; of the company’s own agenda those of all people',
  access: ['public'],
  limit: 'publicRead',
  params: z.object({ company: uuid, link: z.string().check(z.minLength(20), z.maxLength(120)) }),
  answer: z.unknown(),
  errors: ['AGENDA_NOT_FOUND', 'NOT_FOUND', 'BOOKING_UNAVAILABLE'],
  example: {
    params: {
      company: '00000000-0000-4000-8000-000000000000',
      link: '00000000-0000-4000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAA',
    },
  },
})
