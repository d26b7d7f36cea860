import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allModules, givenCompany } from '../testing/builders'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/server'
import { movableClock } from '../scheduling/testing/movable-clock'
import { givenLicensed, readLicence, setLicence } from './testing/licence-shop'

let server: TestServer
const clock = movableClock('2026-11-22T15:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' }, clock: clock.now })
})
afterAll(() => server.stop())

describe('the licence', () => {
  it(
    'answers success, licenseData and error to its own company',
    { meta: { rows: 'CALL-31 LIC-05 LIC-06 LIC-07 LIC-10 LIC-12 LIC-15' } },
    async () => {
      const company = await givenCompany(server, { modules: ['mod_gerente'] })
      await setLicence(server, company, {
        renewedOn: '2026-11-20',
        days: 365,
        plan: 'attendance',
        term: 'annual',
      })
      clock.set('2026-11-22T15:00:00Z')
      const masked = company.cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
      const answer = await call(server, `/webhook/licence?cnpj=${encodeURIComponent(masked)}`, {
        cookie: company.cookie,
      })
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          success: true,
          error: null,
          licenseData: {
            dias_restantes: 363,
            status: 'active',
            ultima_renovacao: '2026-11-20',
            proxima_renovacao: '2027-11-20',
            plan: 'attendance',
            term: 'annual',
            price_cents: 1_200_00,
            modules: {
              mod_atendimento: false,
              mod_motoboy: false,
              mod_gerente: true,
              mod_agendamento: false,
            },
            request: null,
            may_request: true,
          },
        },
      ])
    },
  )

  it('CALL-31 is nobody else’s, and a wrong CNPJ has none', async () => {
    const [own, other] = [await givenCompany(server), await givenCompany(server)]
    const ask = (cnpj: string) => call(server, `/webhook/licence?cnpj=${cnpj}`, { cookie: own.cookie })
    expect([(await ask(other.cnpj)).status, (await ask('11222333000180')).body.code]).toEqual([
      403,
      'INVALID_CNPJ',
    ])
  })

  it('LIC-10 LIC-11 LIC-19 a company that nobody told a plan has the annual one, for 365 days', async () => {
    const company = await givenCompany(server, { licenceRenewedOn: '2026-11-22' })
    expect(await readLicence(server, company)).toMatchObject({
      dias_restantes: 365,
      proxima_renovacao: '2027-11-22',
      term: 'annual',
    })
  })

  it('LIC-03 LIC-08 that was never granted is expired and has no dates', async () => {
    const company = await givenLicensed(server, { renewedOn: null })
    expect(await readLicence(server, company)).toMatchObject({
      dias_restantes: 0,
      status: 'expired',
      ultima_renovacao: null,
      proxima_renovacao: null,
    })
  })

  // The last day is 22 November: it ends with that day of the company's own clock.
  it.each([
    ['America/Sao_Paulo', '2026-11-23T02:59:59.999Z', 1, 'active'],
    ['America/Sao_Paulo', '2026-11-23T03:00:00Z', 0, 'expired'],
    ['America/Manaus', '2026-11-23T03:00:00Z', 1, 'active'],
    ['America/Manaus', '2026-11-23T03:59:59.999Z', 1, 'active'],
    ['America/Manaus', '2026-11-23T04:00:00Z', 0, 'expired'],
    ['America/Manaus', '2026-10-24T04:00:00Z', 30, 'active'],
    // Somebody moved the clock back: more days, not fewer.
    ['America/Manaus', '2026-10-14T16:00:00Z', 40, 'active'],
    ['America/Manaus', '2030-01-01T00:00:00Z', 0, 'expired'],
  ] as const)(
    'LIC-02 LIC-03 in %s at %s it has %d days: %s, and the company’s record says the same',
    async (zone, instant, left, status) => {
      const company = await givenLicensed(server, { renewedOn: '2026-10-24', days: 30, zone })
      clock.set(instant)
      expect(await readLicence(server, company)).toMatchObject({ dias_restantes: left, status })
      const record = await call(server, `/webhook/get-customer?cnpj=${company.cnpj}`, {
        cookie: company.cookie,
      })
      expect(record.body.data).toMatchObject({ dias_restantes: left, ultima_renovacao: '2026-10-24' })
    },
  )
})

describe('an ended licence', () => {
  const agendaOf = (at: TestServer, company: { cookie: string }) =>
    call(at, '/api/appointments?from=2026-11-01&to=2026-11-30', { cookie: company.cookie })

  /** What strangers meet: the booking page, and the public profile. */
  async function publicSide(at: TestServer, company: { id: string; cnpj: string }) {
    const page = await call(at, `/api/booking/${company.id}`)
    const profile = await call<{ data: { agendamento: boolean } }>(
      at,
      `/webhook/get-customer?cnpj=${company.cnpj}`,
    )
    return { booking: page.body.code ?? page.status, agendamento: profile.body.data.agendamento }
  }

  async function recordFlags(at: TestServer, company: { cookie: string; cnpj: string }) {
    const { body } = await call<{ data: Record<string, boolean> }>(
      at,
      `/webhook/get-customer?cnpj=${company.cnpj}`,
      { cookie: company.cookie },
    )
    return allModules.map((flag) => body.data[flag])
  }

  it('LIC-03 locks nothing by itself', async () => {
    clock.set('2026-11-22T15:00:00Z')
    const company = await givenLicensed(server, { renewedOn: '2020-02-29' })
    expect((await agendaOf(server, company)).status).toBe(200)
    expect((await readLicence(server, company)).modules.mod_agendamento).toBe(true)
  })

  it('LIC-03 closes its modules after the days that the installation set, in the company’s zone, and opens them again with a new term', async () => {
    const strict = await startTestServer({
      clock: clock.now,
      env: { BALCAO_ROLE: 'web', BALCAO_EXPIRED_GRACE_DAYS: '5' },
    })
    // Its end is 22 November; five days later it is the 27th, in Manaus at 04:00 UTC.
    const company = await givenLicensed(strict, { renewedOn: '2026-10-23', days: 30 })
    clock.set('2026-11-27T03:59:59Z')
    expect((await agendaOf(strict, company)).status).toBe(200)
    clock.set('2026-11-27T04:00:00Z')
    const refused = await agendaOf(strict, company)
    expect([refused.status, refused.body.code]).toEqual([403, 'MODULE_UNAVAILABLE'])
    const flags = await call(strict, '/webhook/page-verify', {
      body: { cnpj: company.cnpj },
      cookie: company.cookie,
    })
    expect(flags.body.data).toMatchObject({ mod_agendamento: false, mod_atendimento: false })
    expect((await readLicence(strict, company)).modules.mod_gerente).toBe(false)
    expect(await publicSide(strict, company)).toEqual({ booking: 'BOOKING_UNAVAILABLE', agendamento: false })
    expect(await recordFlags(strict, company)).toEqual([false, false, false, false])
    // The counter's own data stay readable.
    for (const path of ['/rest/v1/orders', `/webhook/get-customer?cnpj=${company.cnpj}`]) {
      expect((await call(strict, path, { cookie: company.cookie })).status).toBe(200)
    }
    await setLicence(strict, company, { renewedOn: '2026-11-27', days: 30 })
    expect((await agendaOf(strict, company)).status).toBe(200)
    expect(await publicSide(strict, company)).toEqual({ booking: 200, agendamento: true })
    expect(await recordFlags(strict, company)).toEqual([true, true, true, true])
    await strict.stop()
  })
})
