import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { givenWorker, wrongPin } from '../testing/employees'
import { actsOf } from '../testing/operator'
import { signIn } from '../testing/sign-in'
import type { TestServer } from '../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())

interface Answer {
  code?: string
  mensagem?: string
}
const confirm = (cookie: string, password: string) =>
  call<Answer>(server, '/api/auth/confirm', { cookie, body: { password } })
const change = (company: TestCompany, fields: object, cookie = company.cookie) =>
  call<Answer>(server, '/webhook/update-customer', { cookie, body: { cnpj: company.cnpj, ...fields } })
const pix = { pix_tipo: 'email', pix_chave: 'loja@pix.example' }
const current = (cookie: string) => call(server, '/api/session', { cookie })

describe('mailbox and PIX key ask who is there', () => {
  it.each([
    ['the mailbox', { email_cliente: 'nova@loja.example' }],
    ['no mailbox at all', { email_cliente: '' }],
    ['a PIX key', pix],
  ])(
    'ASVS-7.5.1 %s wants the password again, of this very session, for five minutes',
    async (_what, fields) => {
      const company = await givenCompany(server)
      const other = (await signIn(server, company)).cookie
      expect(await change(company, fields)).toMatchObject({
        status: 403,
        body: { code: 'CONFIRMATION_NEEDED' },
      })
      expect((await confirm(other, company.password)).body).toEqual({ ok: true })
      expect((await change(company, fields)).body.code).toBe('CONFIRMATION_NEEDED')
      expect((await change(company, fields, other)).status).toBe(200)

      await server.app.db.owner.query('update sessions set confirmed_until = now() where company_id = $1', [
        company.id,
      ])
      expect((await change(company, { email_cliente: 'outra@loja.example' }, other)).body.code).toBe(
        'CONFIRMATION_NEEDED',
      )
    },
  )

  it('ASVS-7.5.1 what says the same, or anything else of the record, asks for nothing', async () => {
    const company = await givenCompany(server)
    const same = { email_cliente: `contato@${company.cnpj}.example`, pix_tipo: null, pix_chave: null }
    expect((await change(company, { ...same, sobre_empresa: 'Lanches' })).status).toBe(200)
  })

  it('an employee who is the owner confirms with their own PIN, not with the company’s password', async () => {
    const company = await givenCompany(server)
    const { cookie, pin, employeeId } = await givenWorker(server, company, 'dono')
    await server.app.db.owner.query(
      `update employee_access set changed_at = now() - interval '24 hours' where employee_id = $1`,
      [employeeId],
    )
    expect((await confirm(cookie, company.password)).body.code).toBe('WRONG_PIN')
    expect((await confirm(cookie, wrongPin(pin))).body.code).toBe('WRONG_PIN')
    expect((await confirm(cookie, pin.replace(/(...)(...)(...)/, '$1 $2-$3'))).status).toBe(200)
    expect((await change(company, pix, cookie)).status).toBe(200)
    const other = await givenWorker(server, company, 'gerente')
    expect((await confirm(other.cookie, other.pin)).body.code).toBe('ROLE_FORBIDDEN')
  })

  it('a PIN that was made today confirms nothing: else a browser left open would make itself an owner', async () => {
    const company = await givenCompany(server)
    const { cookie, pin } = await givenWorker(server, company, 'dono')
    const asked = await call<{ fields: { path: string }[] }>(server, '/webhook/update-customer', {
      cookie,
      body: { cnpj: company.cnpj, ...pix },
    })
    expect(asked.body.fields).toMatchObject([{ path: 'password' }])
    expect((await confirm(cookie, pin)).body.code).toBe('WRONG_PASSWORD')
    expect((await change(company, pix, cookie)).body.code).toBe('CONFIRMATION_NEEDED')
    expect((await confirm(cookie, company.password)).status).toBe(200)
    expect((await change(company, pix, cookie)).status).toBe(200)
  })

  it('a session is given ten wrong ones in a row, however many come at once, and then it is over', async () => {
    const company = await givenCompany(server)
    const wrong = await confirm(company.cookie, 'Errada#2026')
    expect([wrong.status, wrong.body.code]).toEqual([401, 'WRONG_PASSWORD'])
    expect((await confirm(company.cookie, company.password)).status).toBe(200)
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => confirm(company.cookie, 'Errada#2026')),
    )
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
    // What nobody had time to look at is no try.
    for (let time = 0; time < 14; time += 1) await confirm(company.cookie, 'Errada#2026')
    expect((await confirm(company.cookie, company.password)).body.code).toBe('UNAUTHENTICATED')
    expect((await current(company.cookie)).status).toBe(401)
    const refusals = (await actsOf(server, company.id)).filter(
      ({ act }) => act === 'auth.confirmation-refused',
    )
    expect(refusals).toHaveLength(11)
    expect(refusals[0]).toMatchObject({ actor_kind: 'dono', detail: { count: 1 } })
  })
})
