import { randomUUID } from 'node:crypto'
import { collectLead } from '@balcao/contract/onboarding'
import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { freshCnpj } from '../testing/builders'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/server'
import { mostNewsADay } from './lead-mails'

const operatorEmail = 'operador@balcao.example'
let mail: MailStandIn
let server: TestServer
let bearer: string

beforeAll(async () => {
  mail = await startMailStandIn()
  server = await startTestServer({
    env: { SMTP_URL: mail.smtpUrl, BALCAO_OPERATOR_EMAIL: operatorEmail },
    limitFactor: 100_000,
  })
  bearer = (await call<{ token: string }>(server, '/api/visit')).body.token
})
beforeEach(async () => {
  await server.app.db.owner.query(`delete from request_counts where key = 'lead-mail:operator'`)
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const buildLead = (overrides: object = {}) => ({
  ...collectLead.example!.body!,
  cnpj: freshCnpj(),
  email: `dona-${randomUUID().slice(0, 8)}@loja.example`,
  ...overrides,
})
const send = (body: object) => call(server, '/webhook/lead-collector', { body, bearer })
const lettersTo = (address: string) => mail.received().filter(({ to }) => to === address)
const newsOf = ({ cnpj }: { cnpj: string }) =>
  lettersTo(operatorEmail).filter(({ text }) => text.replace(/\D/g, '').includes(cnpj))

/** Until every mail of leads went out. */
async function untilSent(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await server.app.db.owner.query(
          `select 1 from graphile_worker.jobs where task_identifier = 'onboarding:lead-mail'`,
        )
        return rows.length
      },
      { timeout: 15_000 },
    )
    .toBe(0)
}

describe('a new lead', () => {
  it('is thanked by e-mail, told what comes next, and announced to the operator', async () => {
    const lead = buildLead({ empresa: 'Padaria Sol', responsavel: 'Maria Souza' })
    expect((await send(lead)).status).toBe(200)
    await untilSent()
    const [thanks, ...more] = lettersTo(lead.email)
    expect(more).toEqual([])
    expect(thanks!.subject).toBe('Recebemos o seu cadastro no Balcão')
    expect(thanks!.text).toContain('Olá, Maria! ')
    expect(thanks!.text).toContain(`/onboarding?cnpj=${lead.cnpj}`)
    const [news, ...others] = newsOf(lead)
    expect(others).toEqual([])
    expect(news!.subject).toBe('Novo cadastro: Padaria Sol')
    for (const word of ['Maria Souza', lead.email, '/operador']) expect(news!.text).toContain(word)
  })

  it('sent many times at once is one lead, thanked once and announced once', async () => {
    const lead = buildLead()
    const answers = await Promise.all(Array.from({ length: runs(500, 60) }, () => send(lead)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { rows } = await server.app.db.owner.query('select 1 from leads where cnpj = $1', [lead.cnpj])
    expect(rows).toHaveLength(1)
    await untilSent()
    expect([lettersTo(lead.email).length, newsOf(lead).length]).toEqual([1, 1])
  }, 60_000)

  it('for many companies under one address is one mail to it a day, and each is announced', async () => {
    const { email } = buildLead()
    const leads = Array.from({ length: 12 }, (_, i) =>
      buildLead({ email: i % 2 === 0 ? email : email.toUpperCase() }),
    )
    leads.push(buildLead({ email: email.replace('@', '+premio@') }))
    await Promise.all(leads.map(send))
    await untilSent()
    expect([...lettersTo(email), ...lettersTo(email.replace('@', '+premio@'))]).toHaveLength(1)
    expect(leads.map((lead) => newsOf(lead).length)).toEqual(leads.map(() => 1))
  })

  it('carries no stranger’s message to the address that the stranger typed', async () => {
    for (const responsavel of ['https://evil.example/premio', 'Ganhe R$1000', 'x'.repeat(60), '<b>Oi</b>']) {
      const lead = buildLead({ responsavel, empresa: 'Visite evil.example agora' })
      await send(lead)
      await untilSent()
      const [letter] = lettersTo(lead.email)
      expect(letter!.text).toMatch(/^Olá(, Ganhe)?! Obrigado/)
      expect(letter!.text + letter!.subject).not.toMatch(/evil|R\$1000|<b>|xxx/)
    }
  })

  it('of a day of too many is announced on the page alone, and the last mail says so', async () => {
    await server.app.db.owner.query(
      `insert into request_counts (key, window_start, count)
       values ('lead-mail:operator', date_trunc('day', now(), 'UTC'), $1)`,
      [mostNewsADay - 1],
    )
    const [last, silent] = [buildLead(), buildLead()]
    await send(last)
    await send(silent)
    await untilSent()
    expect(newsOf(last)[0]!.text).toContain('os próximos aparecem só na página')
    expect(newsOf(silent)).toEqual([])
    expect(lettersTo(silent.email)).toHaveLength(1)
  })

  it('is not mailed of when it was discarded before its mail went', async () => {
    mail.behave('greylist')
    const lead = buildLead()
    await send(lead)
    const putOff = async () =>
      (
        await server.app.db.owner.query(
          `select 1 from graphile_worker.jobs
           where task_identifier = 'onboarding:lead-mail' and attempts > 0 and locked_at is null`,
        )
      ).rows.length
    await expect.poll(putOff, { timeout: 15_000 }).toBe(2)
    await server.app.db.owner.query(`update leads set state = 'discarded' where cnpj = $1`, [lead.cnpj])
    mail.behave('accept')
    await expect
      .poll(
        async () => {
          await server.app.db.owner.query(
            `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
               where task_identifier = 'onboarding:lead-mail' and locked_at is null), run_at => now())`,
          )
          await server.app.db.owner.query(`notify "jobs:insert", '{"count":1}'`)
          const { rows } = await server.app.db.owner.query(
            `select 1 from graphile_worker.jobs where task_identifier = 'onboarding:lead-mail'`,
          )
          return rows.length
        },
        { timeout: 15_000 },
      )
      .toBe(0)
    expect([lettersTo(lead.email).length, newsOf(lead).length]).toEqual([0, 0])
  }, 40_000)
})

it('without an address of the operator nobody but the lead is mailed', async () => {
  const quiet = await startTestServer({ env: { SMTP_URL: mail.smtpUrl } })
  const token = (await call<{ token: string }>(quiet, '/api/visit')).body.token
  const lead = buildLead()
  await call(quiet, '/webhook/lead-collector', { body: lead, bearer: token })
  await mail.waitForMail(({ to }) => to === lead.email)
  await expect
    .poll(async () => (await quiet.app.db.owner.query('select 1 from graphile_worker.jobs')).rowCount)
    .toBe(0)
  await quiet.stop()
  expect(newsOf(lead)).toEqual([])
})
