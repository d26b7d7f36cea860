import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DONA, startConnectedApp, type ConnectedApp } from './connected-app'

let app: ConnectedApp

beforeEach(async () => {
  app = await startConnectedApp()
})
afterEach(() => app.stop())

const show = async () => (await fetch(app.google.url)).text()
const press = (action: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${app.google.url}/agenda/${action}`, {
    method: 'POST',
    body: new URLSearchParams({ conta: DONA, ...form }),
    redirect: 'manual',
    headers,
  })
const create = (form: Record<string, string> = {}) =>
  press('criar', { titulo: 'Dentista <1>', dia: '2026-03-10', inicio: '10:00', fim: '11:00', ...form })

describe('the page of everybody’s calendar', () => {
  it('shows events, and lets the person write, postpone and delete them', async () => {
    const dona = app.google.account(DONA)
    expect((await create()).status).toBe(303)
    const id = String(dona.events()[0]?.id)
    expect(await show()).toContain('Dentista &lt;1&gt;</strong><small>2026-03-10 10:00 até 2026-03-10 11:00')
    await press('adiar', { evento: id })
    expect(dona.event(id)).toMatchObject({
      start: { dateTime: '2026-03-10T11:00:00-03:00' },
      end: { dateTime: '2026-03-10T12:00:00-03:00' },
    })
    await press('apagar', { evento: id })
    expect(dona.events()).toEqual([])
    expect(dona.events({ cancelled: true })).toMatchObject([{ id, status: 'cancelled' }])
    expect(await show()).toContain('Nenhum evento.')
  })

  it('refuses the next event of the app, and takes the one after it', async () => {
    await press('recusar-proximo', {})
    expect(await show()).toContain('O próximo evento do app será recusado.')
    const event = {
      start: { dateTime: '2026-03-10T10:00:00-03:00' },
      end: { dateTime: '2026-03-10T11:00:00-03:00' },
    }
    const insert = () => app.call('POST', '/calendars/primary/events', event)
    expect((await insert()).status).toBe(400)
    expect((await insert()).status).toBe(200)
    expect(await show()).toContain('Recusar o próximo evento')
  })

  it('leaves whole days where they are, and the person free on them', async () => {
    const dona = app.google.account(DONA)
    const day = dona.puts({ summary: 'Feriado', start: { date: '2026-12-25' }, end: { date: '2026-12-26' } })
    expect(day.transparency).toBe('transparent')
    await press('adiar', { evento: day.id })
    expect(dona.event(day.id)).toEqual(day)
    dona.moves(day.id, {
      start: { dateTime: '2026-12-25T10:00:00Z' },
      end: { dateTime: '2026-12-25T11:00:00Z' },
    })
    expect(dona.event(day.id).start).not.toHaveProperty('date')
    expect(await show()).toContain('2026-12-25 07:00')
  })

  it('takes the access of the app away', async () => {
    expect(await show()).toContain('Um app tem acesso')
    await press('remover-acesso', {})
    expect(await show()).not.toContain('Um app tem acesso')
    expect((await app.refresh()).body.error).toBe('invalid_grant')
  })

  it('does nothing for other sites, unknown accounts, unknown actions and impossible hours', async () => {
    expect((await press('remover-acesso', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await press('remover-acesso', { conta: 'x@y.example' })).status).toBe(404)
    expect((await press('dancar', {})).status).toBe(404)
    expect((await create({ inicio: '12:00' })).status).toBe(400)
    expect((await fetch(`${app.google.url}/agenda/criar`)).status).toBe(404)
    expect(app.google.account(DONA).events()).toEqual([])
    expect((await app.refresh()).status).toBe(200)
  })
})
