import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenLead } from '../onboarding/testing/lead-visits'
import { freshCnpj, givenCompany } from '../testing/builders'
import { call } from '../testing/call'
import { givenWorker, wrongPin } from '../testing/employees'
import { startTestServer, type TestServer } from '../testing/server'

let server: TestServer
let said: string[] = []

// Without a worker nothing but the calls speaks to the database.
beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
  server.app.db.app.on('acquire', listenTo)
})
afterAll(() => server.stop())

const listening = new WeakSet<pg.PoolClient>()

/** Notes what is asked of the database, with whatever names somebody left out. */
function listenTo(client: pg.PoolClient): void {
  if (listening.has(client)) return
  listening.add(client)
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    const asked = args[0] as string | { text: string }
    said.push((typeof asked === 'string' ? asked : asked.text).replaceAll(/'[0-9A-Za-z-]{14,36}'/g, `'…'`))
    return query(...args)
  }) as typeof client.query
}

/** What a call answers, and what it asks of the database for it. */
async function lookAt(path: string, body: object) {
  said = []
  const { status, text, cookie } = await call(server, path, { body })
  return { status, text, cookie, said }
}

it('RECOV-35 asking for codes and trying them answers, and costs, the same for a CNPJ that nobody has', async () => {
  const company = await givenCompany(server)
  const lead = await givenLead(server)
  const steps = (send: string, verify: string): [string, object][] => [
    [verify, { code: '123456' }],
    [send, {}],
    ...Array.from({ length: 6 }, (): [string, object] => [verify, { code: '123456' }]),
    [send, {}],
    [send, {}],
    [verify, { code: '123456' }],
  ]
  for (const [known, send, verify] of [
    [company.cnpj, '/webhook/auth/gerate-code', '/webhook/auth/verification-code'],
    [lead.cnpj, '/api/onboarding/code', '/api/onboarding/verify'],
  ] as const) {
    const unknown = freshCnpj()
    const answers: string[] = []
    for (const [path, body] of steps(send, verify)) {
      const here = await lookAt(path, { cnpj: known, ...body })
      expect(await lookAt(path, { cnpj: unknown, ...body })).toEqual(here)
      expect(here.said.length).toBeGreaterThan(2)
      answers.push(/"code":"(\w+)"/.exec(here.text)?.[1] ?? String(here.status))
    }
    const wrong = Array<string>(5).fill('WRONG_CODE')
    expect(answers).toEqual(['CODE_EXPIRED', '200', ...wrong, 'CODE_EXPIRED', '200', '200', 'WRONG_CODE'])
  }
})

it('LOGIN-28 S10 a wrong password, and a wrong PIN, cost the same for a company or number that nobody has', async () => {
  const company = await givenCompany(server)
  const { pin } = await givenWorker(server, company, 'cozinha')
  const number = pin.startsWith('999') ? '998' : '999'
  const sameFor = async (path: string, [first, ...others]: object[]) => {
    const here = await lookAt(path, first!)
    expect(here.said.length).toBeGreaterThan(2)
    for (const other of others) expect(await lookAt(path, other)).toEqual(here)
  }
  const unknown = freshCnpj()
  await sameFor('/webhook/auth/verify-password', [
    { cnpj: company.cnpj, password: 'Errada#1' },
    { cnpj: unknown, password: 'Errada#1' },
  ])
  // The fifth also tells the owner, the sixth is not looked at.
  for (let n = 0; n < 6; n++)
    await sameFor('/api/auth/employee-sign-in', [
      { cnpj: company.cnpj, pin: wrongPin(pin) },
      { cnpj: company.cnpj, pin: `${number}000000` },
      { cnpj: unknown, pin: wrongPin(pin) },
    ])
})
