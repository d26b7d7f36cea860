import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maskEmail } from '@balcao/domain/company'
import { freshCnpj, givenCompany } from '../testing/builders'
import { call } from '../testing/call'
import { confirmSessions, mailboxOf, wrongCode } from '../testing/sign-in'
import { startTestServer, type TestServer } from '../testing/server'
import { givenLead, givenLeadCookie, receiveLeadCode } from './testing/lead-visits'

let mail: MailStandIn
let server: TestServer

beforeAll(async () => {
  mail = await startMailStandIn()
  server = await startTestServer({ env: { SMTP_URL: mail.smtpUrl } })
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const lookUp = (cnpj: string) => call(server, '/webhook/auth/check-cnpj-lead', { body: { cnpj } })
const verify = (cnpj: string, code: string) =>
  call(server, '/api/onboarding/verify', { body: { cnpj, code } })
const read = (cookie: string) => call(server, '/api/onboarding', { cookie })
/** Until every mail of a code went out. */
async function untilSent(): Promise<void> {
  const waiting = async () =>
    (
      await server.app.db.owner.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'onboarding:send-code'`,
      )
    ).rows.length
  await expect.poll(waiting, { timeout: 15_000 }).toBe(0)
}
const masked = (cnpj: string) => cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')

describe('the lead of a CNPJ', () => {
  it('CALL-32 CALL-34 ONB-09 is found, masked or bare, in a list with its name and CNPJ; the e-mail only masked', async () => {
    const lead = await givenLead(server, { email: 'maria@loja.example' })
    for (const cnpj of [lead.cnpj, masked(lead.cnpj)]) {
      const answer = await lookUp(cnpj)
      expect([answer.status, answer.body]).toEqual([
        200,
        { ok: true, leads: [{ nome_empresa: lead.empresa, cnpj: lead.cnpj, email: 'm***a@loja.example' }] },
      ])
    }
  })

  it.each([
    ['nobody left one', () => freshCnpj()],
    ['it is no CNPJ', () => '11222333000182'],
    ['it is nothing like one', () => 'x'],
  ])('ONB-39 is not found when %s', async (_why, cnpj) => {
    const answer = await lookUp(cnpj())
    expect([answer.status, answer.body]).toMatchObject([
      404,
      { code: 'LEAD_NOT_FOUND', mensagem: 'CNPJ não encontrado ou inválido' },
    ])
  })

  it('ONB-39 is not found once it was discarded', async () => {
    const { cnpj } = await givenLead(server, { state: 'discarded' })
    expect((await lookUp(cnpj)).status).toBe(404)
  })

  it('is the approved one before a newer new one, and among equals the newest', async () => {
    const cnpj = freshCnpj()
    const nameFound = async () => (await lookUp(cnpj)).body as { leads: { nome_empresa: string }[] }
    await givenLead(server, { cnpj, empresa: 'Antiga', daysAgo: 9 })
    await givenLead(server, { cnpj, empresa: 'Nova', daysAgo: 2 })
    expect((await nameFound()).leads[0]!.nome_empresa).toBe('Nova')
    await givenLead(server, { cnpj, empresa: 'Aprovada', daysAgo: 5, state: 'approved' })
    expect((await nameFound()).leads[0]!.nome_empresa).toBe('Aprovada')
  })

  it('that became a company stays before whatever a stranger sends for its CNPJ later', async () => {
    const company = await givenCompany(server)
    const { cnpj } = company
    await givenLead(server, { cnpj, empresa: 'A dona', companyId: company.id, state: 'approved', daysAgo: 5 })
    await givenLead(server, { cnpj, empresa: 'Um estranho', state: 'onboarded' })
    expect((await lookUp(cnpj)).body).toMatchObject({ leads: [{ nome_empresa: 'A dona' }] })
  })
})

describe('the code of a lead', () => {
  it('comes to the lead’s mailbox, opens the onboarding of that lead alone, and works once', async () => {
    const lead = await givenLead(server)
    await givenLead(server)
    const code = await receiveLeadCode(server, mail, lead)
    const accepted = await verify(lead.cnpj, code)
    expect([accepted.status, accepted.body]).toEqual([200, { ok: true }])
    expect(accepted.headers.get('set-cookie')).toMatch(
      /^balcao-cadastro=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect((await read(accepted.cookie)).body).toMatchObject({
      nome_empresa: lead.empresa,
      cnpj: lead.cnpj,
      submitted: null,
      submitted_at: null,
      files: [],
    })
    expect((await verify(lead.cnpj, code)).body.code).toBe('CODE_EXPIRED')
  })

  it('is void after five wrong ones, however parallel they come', async () => {
    const lead = await givenLead(server)
    const code = await receiveLeadCode(server, mail, lead)
    const guesses = await Promise.all(Array.from({ length: 20 }, () => verify(lead.cnpj, wrongCode(code))))
    const codes = guesses.map(({ body }) => body.code)
    expect(codes.filter((one) => one === 'WRONG_CODE')).toHaveLength(5)
    expect(codes.filter((one) => one === 'CODE_EXPIRED')).toHaveLength(15)
    expect((await verify(lead.cnpj, code)).body.code).toBe('CODE_EXPIRED')
  })

  it('stays good when another was sent, and is void after ten minutes', async () => {
    const lead = await givenLead(server)
    const first = await receiveLeadCode(server, mail, lead)
    await receiveLeadCode(server, mail, lead)
    expect((await verify(lead.cnpj, first)).status).toBe(200)
    const second = await receiveLeadCode(server, mail, lead)
    await server.app.db.owner.query(`update lead_codes set expires_at = now() where lead_id = $1`, [lead.id])
    expect((await verify(lead.cnpj, second)).body.code).toBe('CODE_EXPIRED')
  })

  it('opens nothing with another lead’s CNPJ, nor with one that has no lead', async () => {
    const lead = await givenLead(server)
    const other = await givenLead(server)
    const code = await receiveLeadCode(server, mail, lead)
    expect((await verify(other.cnpj, code)).body.code).toBe('CODE_EXPIRED')
    expect((await verify(freshCnpj(), code)).body.code).toBe('CODE_EXPIRED')
  })

  it('is promised for any CNPJ, so that the answer tells nothing, and is not readable at rest', async () => {
    const answer = await call(server, '/api/onboarding/code', { body: { cnpj: freshCnpj() } })
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    const lead = await givenLead(server)
    const code = await receiveLeadCode(server, mail, lead)
    const { rows } = await server.app.db.owner.query<{ line: string }>(
      `select to_jsonb(c)::text as line from lead_codes c where lead_id = $1`,
      [lead.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.line).not.toContain(Buffer.from(code).toString('hex'))
  })
})

describe('the mails of codes', () => {
  it('carry no stranger’s message to the address that the stranger typed', async () => {
    const lead = await givenLead(server, { empresa: 'Ganhe R$1000 em evil.example' })
    const code = await receiveLeadCode(server, mail, lead)
    const letter = mail.received().find(({ to }) => to === lead.email)!
    expect(letter.text).toContain(code)
    expect(letter.text + letter.subject).not.toMatch(/evil|R\$1000/)
  })

  it('reach one address ten times a day at most, for however many CNPJs and by whatever tag it was entered', async () => {
    const name = freshCnpj().toLowerCase()
    const leads = await Promise.all(
      Array.from({ length: 14 }, (_, i) => givenLead(server, { email: `dona${name}+${i}@loja.example` })),
    )
    for (const { cnpj } of leads) {
      const asked = await call(server, '/api/onboarding/code', { body: { cnpj } })
      expect([asked.status, asked.body]).toEqual([200, { ok: true }])
    }
    await untilSent()
    expect(mail.received().filter(({ to }) => to.startsWith(`dona${name}`))).toHaveLength(10)
  })

  it('asked for ten times at once are three', async () => {
    const lead = await givenLead(server)
    const ask = () => call(server, '/api/onboarding/code', { body: { cnpj: lead.cnpj } })
    await Promise.all(Array.from({ length: 10 }, ask))
    const { rows } = await server.app.db.owner.query(
      `select 1 from lead_codes where lead_id = $1 and voided_at is null`,
      [lead.id],
    )
    expect(rows).toHaveLength(3)
  })
})

describe('a company that has another e-mail address since', () => {
  it('gets the codes of its onboarding where its own codes go: there, once the former mailbox had its day', async () => {
    const company = await givenCompany(server)
    const before = await givenLead(server, {
      cnpj: company.cnpj,
      companyId: company.id,
      state: 'approved',
      email: mailboxOf(company),
    })
    const cookie = await givenLeadCookie(server, before)
    const code = await receiveLeadCode(server, mail, before)
    const change = (fields: object) =>
      call(server, '/webhook/update-customer', {
        cookie: company.cookie,
        body: { cnpj: company.cnpj, ...fields },
      })
    await change({ sobre_empresa: 'Lanches' })
    expect((await read(cookie)).status).toBe(200)

    const email = `nova-${company.cnpj.toLowerCase()}@loja.example`
    await confirmSessions(server, company)
    expect((await change({ email_cliente: email })).status).toBe(200)
    expect((await read(cookie)).body.code).toBe('UNAUTHENTICATED')
    expect((await verify(before.cnpj, code)).body.code).toBe('CODE_EXPIRED')
    expect((await lookUp(before.cnpj)).body).toMatchObject({ leads: [{ email: maskEmail(before.email) }] })
    await receiveLeadCode(server, mail, before)
    await server.app.db.owner.query('update companies set recovery_until = now() where id = $1', [company.id])
    expect((await lookUp(before.cnpj)).body).toMatchObject({
      leads: [{ email: expect.stringMatching(/^n\*+\w@loja\.example$/) }],
    })
    const sent = await receiveLeadCode(server, mail, { ...before, email })
    expect((await verify(before.cnpj, sent)).status).toBe(200)
  })
})

describe('the cookie of an onboarding', () => {
  it('opens nothing when it is made up, too old, or of a discarded lead', async () => {
    const lead = await givenLead(server)
    expect((await read('balcao-cadastro=x')).body.code).toBe('UNAUTHENTICATED')
    expect((await read(await givenLeadCookie(server, lead, -1))).body.code).toBe('UNAUTHENTICATED')
    const cookie = await givenLeadCookie(server, lead)
    expect((await read(cookie)).status).toBe(200)
    await server.app.db.owner.query(`update leads set state = 'discarded' where id = $1`, [lead.id])
    expect((await read(cookie)).body.code).toBe('UNAUTHENTICATED')
  })
})
