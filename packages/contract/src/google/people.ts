import * as z from 'zod/mini'
import { defineCall } from '../call'
import { uuid } from '../call/shapes'
import { connectors, managers } from '../roles'
import { access, returnPath } from './shapes'
import { GoogleStatus } from './status'

/** A person's own Google Calendar, beside the company's. */
export const PersonGoogle = z.object({
  agenda_id: uuid,
  name: z.string(),
  /** Their appointments are in the company's calendar too. */
  also_company: z.boolean(),
  /** It is the company's account: an appointment is there once. */
  shared: z.boolean(),
  status: GoogleStatus,
})
export type PersonGoogle = z.output<typeof PersonGoogle>

const params = z.object({ agendaId: uuid })
const example = { agendaId: '00000000-0000-4000-8000-000000000000' }
/** What those who connect a calendar do to a person's. */
const ofConnectors = { access, roles: connectors, limit: 'write', params } as const
const ofPerson = '/api/google/people/:agendaId'

export const googlePeople = defineCall({
  id: 'google.people',
  method: 'GET',
  path: '/api/google/people',
  summary:
    'How the own Google Calendar stands of each who has an agenda; a professional is told of theirs alone',
  access,
  roles: connectors,
  answer: z.object({ people: z.array(PersonGoogle) }),
  errors: [],
})

export const checkPerson = defineCall({
  id: 'google.checkPerson',
  method: 'POST',
  path: `${ofPerson}/check`,
  summary: 'Validates a person’s connection with Google now, and tries again what was refused',
  ...ofConnectors,
  answer: PersonGoogle,
  errors: ['AGENDA_NOT_FOUND'],
  example: { params: example },
})

export const beginPersonConsent = defineCall({
  id: 'google.personConsent',
  method: 'POST',
  path: `${ofPerson}/consent`,
  summary: 'The address of Google’s consent page for a person’s own calendar; a professional’s own alone',
  ...ofConnectors,
  body: z.strictObject({ return_to: returnPath }),
  answer: z.object({ url: z.string() }),
  errors: ['GOOGLE_NOT_CONFIGURED', 'AGENDA_NOT_FOUND'],
  example: { params: example, body: {} },
})

export const savePersonGoogle = defineCall({
  id: 'google.savePerson',
  method: 'POST',
  path: ofPerson,
  summary: 'Whether the appointments of a person with a calendar of their own are in the company’s too',
  access,
  roles: managers,
  limit: 'write',
  params,
  body: z.strictObject({ also_company: z.boolean() }),
  answer: PersonGoogle,
  errors: ['AGENDA_NOT_FOUND'],
  example: { params: example, body: { also_company: true } },
})

export const disconnectPerson = defineCall({
  id: 'google.disconnectPerson',
  method: 'POST',
  path: `${ofPerson}/disconnect`,
  summary: 'Takes a person’s authorisation back at Google and forgets the tokens; the company’s stays',
  ...ofConnectors,
  answer: PersonGoogle,
  errors: ['AGENDA_NOT_FOUND'],
  example: { params: example },
})

export const peopleCalls = {
  googlePeople,
  checkPerson,
  beginPersonConsent,
  savePersonGoogle,
  disconnectPerson,
}
