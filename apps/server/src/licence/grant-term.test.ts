import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany } from '../testing/builders'
import { call } from '../testing/call'
import { openStream } from '../testing/event-stream'
import { borrowTestServer } from '../testing/borrowed-server'
import type { TestServer } from '../testing/server'
import { movableClock } from '../scheduling/testing/movable-clock'
import { announceLicence, declineRequest, grantTerm, type Grant } from '.'
import { givenLicensed, readLicence } from './testing/licence-shop'

let server: TestServer
const clock = movableClock('2026-11-22T15:00:00Z')
const today = '2026-11-22'

beforeAll(async () => {
  server = await borrowTestServer({ clock: clock.now })
})
afterAll(() => server.stop())

const grant = (companyId: string, overrides: Partial<Grant> = {}) =>
  server.app.db.asOperator((tx) =>
    grantTerm(tx, { companyId, plan: 'manager', term: 'monthly', by: 'ana', today, ...overrides }),
  )

async function historyOf(company: { cookie: string }) {
  const { body } = await call<{ requests: object[]; terms: object[] }>(
    server,
    '/api/licence/history',
    company,
  )
  return body
}

async function givenRequest(company: { cookie: string }): Promise<string> {
  const id = randomUUID()
  const body = { id, kind: 'change', plan: 'manager', term: 'quarterly' }
  await call(server, '/api/licence/requests', { cookie: company.cookie, body })
  return id
}

describe('a granted term', () => {
  it('LIC-10 LIC-19 early adds to what is left, and the page and the list of terms say it', async () => {
    const company = await givenLicensed(server, { renewedOn: '2026-11-02', days: 30 })
    expect(await grant(company.id)).toEqual({ end: '2027-01-01' })
    expect(await readLicence(server, company)).toMatchObject({
      dias_restantes: 40,
      ultima_renovacao: today,
      proxima_renovacao: '2027-01-01',
      plan: 'manager',
      term: 'monthly',
      price_cents: 150_00,
    })
    expect((await historyOf(company)).terms).toMatchObject([
      {
        plan: 'manager',
        term: 'monthly',
        starts_on: '2026-12-02',
        ends_on: '2026-12-31',
        price_cents: 150_00,
      },
    ])
  })

  it('LIC-02 LIC-19 late begins today', async () => {
    const company = await givenLicensed(server, { renewedOn: '2020-02-29' })
    await grant(company.id, { term: 'annual' })
    expect(await readLicence(server, company)).toMatchObject({ dias_restantes: 365, status: 'active' })
  })

  it('answers a request at the price that was asked for, and only once', async () => {
    const company = await givenLicensed(server, { renewedOn: '2020-02-29' })
    const requestId = await givenRequest(company)
    await grant(company.id, { term: 'quarterly', requestId })
    expect(await historyOf(company)).toMatchObject({
      requests: [{ id: requestId, state: 'granted', price_cents: 400_00 }],
      terms: [{ term: 'quarterly', price_cents: 400_00 }],
    })
    await expect(grant(company.id, { requestId })).rejects.toMatchObject({ code: 'REQUEST_DECIDED' })
    await expect(grant(company.id, { requestId: randomUUID() })).rejects.toMatchObject({
      code: 'REQUEST_NOT_FOUND',
    })
    await expect(grant(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await readLicence(server, company)).dias_restantes).toBe(90)
  })

  it('under one id is granted once, however often and at once it is sent', async () => {
    const company = await givenLicensed(server, { renewedOn: '2020-02-29' })
    const id = randomUUID()
    await Promise.all(Array.from({ length: 8 }, () => grant(company.id, { id })))
    expect((await readLicence(server, company)).dias_restantes).toBe(30)
    await expect(grant(company.id, { id, term: 'annual' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    })
  })

  it('under the id of another grant is refused, also when only the request is another', async () => {
    const company = await givenCompany(server)
    const [id, requestId] = [randomUUID(), await givenRequest(company)]
    const wanted = { id, plan: 'manager', term: 'quarterly' } as const
    await grant(company.id, wanted)
    await expect(grant(company.id, { ...wanted, requestId })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    })
    expect((await readLicence(server, company)).request).toMatchObject({ id: requestId, state: 'open' })
  })

  it('of days to try costs nothing', async () => {
    const company = await givenLicensed(server, { renewedOn: null })
    await grant(company.id, { trialDays: 14 })
    expect(await readLicence(server, company)).toMatchObject({ dias_restantes: 14, term: 'monthly' })
    expect((await historyOf(company)).terms).toMatchObject([{ ends_on: '2026-12-05', price_cents: 0 }])
  })

  it('wakes the company’s open screens when it is announced', async () => {
    const company = await givenCompany(server)
    const stream = await openStream(server, company)
    await server.app.db.asOperator(async (tx, enter) => {
      await grantTerm(tx, { companyId: company.id, plan: 'bundle', term: 'annual', by: 'ana', today })
      await enter(company.id)
      await announceLicence(tx)
    })
    await stream.until((events) => events.length === 1)
    expect(stream.events).toMatchObject([{ name: 'COMPANY_CHANGED', data: { fields: ['dias_restantes'] } }])
    stream.close()
  })
})

it('a grant that takes its time holds up nobody who writes of the company, and no cancelling', async () => {
  const company = await givenCompany(server)
  const requestId = await givenRequest(company)
  const { db } = server.app
  await db.asOperator(async (tx) => {
    await grantTerm(tx, { companyId: company.id, plan: 'manager', term: 'monthly', by: 'ana', today })
    // Whatever points at the company asks whether it is there: orders, events, entries of the log.
    const other = await db.owner.connect()
    try {
      await other.query(`begin; set local lock_timeout = '2s'`)
      await other.query(`insert into customer_changes (company_id, phone_key) values ($1, '9291234567')`, [
        company.id,
      ])
      await other.query('rollback')
    } finally {
      other.release()
    }
    const cancelled = await call(server, `/api/licence/requests/${requestId}/cancel`, {
      method: 'POST',
      cookie: company.cookie,
    })
    expect(cancelled.body).toMatchObject({ state: 'cancelled' })
  })
})

it('a declined request is over and grants nothing', async () => {
  const company = await givenLicensed(server, { renewedOn: '2020-02-29' })
  const requestId = await givenRequest(company)
  const decline = () =>
    server.app.db.asOperator((tx) => declineRequest(tx, { companyId: company.id, requestId }))
  await decline()
  expect(await historyOf(company)).toMatchObject({
    requests: [{ id: requestId, state: 'declined' }],
    terms: [],
  })
  expect((await readLicence(server, company)).status).toBe('expired')
  await expect(decline()).rejects.toMatchObject({ code: 'REQUEST_DECIDED' })
})
