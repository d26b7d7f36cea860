import { startMailStandIn } from '@balcao/testkit/mail'
import { describe, expect, it } from 'vitest'
import { givenCompany } from '../testing/builders'
import { call } from '../testing/call'
import { openStream, streamTicket } from '../testing/event-stream'
import { buildOrder } from '../testing/orders'
import { mailboxOf, receiveCode, signIn, wrongCode } from '../testing/sign-in'
import { startTestServer } from '../testing/server'
import { createLog } from './log'

describe('the log', () => {
  it('of a whole sign-in and a whole order tells what happened, and nothing about anybody', async () => {
    const lines: string[] = []
    const mail = await startMailStandIn()
    const server = await startTestServer({
      env: { SMTP_URL: mail.smtpUrl },
      log: createLog('debug', { write: (line) => void lines.push(line) }),
    })
    try {
      const company = await givenCompany(server, { nome: 'Lanchonete Discreta', password: 'Discreta#77' })
      const { cnpj } = company
      const code = await receiveCode(server, mail, company)
      await call(server, '/webhook/auth/verification-code', { body: { cnpj, code: wrongCode(code) } })
      const accepted = await call(server, '/webhook/auth/verification-code', { body: { cnpj, code } })
      await call(server, '/webhook/auth/create-password', {
        body: { cnpj, password: 'Xícara#8817' },
        cookie: accepted.cookie,
      })
      await signIn(server, { cnpj, password: 'Errada#881' })
      const { cookie } = await signIn(server, { cnpj, password: 'Xícara#8817' })
      const ticket = await streamTicket(server, { cookie })
      const stream = await openStream(server, { cookie })
      await call(server, `/webhook/get-customer?cnpj=${cnpj}`, { cookie })
      const order = buildOrder({
        customer_name: 'Zuleica Reservada',
        customer_phone: '92987651234',
        notes: 'portão azul',
      })
      const placed = await call<{ id: string }[]>(server, '/rest/v1/orders', {
        body: order,
        bearer: company.apiKey,
      })
      await call(server, '/rest/v1/orders', { body: { ...order, notes: 'outra' }, bearer: company.apiKey })
      await call(server, `/rest/v1/orders?customer_name=eq.Zuleica%20Reservada&or=(x)`, { cookie })
      const { id } = placed.body[0]!
      await call(server, `/rest/v1/orders?id=eq.${id}`, {
        method: 'PATCH',
        body: { status: 'production' },
        cookie,
      })
      await call(server, `/api/orders/${id}/close`, {
        body: { outcome: 'cancelled', reason: 'customer_gave_up', note: 'Zuleica Reservada' },
        cookie,
      })
      // A failure that nobody foresaw carries the words of the database and of the request with it.
      await server.app.db.owner.query('alter table orders rename column notes to notas')
      const broken = await call(server, '/rest/v1/orders', {
        body: { ...order, id: undefined },
        bearer: company.apiKey,
      })
      expect(broken).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
      expect(broken.text).not.toMatch(/notes|column|select/i)
      // And a mail server that quotes the address it refuses.
      mail.behave('reject')
      await call(server, '/webhook/auth/gerate-code', { body: { cnpj } })
      await expect.poll(() => lines.join()).toContain('job failed')
      stream.close()

      const log = lines.join('\n')
      expect(log).toContain('"route":"/rest/v1/orders"')
      expect(log).toContain('"route":"/webhook/auth/verify-password"')
      expect(log).toContain('unexpected failure')
      for (const [what, secret] of Object.entries({
        cnpj,
        'masked cnpj': cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5'),
        company: 'Discreta',
        email: mailboxOf(company),
        password: 'Xícara#8817',
        'wrong password': 'Errada#881',
        code: `"${code}"`,
        customer: 'Zuleica',
        phone: '92987651234',
        street: 'Rua das Flores',
        notes: 'portão azul',
        session: cookie.match(/balcao=([^;]+)/)![1]!,
        key: company.apiKey,
        ticket: ticket.token,
      })) {
        expect([what, log.includes(secret)]).toEqual([what, false])
      }
      for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow()
    } finally {
      await server.stop()
      await mail.stop()
    }
  })

  it('drops what is personal from an object that slips in whole', () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    log.info({ email: 'ana@cliente.example', company: { cnpj: '11222333000181', id: 7 }, token: 'x' }, 'slip')
    expect(JSON.parse(lines[0]!)).toMatchObject({ company: { id: 7 }, msg: 'slip' })
    expect(lines[0]).not.toMatch(/ana@|11222333000181|token/)
  })
})
