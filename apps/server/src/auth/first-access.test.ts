import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany } from '../testing/builders'
import { call } from '../testing/call'
import { receiveCode, receiveTicket, signIn, wrongCode } from '../testing/sign-in'
import { startTestServer, type TestServer } from '../testing/server'

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

const createPassword = (cnpj: string, password: string, cookie?: string) =>
  call(server, '/webhook/auth/create-password', {
    body: { cnpj, password },
    ...(cookie === undefined ? {} : { cookie }),
  })

describe('first access and recovery', () => {
  it(
    'a company without a password finds itself, mails itself a code, makes a password and signs in',
    {
      meta: { rows: 'LOGIN-22 SETUP-05 SETUP-06 SETUP-07 SETUP-08 CALL-22 CALL-23 CALL-24 CALL-25 CALL-26' },
    },
    async () => {
      const company = await givenCompany(server, { password: null, nome: 'Lanchonete da Praça' })
      const look = () => call(server, '/webhook/auth/check-cnpj', { body: { cnpj: company.cnpj } })
      expect((await look()).body).toMatchObject({
        ok: true,
        exists: true,
        empresa: {
          nome: 'Lanchonete da Praça',
          senha_definida: false,
          email_cliente: `c*****o@${company.cnpj}.example`,
        },
      })

      const code = await receiveCode(server, mail, company)
      const accepted = await call(server, '/webhook/auth/verification-code', {
        body: { cnpj: company.cnpj, code },
      })
      expect(accepted.body).toMatchObject({ ok: true, mensagem: expect.any(String) })
      const made = await createPassword(company.cnpj, 'Praça#2031', accepted.cookie)
      expect(made.body).toMatchObject({ ok: true, mensagem: expect.any(String) })
      expect((await look()).body).toMatchObject({ empresa: { senha_definida: true } })

      const signedIn = await signIn(server, { cnpj: company.cnpj, password: 'Praça#2031' })
      expect(signedIn.body).toMatchObject({ ok: true, mensagem: expect.any(String) })
      const session = await call(server, '/api/session', { cookie: signedIn.cookie })
      expect(session.body).toMatchObject({ company: { cnpj: company.cnpj, nome: 'Lanchonete da Praça' } })
    },
  )

  it('RECOV-22 a forgotten password is replaced, and the old one no longer opens', async () => {
    const company = await givenCompany(server, { password: 'Antiga#31' })
    const ticket = await receiveTicket(server, mail, company)
    expect((await createPassword(company.cnpj, 'Nova#9182', ticket)).status).toBe(200)
    expect((await signIn(server, { cnpj: company.cnpj, password: 'Antiga#31' })).body).toMatchObject({
      code: 'WRONG_PASSWORD',
      mensagem: 'Senha incorreta. Tente novamente ou recupere sua senha.',
    })
    expect((await signIn(server, { cnpj: company.cnpj, password: 'Nova#9182' })).status).toBe(200)
  })

  it('nobody creates a password without the ticket of an accepted code, with another company’s, with a used or with an old one', async () => {
    const company = await givenCompany(server)
    const stranger = await givenCompany(server)
    const refused = { ok: false, code: 'TICKET_REQUIRED' }
    expect((await createPassword(company.cnpj, 'Nova#9182')).body).toMatchObject(refused)
    expect((await createPassword(company.cnpj, 'Nova#9182', 'balcao-ticket=guess')).body).toMatchObject(
      refused,
    )
    expect((await createPassword(company.cnpj, 'Nova#9182', company.cookie)).body).toMatchObject(refused)
    const foreign = await receiveTicket(server, mail, stranger)
    expect((await createPassword(company.cnpj, 'Nova#9182', foreign)).body).toMatchObject(refused)

    const ticket = await receiveTicket(server, mail, company)
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => createPassword(company.cnpj, 'Nova#9182', ticket)),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(401)])

    const late = await receiveTicket(server, mail, company)
    await server.app.db.owner.query('update password_tickets set expires_at = now() where company_id = $1', [
      company.id,
    ])
    expect((await createPassword(company.cnpj, 'Nova#9182', late)).body).toMatchObject(refused)
    expect((await signIn(server, { cnpj: company.cnpj, password: 'Nova#9182' })).status).toBe(200)
  })

  it.each([
    ['RECOV-25', 'Ab#12', 'WEAK_PASSWORD'],
    ['RECOV-26', 'balcao#2031', 'WEAK_PASSWORD'],
    ['RECOV-27', 'Balcao#azul', 'WEAK_PASSWORD'],
    ['RECOV-28', 'Balcao2031', 'WEAK_PASSWORD'],
    ['a common one', 'Senha@123', 'COMMON_PASSWORD'],
  ])('%s RECOV-31 refuses %s and keeps the ticket for a better one', async (_rule, password, code) => {
    const company = await givenCompany(server)
    const ticket = await receiveTicket(server, mail, company)
    expect((await createPassword(company.cnpj, password, ticket)).body).toMatchObject({ ok: false, code })
    expect((await createPassword(company.cnpj, 'Xícara#41', ticket)).status).toBe(200)
  })

  it('RECOV-25 CONST-05 a password of exactly six characters and one of 256 are good', async () => {
    const company = await givenCompany(server)
    for (const password of ['Xí#41a', `Xí#41${'a'.repeat(251)}`]) {
      const ticket = await receiveTicket(server, mail, company)
      expect((await createPassword(company.cnpj, password, ticket)).status).toBe(200)
      expect((await signIn(server, { cnpj: company.cnpj, password })).status).toBe(200)
    }
    expect((await signIn(server, { cnpj: company.cnpj, password: `Xí#41${'a'.repeat(250)}` })).status).toBe(
      401,
    )
  })

  it('VALID-07 an invalid CNPJ is refused by every call before anything is looked up', async () => {
    const bodies: [string, object][] = [
      ['check-cnpj', {}],
      ['gerate-code', {}],
      ['verification-code', { code: '123456' }],
      ['create-password', { password: 'Nova#9182' }],
      ['verify-password', { password: 'Nova#9182' }],
    ]
    for (const [name, rest] of bodies) {
      const answer = await call(server, `/webhook/auth/${name}`, {
        body: { cnpj: '11.222.333/0001-80', ...rest },
        cookie: 'balcao-ticket=guess',
      })
      expect([name, answer.status, answer.body]).toMatchObject([
        name,
        400,
        { code: 'INVALID_CNPJ', mensagem: 'CNPJ inválido. Verifique os números e tente novamente.' },
      ])
    }
  })

  it('RECOV-35 recovery answers an unknown company as it answers a known one', async () => {
    const known = await givenCompany(server)
    const code = wrongCode(await receiveCode(server, mail, known))
    const unknown = '11222333000181'
    const journeys: [string, object][] = [
      ['gerate-code', {}],
      ['verification-code', { code }],
      ['create-password', { password: 'Nova#9182' }],
      ['verify-password', { password: 'Nova#9182' }],
    ]
    for (const [name, rest] of journeys) {
      const [here, nowhere] = await Promise.all(
        [known.cnpj, unknown].map((cnpj) =>
          call(server, `/webhook/auth/${name}`, { body: { cnpj, ...rest } }),
        ),
      )
      expect([name, nowhere!.status, nowhere!.body, nowhere!.cookie]).toEqual([
        name,
        here!.status,
        here!.body,
        '',
      ])
    }
    expect(mail.received().filter(({ to }) => to.includes(unknown))).toEqual([])
  })
})
