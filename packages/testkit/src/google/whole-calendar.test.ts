import { afterEach, beforeEach, expect, it } from 'vitest'
import { codeForm, consentUrl, DONA, startConnectedApp, type ConnectedApp } from './connected-app'

let app: ConnectedApp
let authorization: string

beforeEach(async () => {
  app = await startConnectedApp()
  const scope = 'https://www.googleapis.com/auth/calendar'
  const back = app.google.account(DONA).consents(consentUrl(app.google, { scope }))
  const { body } = await app.post('/token', codeForm(back))
  authorization = `Bearer ${String(body.access_token)}`
})
afterEach(() => app.stop())

const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, { authorization })

it('a token for the whole calendar reads its zone, its entry in the list, and the colours', async () => {
  const zone = { id: DONA, timeZone: 'America/Sao_Paulo' }
  expect((await call('GET', '/calendars/primary')).body).toMatchObject(zone)
  expect((await call('GET', '/users/me/calendarList/primary')).body).toMatchObject({ ...zone, primary: true })
  expect((await call('GET', '/users/me/calendarList')).body.items).toMatchObject([zone])
  const { event } = (await call('GET', '/colors')).body as { event: Record<string, unknown> }
  expect(event['11']).toEqual({ background: '#dc2127', foreground: '#1d1d1d' })
  expect((await call('GET', '/calendars/other')).status).toBe(404)
  expect((await call('GET', '/nothing')).status).toBe(404)
})

it('asks for busy times, which leave out the free, the cancelled and the days typed in Google', async () => {
  const dona = app.google.account(DONA)
  const at = (hour: number) => ({ dateTime: `2026-03-10T${String(hour).padStart(2, '0')}:00:00-03:00` })
  dona.puts({ summary: 'Dentista', start: at(9), end: at(11) })
  dona.puts({ summary: 'Livre', start: at(12), end: at(13), transparency: 'transparent' })
  dona.puts({ summary: 'Feriado', start: { date: '2026-03-10' }, end: { date: '2026-03-11' } })
  dona.deletes(dona.puts({ summary: 'Desmarcado', start: at(14), end: at(15) }).id)
  const { body } = await call('POST', '/freeBusy', {
    timeMin: '2026-03-10T10:00:00-03:00',
    timeMax: '2026-03-10T20:00:00-03:00',
    items: [{ id: 'primary' }, { id: 'other' }],
  })
  expect(body.calendars).toMatchObject({
    primary: { busy: [{ start: '2026-03-10T13:00:00.000Z', end: '2026-03-10T14:00:00.000Z' }] },
    other: { errors: [{ reason: 'notFound' }], busy: [] },
  })
  expect((await call('POST', '/freeBusy', {})).status).toBe(400)
})
