import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { givenCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { dumpEverything } from '../../testing/dump'
import { codeIn, mailboxOf, receiveCode, receiveTicket, signIn, wrongCode } from '../../testing/sign-in'
import { startTestServer, type TestServer } from '../../testing/server'

const many = runs(200, 40)

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

const tryCode = (cnpj: string, code: string) =>
  call(server, '/webhook/auth/verification-code', { body: { cnpj, code } })

const attemptsOf = async (companyId: string) => {
  const { rows } = await server.app.db.owner.query<{ attempts: number }>(
    'select attempts from verification_codes where company_id = $1 order by created_at desc',
    [companyId],
  )
  return rows.map(({ attempts }) => attempts)
}

describe('codes', () => {
  it('asked for ten times at once by a stranger are two, and one more where the company is known', async () => {
    const company = await givenCompany(server)
    const ask = (cookie = '') =>
      call(server, '/webhook/auth/gerate-code', { body: { cnpj: company.cnpj }, cookie })
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200))
    expect(await attemptsOf(company.id)).toEqual([0, 0])
    const { cookie } = await signIn(server, company)
    await ask(cookie)
    await ask(cookie)
    expect(await attemptsOf(company.id)).toEqual([0, 0, 0])
  })

  it('RECOV-38 of many wrong codes at once five are looked at, and then the right one is too late', async () => {
    const company = await givenCompany(server)
    const code = await receiveCode(server, mail, company)
    const answers = await Promise.all(
      Array.from({ length: many }, () => tryCode(company.cnpj, wrongCode(code))),
    )
    const codes = answers.map(({ body }) => body.code)
    expect(codes.filter((name) => name === 'WRONG_CODE')).toHaveLength(5)
    expect(codes.filter((name) => name === 'CODE_EXPIRED')).toHaveLength(many - 5)
    expect(await attemptsOf(company.id)).toEqual([5])
    expect((await tryCode(company.cnpj, code)).body).toMatchObject({ code: 'CODE_EXPIRED' })
  })

  it('of many right codes at once one is accepted and leaves one ticket', async () => {
    const company = await givenCompany(server)
    const code = await receiveCode(server, mail, company)
    const answers = await Promise.all(Array.from({ length: many }, () => tryCode(company.cnpj, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ cookie }) => cookie !== '')).toHaveLength(1)
  })

  it('RECOV-21 the fifth try still opens', async () => {
    const company = await givenCompany(server)
    const code = await receiveCode(server, mail, company)
    for (let n = 0; n < 4; n++) await tryCode(company.cnpj, wrongCode(code))
    expect((await tryCode(company.cnpj, code)).status).toBe(200)
  })

  it('a new code leaves the one before good, a wrong one costs both a try, and either opens once', async () => {
    const company = await givenCompany(server)
    const first = await receiveCode(server, mail, company)
    const second = await receiveCode(server, mail, company)
    const wrong = [first, second].includes(wrongCode(first)) ? wrongCode(second) : wrongCode(first)
    await tryCode(company.cnpj, wrong)
    expect(await attemptsOf(company.id)).toEqual([1, 1])
    expect((await tryCode(company.cnpj, first)).status).toBe(200)
    for (const code of [first, second])
      expect((await tryCode(company.cnpj, code)).body).toMatchObject({ code: 'CODE_EXPIRED' })
  })

  it('a code whose five tries a stranger spent is replaced at once where the company is known', async () => {
    const company = await givenCompany(server)
    const code = await receiveCode(server, mail, company)
    for (let n = 0; n < 5; n++) await tryCode(company.cnpj, wrongCode(code))
    const ask = (cookie = '') =>
      call(server, '/webhook/auth/gerate-code', { body: { cnpj: company.cnpj }, cookie })
    const second = await receiveCode(server, mail, company)
    for (let n = 0; n < 5; n++) await tryCode(company.cnpj, wrongCode(second))
    const refused = await ask()
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    const { cookie } = await signIn(server, company)
    const before = mail.received().length
    expect((await ask(cookie)).status).toBe(200)
    const letter = await mail.waitForMail(
      (arrived) => arrived.to === mailboxOf(company) && mail.received().indexOf(arrived) >= before,
    )
    expect((await tryCode(company.cnpj, codeIn(letter))).status).toBe(200)
  })

  it('a code lives ten minutes, counted by the database', async () => {
    const company = await givenCompany(server)
    const code = await receiveCode(server, mail, company)
    const { rows } = await server.app.db.owner.query<{ seconds: number }>(
      `update verification_codes set expires_at = now() where company_id = $1
       returning extract(epoch from (select expires_at - created_at from verification_codes v where v.id = verification_codes.id))::float as seconds`,
      [company.id],
    )
    expect(rows[0]!.seconds).toBeCloseTo(600, 0)
    expect((await tryCode(company.cnpj, code)).body).toMatchObject({
      code: 'CODE_EXPIRED',
      mensagem: 'Código expirado. Peça um novo código.',
    })
  })

  it('a code of one company opens no other', async () => {
    const company = await givenCompany(server)
    const stranger = await givenCompany(server)
    await receiveCode(server, mail, company)
    const code = await receiveCode(server, mail, stranger)
    expect((await tryCode(company.cnpj, code)).status).toBe(401)
  })

  it('nothing in the database can be presented: no code, ticket, session, key or password is readable there', async () => {
    const company = await givenCompany(server, { password: 'Xícara#4177' })
    const code = await receiveCode(server, mail, company)
    const ticket = (await receiveTicket(server, mail, company)).split('=')[1]!
    const session = (await signIn(server, company)).cookie.match(/balcao=([^;]+)/)![1]!
    const dump = await dumpEverything(server)
    expect(dump).toContain(company.cnpj)
    const secrets = { code, ticket, session, apiKey: company.apiKey, password: company.password }
    for (const [name, secret] of Object.entries(secrets)) {
      expect([name, occurrences(dump, secret)]).toEqual([name, 0])
    }
  })
})

/** Digits inside a longer run of hexadecimal are chance, not a leak. */
const occurrences = (text: string, secret: string) =>
  [
    ...text.matchAll(
      new RegExp(`(?<![0-9a-zA-Z.])${secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![0-9a-zA-Z])`, 'g'),
    ),
  ].length
