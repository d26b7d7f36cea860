import { maskEmail } from '@balcao/domain/company'
import type { CompanyRecord } from '@balcao/contract/company'
import { startMailStandIn, type MailStandIn, type ReceivedMail } from '@balcao/testkit/mail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { rowsOf } from '../testing/company-rows'
import { givenEmployee, givenPin } from '../testing/employees'
import { actsOf, runOperator } from '../testing/operator'
import { confirmSessions, mailboxOf, receiveCode, signIn } from '../testing/sign-in'
import { startTestServer, type TestServer } from '../testing/server'

let mail: MailStandIn
let server: TestServer
let company: TestCompany
let old: string

beforeAll(async () => {
  mail = await startMailStandIn()
  server = await startTestServer({
    env: { SMTP_URL: mail.smtpUrl, BALCAO_OPERATOR_EMAIL: 'operacao@balcao.example' },
  })
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})
beforeEach(async () => {
  company = await givenCompany(server)
  await confirmSessions(server, company)
  old = mailboxOf(company)
})

const change = async (fields: object) => {
  const body = { cnpj: company.cnpj, ...fields }
  const answer = await call(server, '/webhook/update-customer', { cookie: company.cookie, body })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
}
const record = async (cookie = company.cookie) => {
  const path = `/webhook/get-customer?cnpj=${company.cnpj}`
  return (await call<{ data: CompanyRecord }>(server, path, { cookie })).body.data
}
const answer = (token: string, word: 'own' | 'foreign') =>
  call<{ ok: boolean; code?: string; kind?: string }>(server, '/api/company/answer-change', {
    body: { token, word },
  })
/** Where the lookup before sign-in says that codes go. */
const codesGoTo = async () => {
  const found = await call<{ empresa: { email_cliente: string; senha_definida: boolean } }>(
    server,
    '/webhook/auth/check-cnpj',
    { body: { cnpj: company.cnpj } },
  )
  return found.body.empresa.email_cliente
}
const toldOf = (subject: RegExp, to = old, besides: ReceivedMail[] = []) =>
  mail.waitForMail((letter) => letter.to === to && subject.test(letter.subject) && !besides.includes(letter))
const linkIn = ({ text }: ReceivedMail, word: 'fui-eu' | 'nao-fui-eu') =>
  new RegExp(`/mudanca/${word}#([\\w-]{43})\\s`).exec(text)![1]!
const dayLater = () =>
  server.app.db.owner.query(
    `update companies set recovery_until = recovery_until - interval '24 hours' where id = $1`,
    [company.id],
  )
const nova = () => `nova-${company.cnpj}@loja.example`

describe('a new mailbox', () => {
  it('is told to the former one at once: what, when, from where, and how to answer; masked', async () => {
    await change({ email_cliente: nova() })
    const letter = await toldOf(/O e-mail da sua empresa mudou/)
    expect(letter.text).toContain(maskEmail(nova()))
    expect(letter.text).not.toContain(nova())
    expect(letter.text).toMatch(/Quando: \d\d\/\d\d\/\d{4}, \d\d:\d\d\nRede: 127\.0\.0\.x/)
    expect(linkIn(letter, 'fui-eu')).not.toBe(linkIn(letter, 'nao-fui-eu'))
    const stored = (await rowsOf(server, company.id)).join('\n')
    for (const word of ['fui-eu', 'nao-fui-eu'] as const) expect(stored).not.toContain(linkIn(letter, word))
  })

  it('recovers nothing for a day: codes go to the former one, and the screens say so', async () => {
    await change({ email_cliente: nova() })
    expect(await codesGoTo()).toBe(maskEmail(old))
    expect(await record()).toMatchObject({
      email_cliente: nova(),
      email_recuperacao: { email: maskEmail(old), ate: expect.stringMatching(/^\d{4}-.*Z$/) },
    })
    await receiveCode(server, mail, company)
    expect(mail.received().filter(({ to }) => to === nova())).toEqual([])

    await dayLater()
    expect(await codesGoTo()).toBe(maskEmail(nova()))
    expect((await record()).email_recuperacao).toBeNull()
    await call(server, '/webhook/auth/gerate-code', { body: { cnpj: company.cnpj } })
    expect((await toldOf(/código/, nova())).subject).toMatch(/^\d{6}/)
  })

  it('recovers at once after “fui eu”, which counts once', async () => {
    await change({ email_cliente: nova() })
    const letter = await toldOf(/mudou/)
    expect((await answer(linkIn(letter, 'fui-eu'), 'foreign')).body.code).toBe('LINK_SPENT')
    expect((await answer(linkIn(letter, 'fui-eu'), 'own')).body).toEqual({ ok: true, kind: 'mailbox' })
    expect(await codesGoTo()).toBe(maskEmail(nova()))
    for (const [word, value] of [
      ['fui-eu', 'own'],
      ['nao-fui-eu', 'foreign'],
    ] as const)
      expect((await answer(linkIn(letter, word), value)).body.code).toBe('LINK_SPENT')
    expect((await record()).email_cliente).toBe(nova())
  })

  it('goes again after “não fui eu”: the former one stands, nobody is signed in, the known password is void', async () => {
    await change({ email_cliente: nova() })
    const letter = await toldOf(/mudou/)
    expect((await answer(linkIn(letter, 'nao-fui-eu'), 'foreign')).body).toEqual({
      ok: true,
      kind: 'mailbox',
    })
    // What a process knows of sessions it forgets when it hears of their end.
    await expect
      .poll(async () => (await call(server, '/api/session', { cookie: company.cookie })).status)
      .toBe(401)
    expect((await signIn(server, company)).body.code).toBe('WRONG_PASSWORD')
    expect(await codesGoTo()).toBe(maskEmail(old))
    const { rows } = await server.app.db.owner.query(
      'select email_cliente, recovery_email, versao from companies where id = $1',
      [company.id],
    )
    expect(rows).toEqual([{ email_cliente: old, recovery_email: null, versao: 3 }])
    expect((await answer(linkIn(letter, 'fui-eu'), 'own')).body.code).toBe('LINK_SPENT')
    const told = await toldOf(/Mudança desfeita pelo dono/, 'operacao@balcao.example')
    expect(told.text).toContain(company.cnpj.slice(-2))
    const keys = await server.app.db.owner.query(
      'select from api_keys where company_id = $1 and revoked_at is null',
      [company.id],
    )
    expect(keys.rowCount).toBe(1)
  })

  it('changed on, keeps the very first mailbox’s word: a yes to one change does not release the next', async () => {
    await change({ email_cliente: nova() })
    const first = await toldOf(/mudou/)
    await change({ email_cliente: 'terceira@loja.example' })
    const second = await toldOf(/mudou/, old, [first])
    expect((await answer(linkIn(first, 'fui-eu'), 'own')).body.code).toBe('LINK_SPENT')
    expect(await codesGoTo()).toBe(maskEmail(old))
    expect((await answer(linkIn(second, 'nao-fui-eu'), 'foreign')).status).toBe(200)
    expect(await codesGoTo()).toBe(maskEmail(old))
  })

  it('that was released by time cannot outbid the one that takes itself back', async () => {
    await change({ email_cliente: nova() })
    const first = await toldOf(/mudou/)
    await dayLater()
    await change({ email_cliente: 'terceira@loja.example' })
    const toThief = await toldOf(/mudou/, nova())
    expect((await answer(linkIn(first, 'nao-fui-eu'), 'foreign')).status).toBe(200)
    expect((await answer(linkIn(toThief, 'nao-fui-eu'), 'foreign')).body.code).toBe('LINK_SPENT')
    expect(await codesGoTo()).toBe(maskEmail(old))
  })

  it('that is the former one again waits for nobody', async () => {
    await change({ email_cliente: nova() })
    await change({ email_cliente: old })
    expect([await codesGoTo(), (await record()).email_recuperacao]).toEqual([maskEmail(old), null])
  })

  it('a code that was traded for a ticket before a change was taken back sets no password', async () => {
    await change({ email_cliente: nova() })
    const letter = await toldOf(/mudou/)
    const code = await receiveCode(server, mail, company)
    const entered = await call(server, '/webhook/auth/verification-code', {
      body: { cnpj: company.cnpj, code },
    })
    await answer(linkIn(letter, 'nao-fui-eu'), 'foreign')
    const set = await call(server, '/webhook/auth/create-password', {
      cookie: entered.cookie,
      body: { cnpj: company.cnpj, password: 'Outra#2026' },
    })
    expect(set.body.code).toBe('TICKET_REQUIRED')
  })

  it('COMP-27 an empty one passes, and codes go on to the former one until another has had its day', async () => {
    await change({ email_cliente: '' })
    expect(await record()).toMatchObject({
      email_cliente: '',
      email_recuperacao: { email: maskEmail(old), ate: null },
    })
    const letter = await toldOf(/foi apagado/)
    expect(/\/mudanca\/fui-eu#/.test(letter.text)).toBe(false)
    await change({ email_cliente: nova() })
    expect(await codesGoTo()).toBe(maskEmail(old))
    await dayLater()
    expect(await codesGoTo()).toBe(maskEmail(nova()))
  })

  it('is free to be set where nobody had the codes', async () => {
    await server.app.db.owner.query(`update companies set email_cliente = '' where id = $1`, [company.id])
    await change({ email_cliente: nova() })
    expect(await codesGoTo()).toBe(maskEmail(nova()))
  })

  it('is an operator’s to set for who lost theirs: at once, noted, and the former one is told and has no word left', async () => {
    await change({ email_cliente: nova() })
    const letter = await toldOf(/mudou/)
    const set = await runOperator(
      server,
      'company',
      'mailbox',
      '--cnpj',
      company.cnpj,
      '--email',
      'Socorro@Loja.Example',
    )
    expect(set).toMatchObject({ code: 0 })
    expect(await codesGoTo()).toBe(maskEmail('socorro@loja.example'))
    expect((await toldOf(/mudou/, old, [letter])).text).toContain('A equipe do Balcão mudou o e-mail')
    expect((await answer(linkIn(letter, 'nao-fui-eu'), 'foreign')).body.code).toBe('LINK_SPENT')
    expect(await actsOf(server, company.id)).toContainEqual({
      act: 'operator.mailbox-set',
      actor_kind: 'operator',
      actor: 'cli:tests',
      detail: { from: maskEmail(old), to: maskEmail('socorro@loja.example') },
    })
    expect(
      (await runOperator(server, 'company', 'mailbox', '--cnpj', company.cnpj, '--email', 'x')).code,
    ).not.toBe(0)
  })
})

describe('a new PIX key', () => {
  it('is told, masked, and goes again after “não fui eu”', async () => {
    await change({ pix_tipo: 'cpf', pix_chave: '529.982.247-25' })
    const first = await toldOf(/A chave PIX da sua empresa mudou/)
    await change({ pix_tipo: 'email', pix_chave: 'ladrao@pix.example' })
    const letter = await toldOf(/A chave PIX da sua empresa mudou/, old, [first])
    expect(first.text).toContain('********725')
    expect(letter.text).toContain('l****o@pix.example')
    expect((await answer(linkIn(letter, 'nao-fui-eu'), 'foreign')).body).toEqual({ ok: true, kind: 'pix' })
    const { rows } = await server.app.db.owner.query(
      'select pix_tipo, pix_chave from companies where id = $1',
      [company.id],
    )
    expect(rows).toEqual([{ pix_tipo: 'cpf', pix_chave: '52998224725' }])
    expect((await signIn(server, company)).body.code).toBe('WRONG_PASSWORD')
  })

  it('is told to the former mailbox while codes still go there', async () => {
    await change({ email_cliente: nova() })
    await change({ pix_tipo: 'cpf', pix_chave: '529.982.247-25' })
    await toldOf(/A chave PIX da sua empresa mudou/)
  })
})

it.each(['giving it', 'changing the role'])(
  'an employee who becomes an owner is told to the mailbox: by %s',
  async (way) => {
    const { id, nome } = await givenEmployee(server, company)
    await givenPin(server, company, id, way === 'giving it' ? 'dono' : 'cozinha')
    if (way === 'changing the role') {
      const answer = await call(server, `/api/employees/${id}/access`, {
        method: 'PATCH',
        cookie: company.cookie,
        body: { role: 'dono' },
      })
      expect(answer.status).toBe(200)
    }
    expect((await toldOf(/Novo acesso de dono/)).text).toContain(nome)
  },
)

it('the audit log names what changed and from where, never the value', async () => {
  await change({ email_cliente: nova(), pix_tipo: 'cpf', pix_chave: '529.982.247-25' })
  const acts = await actsOf(server, company.id)
  expect(acts.map(({ act, detail }) => [act, detail]).sort()).toEqual([
    ['company.mailbox-changed', { from: maskEmail(old), to: maskEmail(nova()) }],
    ['company.pix-changed', { from: '', to: '********725' }],
  ])
  expect(JSON.stringify(acts)).not.toContain(nova())
  const { rows } = await server.app.db.owner.query(
    'select distinct network from audit_entries where company_id = $1',
    [company.id],
  )
  expect(rows).toEqual([{ network: '127.0.0.x' }])
})

it('a link that nobody made, or that is too old, answers alike and does nothing', async () => {
  await change({ email_cliente: nova() })
  const letter = await toldOf(/mudou/)
  await server.app.db.owner.query('update company_changes set expires_at = now() where company_id = $1', [
    company.id,
  ])
  const before = await rowsOf(server, company.id)
  for (const token of ['x'.repeat(43), linkIn(letter, 'fui-eu'), linkIn(letter, 'nao-fui-eu')])
    for (const word of ['own', 'foreign'] as const)
      expect((await answer(token, word)).body.code).toBe('LINK_SPENT')
  expect(await rowsOf(server, company.id)).toEqual(before)
})
