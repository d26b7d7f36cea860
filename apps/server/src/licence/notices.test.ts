import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailer } from '../gateways/mail/mailer'
import { createLog } from '../platform/log'
import type { TestCompany } from '../testing/builders'
import { openStream } from '../testing/event-stream'
import { startTestServer, type TestServer } from '../testing/server'
import { mailboxOf } from '../testing/sign-in'
import { movableClock } from '../scheduling/testing/movable-clock'
import { noticeMailJob } from './notice-mail.job'
import { licenceNoticesCron } from './notices'
import { givenLicensed, setLicence } from './testing/licence-shop'

let server: TestServer
let mail: MailStandIn
const clock = movableClock('2026-11-22T15:00:00Z')

beforeAll(async () => {
  mail = await startMailStandIn()
  server = await startTestServer({
    clock: clock.now,
    env: { SMTP_URL: mail.smtpUrl, BALCAO_PUBLIC_URL: 'https://balcao.example' },
  })
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const lookAt = async (instant: string) => {
  clock.set(instant)
  const cron = licenceNoticesCron({ db: server.app.db, clock: clock.now })
  await cron.run()
}

/** The warnings that were told, as `last day: days before the end`. */
async function toldTo({ id }: TestCompany): Promise<string[]> {
  const { rows } = await server.app.db.owner.query<{ told: string }>(
    `select ends_on || ': ' || days as told from licence_notices where company_id = $1 order by ends_on, days desc`,
    [id],
  )
  return rows.map(({ told }) => told)
}

const subjectsTo = (company: TestCompany) =>
  mail.received().flatMap(({ to, subject }) => (to === mailboxOf(company) ? [subject] : []))

describe('warnings before the end of a licence', () => {
  it('go out 30, 15, 7, 3 and 1 days before and on the day after, each once', async () => {
    // The last day is 30 December.
    const company = await givenLicensed(server, { renewedOn: '2025-12-31', days: 365 })
    for (let day = Date.parse('2026-11-25T13:00:00Z'); day < Date.parse('2027-01-15'); day += 86_400_000) {
      await lookAt(new Date(day).toISOString())
      await lookAt(new Date(day + 3_600_000).toISOString())
    }
    expect(await toldTo(company)).toEqual([30, 15, 7, 3, 1, 0].map((days) => `2026-12-30: ${days}`))
  })

  it('LIC-02 LIC-03 are mails that say the days, the last one, the plan and where to renew', async () => {
    const company = await givenLicensed(server, { renewedOn: '2025-12-31', days: 365, plan: 'attendance' })
    const stream = await openStream(server, company)
    await lookAt('2026-12-24T13:00:00Z')
    const letter = await mail.waitForMail(({ to }) => to === mailboxOf(company))
    expect(letter.subject).toBe('Sua licença do Balcão termina em 7 dias')
    for (const words of [
      'vale até 30/12/2026: restam 7 dias',
      'Plano atual: Atendimento anual, R$ 1.200.',
      'https://balcao.example/dashboard/license',
    ]) {
      expect(letter.text).toContain(words)
    }
    await stream.until((events) => events.some(({ name }) => name === 'COMPANY_CHANGED'))
    stream.close()
    await lookAt('2026-12-30T13:00:00Z')
    await mail.waitForMail(({ to, subject }) => to === mailboxOf(company) && subject.includes('hoje'))
    await lookAt('2026-12-31T13:00:00Z')
    const last = await mail.waitForMail(
      ({ to, subject }) => to === mailboxOf(company) && subject.includes('venceu'),
    )
    expect(last.text).toContain('Nada foi bloqueado')
  })

  it('wait for the morning of the company’s own clock', async () => {
    const manaus = await givenLicensed(server, { renewedOn: '2026-06-08', days: 180, zone: 'America/Manaus' })
    const saoPaulo = await givenLicensed(server, {
      renewedOn: '2026-06-08',
      days: 180,
      zone: 'America/Sao_Paulo',
    })
    await lookAt('2026-11-28T04:30:00Z')
    expect([await toldTo(manaus), await toldTo(saoPaulo)]).toEqual([[], []])
    await lookAt('2026-11-28T11:30:00Z')
    expect([await toldTo(manaus), await toldTo(saoPaulo)]).toEqual([[], ['2026-12-04: 7']])
    await lookAt('2026-11-28T12:00:00Z')
    expect(await toldTo(manaus)).toEqual(['2026-12-04: 7'])
  })

  it('are told once by two workers at once, and not again after the clock was moved back', async () => {
    const company = await givenLicensed(server, { renewedOn: '2026-06-10', days: 180 })
    await Promise.all([lookAt('2026-12-04T13:00:00Z'), lookAt('2026-12-04T13:00:00Z')])
    await mail.waitForMail(({ to }) => to === mailboxOf(company))
    await lookAt('2026-12-03T13:00:00Z')
    await lookAt('2026-12-04T13:00:00Z')
    expect(await toldTo(company)).toEqual(['2026-12-06: 3', '2026-12-06: 7'].reverse())
  })

  it('begin anew with a renewal', async () => {
    const company = await givenLicensed(server, { renewedOn: '2026-06-12', days: 180 })
    await lookAt('2026-12-02T13:00:00Z')
    await setLicence(server, company, { renewedOn: '2026-12-02', days: 97 })
    await lookAt('2026-12-02T14:00:00Z')
    await lookAt('2027-02-22T13:00:00Z')
    expect(await toldTo(company)).toEqual(['2026-12-08: 7', '2027-03-08: 15'])
  })

  it('that waited for the mail server say nothing of an end that is not the end any more, and an address that is refused is given up', async () => {
    clock.set('2026-12-03T13:00:00Z')
    const company = await givenLicensed(server, { renewedOn: '2026-12-03', days: 97 })
    const mailer = createMailer({ smtpUrl: mail.smtpUrl, from: 'Balcão <nao-responda@balcao.example>' })
    const job = noticeMailJob({
      db: server.app.db,
      clock: clock.now,
      log: createLog('silent'),
      mailer,
      pagesUrl: () => 'https://balcao.example',
      graceDays: 5,
    })
    const send = (endsOn: string) =>
      job.run({ companyId: company.id, endsOn, days: 7 }, { attempt: 1, lastAttempt: false })
    await send('2026-12-08')
    expect(subjectsTo(company)).toEqual([])
    mail.behave('greylist')
    await expect(send('2027-03-09')).rejects.toThrow()
    mail.behave('reject')
    await send('2027-03-09')
    mail.behave('accept')
    clock.set('2027-03-10T13:00:00Z')
    await send('2027-03-09')
    const letter = await mail.waitForMail(({ to }) => to === mailboxOf(company))
    expect(letter.text).toContain('Os módulos se fecham')
    expect(subjectsTo(company)).toEqual(['Sua licença do Balcão venceu'])
    mailer.close()
  })

  it('are not sent to who never had a licence, nor years late', async () => {
    const companies = [
      await givenLicensed(server, { renewedOn: null }),
      await givenLicensed(server, { renewedOn: '2020-02-29' }),
    ]
    await lookAt('2026-11-22T15:00:00Z')
    expect(await Promise.all(companies.map(toldTo))).toEqual([[], []])
  })
})
