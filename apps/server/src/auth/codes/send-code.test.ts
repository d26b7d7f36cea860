import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { runOperator } from '../../testing/operator'
import { codeIn, mailboxOf } from '../../testing/sign-in'
import { startTestServer, type TestServer } from '../../testing/server'

let mail: MailStandIn
let server: TestServer

beforeAll(async () => {
  mail = await startMailStandIn()
  server = await startTestServer({ env: { SMTP_URL: mail.smtpUrl } })
})
beforeEach(() => mail.behave('accept'))
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const askCode = (cnpj: string) => call(server, '/webhook/auth/gerate-code', { body: { cnpj } })

interface Waiting {
  id: string
  attempts: number
  locked_at: Date | null
}

const waitingJobs = async () => {
  const { rows } = await server.app.db.owner.query<Waiting>(
    `select id::text, attempts, locked_at from graphile_worker.jobs where task_identifier = 'auth:send-code' order by id`,
  )
  return rows
}

/** Calls the waiting jobs up at once, in place of waiting through their growing pauses. */
async function hurry() {
  await server.app.db.owner.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where attempts < max_attempts), run_at => now())`,
  )
  await server.app.db.owner.query(`notify "jobs:insert", '{"count":1}'`)
}

async function untilTried(times: number) {
  await expect
    .poll(
      async () => {
        const [job] = await waitingJobs()
        if (job && job.attempts >= times && !job.locked_at) return true
        await hurry()
        return false
      },
      { interval: 50, timeout: 15_000 },
    )
    .toBe(true)
}

const operator = async (...args: string[]) => (await runOperator(server, ...args)).lines

describe('a code while the mail server is in trouble', () => {
  it.each(['greylist', 'drop', 'hang'] as const)(
    'RECOV-42 is promised at once and arrives when the server is well again (%s)',
    async (trouble) => {
      const company = await givenCompany(server)
      mail.behave(trouble)
      expect((await askCode(company.cnpj)).status).toBe(200)
      // The answer did not wait for the mail, which is still to be sent.
      expect(await waitingJobs()).toHaveLength(1)
      if (trouble !== 'hang') await untilTried(1)
      mail.behave('accept')
      const letter = mail.waitForMail(({ to }) => to === mailboxOf(company), 20_000)
      await hurry()
      const accepted = await call(server, '/webhook/auth/verification-code', {
        body: { cnpj: company.cnpj, code: codeIn(await letter) },
      })
      expect(accepted.status).toBe(200)
      await expect.poll(waitingJobs).toEqual([])
    },
    30_000,
  )

  it('is parked after eight tries, where the operator sees it and can send it again', async () => {
    const company = await givenCompany(server)
    mail.behave('reject')
    await askCode(company.cnpj)
    await untilTried(8)
    const [parked] = await operator('jobs', 'parked')
    expect(parked).toMatch(/^\d+ auth:send-code after 8 tries: .*550/)
    mail.behave('accept')
    const id = parked!.split(' ')[0]!
    expect(await operator('jobs', 'retry', id)).toEqual(['1 jobs will run again'])
    await mail.waitForMail(({ to }) => to === mailboxOf(company))
    await expect.poll(() => operator('jobs', 'parked')).toEqual(['none'])
  })

  it('is not mailed any more when its ten minutes are over, and stays visible', async () => {
    const company = await givenCompany(server)
    mail.behave('greylist')
    await askCode(company.cnpj)
    await untilTried(1)
    mail.behave('accept')
    await server.app.db.owner.query(
      'update verification_codes set expires_at = now() where company_id = $1',
      [company.id],
    )
    await untilTried(8)
    expect(mail.received().filter(({ to }) => to === mailboxOf(company))).toEqual([])
    expect((await operator('jobs', 'parked')).join()).toContain('The code expired before it could be mailed')
  })
})
