import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { listLeads, OperatorLeadDetails } from '@balcao/contract/operator'
import type { AnswerOf } from '@balcao/contract'
import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenLead, givenLeadCookie, sendFile, type TestLead } from '../../onboarding/testing/lead-visits'
import { pdf } from '../../onboarding/testing/menu-documents'
import { payloadOf } from '../../onboarding/testing/payload'
import { allModules, freshCnpj, givenCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { actsOf, givenOperator, type TestOperator } from '../../testing/operator'
import { startTestServer, type TestServer } from '../../testing/server'

// An evening in São Paulo that is tomorrow in UTC.
const now = new Date('2026-11-21T01:30:00Z')
const modules = { mod_atendimento: true, mod_motoboy: true, mod_gerente: false, mod_agendamento: false }
const approval = { version: 1, modules, plan: 'bundle', term: 'quarterly' }

let mail: MailStandIn
let server: TestServer
let ana: TestOperator

beforeAll(async () => {
  mail = await startMailStandIn()
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'balcao-operator-'))
  server = await startTestServer({ env: { SMTP_URL: mail.smtpUrl, DATA_DIR }, clock: () => now })
  ana = await givenOperator(server, { now })
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const show = async (lead: Pick<TestLead, 'id'>) =>
  (await ana.ask<OperatorLeadDetails>(`/api/operator/leads/${lead.id}`)).body
const act = (lead: Pick<TestLead, 'id'>, what: string, body: object, method = 'POST') =>
  ana.ask<OperatorLeadDetails & { code: string; current: OperatorLeadDetails }>(
    `/api/operator/leads/${lead.id}/${what}`,
    { method, body },
  )
const list = async (query: string) =>
  (await ana.ask<AnswerOf<typeof listLeads>>(`/api/operator/leads?${query}`)).body
const companiesOf = async (cnpj: string) =>
  (
    await server.app.db.owner.query<{ id: string }>(
      `select id, nome_empresa, email_cliente, telefone_empresa, nicho_empresa, mod_atendimento, mod_motoboy, mod_gerente,
         mod_agendamento, licence_plan, licence_term, licence_renewed_on::text, licence_days, time_zone
       from companies where cnpj = $1`,
      [cnpj],
    )
  ).rows

describe('the list of leads', () => {
  it('shows the newest first, page by page, with how many there are of each state', async () => {
    const word = `Busca${randomUUID().slice(0, 8)}`
    const leads: TestLead[] = []
    for (const daysAgo of [5, 4, 3, 2, 1])
      leads.unshift(await givenLead(server, { empresa: `${word} Pão`, daysAgo }))
    await givenLead(server, { empresa: `${word} Pão`, state: 'discarded' })
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: AnswerOf<typeof listLeads> = await list(
        `search=${word} pao&state=new&limit=2${after ? `&after=${after}` : ''}`,
      )
      expect(page.counts).toEqual({ new: 5, approved: 0, onboarded: 0, active: 0, discarded: 1 })
      seen.push(...page.leads.map(({ id }) => id))
      after = page.next
    }
    expect(seen).toEqual(leads.map(({ id }) => id))
  })

  it.each<[string, (lead: TestLead) => string]>([
    ['a CNPJ with its mask', ({ cnpj }) => cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')],
    ['a piece of the bare CNPJ', ({ cnpj }) => cnpj.slice(0, 9)],
    ['an e-mail', ({ email }) => email.toUpperCase()],
  ])('finds a lead by %s', async (_what, words) => {
    const lead = await givenLead(server)
    const { leads } = await list(`search=${encodeURIComponent(words(lead))}`)
    expect(leads.map(({ id }) => id)).toEqual([lead.id])
  })

  it('takes signs that SQL reads as any letter for what they are', async () => {
    await givenLead(server)
    expect((await list(`search=${encodeURIComponent('%')}`)).leads).toEqual([])
    expect((await list(`search=${encodeURIComponent('_oja')}`)).leads).toEqual([])
    expect((await list(`search=${encodeURIComponent("\\'")}`)).leads).toEqual([])
  })

  it('calls a lead active once its company has a password', async () => {
    const company = await givenCompany(server)
    const lead = await givenLead(server, { cnpj: company.cnpj, companyId: company.id, state: 'approved' })
    expect(await show(lead)).toMatchObject({ state: 'active', can: { approve: false, discard: false } })
    expect((await list(`search=${company.cnpj}&state=active`)).leads.map(({ id }) => id)).toEqual([lead.id])
    expect((await list(`search=${company.cnpj}&state=approved`)).leads).toEqual([])
  })

  it('answers LEAD_NOT_FOUND for a lead that is not there', async () => {
    const answer = await ana.ask(`/api/operator/leads/${randomUUID()}`)
    expect([answer.status, answer.body.code]).toEqual([404, 'LEAD_NOT_FOUND'])
  })
})

describe('approving a lead', () => {
  it('LIC-19 makes its company with modules and licence, mails the first access, and says who did it', async () => {
    const lead = await givenLead(server)
    const answer = await act(lead, 'approve', approval)
    const [company, ...more] = await companiesOf(lead.cnpj)
    expect(more).toEqual([])
    expect(company).toMatchObject({
      ...modules,
      nome_empresa: lead.empresa,
      email_cliente: lead.email,
      telefone_empresa: '92991234567',
      nicho_empresa: 'delivery',
      licence_plan: 'bundle',
      licence_term: 'quarterly',
      licence_renewed_on: '2026-11-20',
      licence_days: 90,
    })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { state: 'approved', version: 2, company: { id: company!.id, own: true }, can: { approve: false } },
    ])
    const letter = await mail.waitForMail(({ to }) => to === lead.email)
    expect(letter.text).toContain(`${server.url.replace('127.0.0.1', 'localhost')}/setup`)
    expect(letter.text).toContain(`/onboarding?cnpj=${lead.cnpj}`)
    expect(await actsOf(server, company!.id)).toEqual([
      {
        act: 'operator.lead-approved',
        actor_kind: 'operator',
        actor: ana.user,
        detail: {
          lead: lead.id,
          cnpj: lead.cnpj,
          modules,
          plan: 'bundle',
          term: 'quarterly',
          trial_days: null,
        },
      },
    ])
    const { rows } = await server.app.db.owner.query(
      `select plan, term, starts_on::text, ends_on::text, price_cents, granted_by from licence_terms where company_id = $1`,
      [company!.id],
    )
    expect(rows).toEqual([
      {
        plan: 'bundle',
        term: 'quarterly',
        starts_on: '2026-11-20',
        ends_on: '2027-02-17',
        price_cents: 800_00,
        granted_by: ana.user,
      },
    ])
  })

  it('the company then makes its password by first access, and its lead is active', async () => {
    const lead = await givenLead(server)
    await act(lead, 'approve', approval)
    await call(server, '/webhook/auth/gerate-code', { body: { cnpj: lead.cnpj } })
    const letter = await mail.waitForMail(({ to, subject }) => to === lead.email && /^\d{6}/.test(subject))
    const code = letter.subject.slice(0, 6)
    const proven = await call(server, '/webhook/auth/verification-code', { body: { cnpj: lead.cnpj, code } })
    const body = { cnpj: lead.cnpj, password: 'Xícara#41' }
    await call(server, '/webhook/auth/create-password', { body, cookie: proven.cookie })
    expect((await call(server, '/webhook/auth/verify-password', { body })).status).toBe(200)
    expect((await show(lead)).state).toBe('active')
  })

  it('to try it gives the days of the trial for nothing', async () => {
    const lead = await givenLead(server)
    await act(lead, 'approve', { ...approval, trial_days: 14 })
    const [company] = await companiesOf(lead.cnpj)
    expect(company).toMatchObject({ licence_days: 14, licence_term: 'quarterly' })
    const { rows } = await server.app.db.owner.query(
      'select price_cents from licence_terms where company_id = $1',
      [company!.id],
    )
    expect(rows).toEqual([{ price_cents: 0 }])
  })

  it('eight times at once makes one company, one mail and one act', async () => {
    const lead = await givenLead(server)
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(lead, 'approve', approval)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect([answer.status, answer.body.code]).toEqual([409, 'LEAD_NOT_OPEN'])
    const [company, ...more] = await companiesOf(lead.cnpj)
    expect(more).toEqual([])
    expect(await actsOf(server, company!.id)).toHaveLength(1)
    await mail.waitForMail(({ to }) => to === lead.email)
    await untilNoJob('operator:first-access')
    expect(mail.received().filter(({ to }) => to === lead.email)).toHaveLength(1)
  })

  it('and another lead of the same CNPJ at once still makes one company', async () => {
    const cnpj = freshCnpj()
    const leads = [await givenLead(server, { cnpj }), await givenLead(server, { cnpj })]
    const answers = await Promise.all(leads.map((lead) => act(lead, 'approve', approval)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('COMPANY_EXISTS')
    expect(await companiesOf(cnpj)).toHaveLength(1)
  })

  it('whose CNPJ is a company’s already is refused, and the operator sees that it is a customer', async () => {
    const company = await givenCompany(server, { modules: allModules })
    const lead = await givenLead(server, { cnpj: company.cnpj })
    expect(await show(lead)).toMatchObject({
      company: { id: company.id, own: false },
      can: { approve: false, discard: true },
    })
    const before = await companiesOf(company.cnpj)
    const answer = await act(lead, 'approve', approval)
    expect([answer.status, answer.body.code]).toEqual([409, 'COMPANY_EXISTS'])
    expect(answer.body.current).toMatchObject({ id: lead.id, company: { id: company.id } })
    expect(await companiesOf(company.cnpj)).toEqual(before)
    expect(await actsOf(server, company.id)).toEqual([])
  })

  it('that another operator changed meanwhile is refused, with how it is now', async () => {
    const lead = await givenLead(server)
    await act(lead, 'note', { version: 1, note: 'Ligar na terça' }, 'PUT')
    const answer = await act(lead, 'approve', approval)
    expect([answer.status, answer.body.code, answer.body.current.note]).toEqual([
      409,
      'LEAD_CHANGED',
      'Ligar na terça',
    ])
    expect(await companiesOf(lead.cnpj)).toEqual([])
  })

  it('gives the company what the onboarding before it said, with its menu files', async () => {
    const lead = await givenLead(server)
    const cookie = await givenLeadCookie(server, lead)
    const file = await sendFile(server, cookie, 'cardápio (novo).pdf', pdf)
    const content = payloadOf(lead.cnpj, { menuFiles: [{ id: file.body.id! }] })
    const sent = await call(server, '/webhook/onboarding', { cookie, body: content })
    expect([sent.status, sent.body.ok]).toEqual([200, true])
    const { menuFiles: _files, ...said } = content
    expect(await show(lead)).toMatchObject({
      state: 'onboarded',
      onboarding: { content: said, applied_at: null },
      files: [{ file_name: 'cardápio (novo).pdf', bytes: pdf.length }],
      can: { approve: true },
    })

    const seen = await show(lead)
    const approved = await act(lead, 'approve', { ...approval, version: seen.version })
    expect(approved.body).toMatchObject({
      state: 'onboarded',
      onboarding: { applied_at: expect.any(String) },
    })
    const { rows } = await server.app.db.owner.query(
      `select endereco_localizacao, cidade_empresa, estado_empresa, time_zone from companies where cnpj = $1`,
      [lead.cnpj],
    )
    expect(rows).toEqual([
      {
        endereco_localizacao: 'Rua das Flores',
        cidade_empresa: 'Rio Branco',
        estado_empresa: 'AC',
        time_zone: 'America/Rio_Branco',
      },
    ])
    const company = await ana.ask<{ files: object[] }>(`/api/operator/companies/${approved.body.company!.id}`)
    expect(company.body.files).toMatchObject([{ id: file.body.id, lead_id: lead.id }])

    const path = `/api/operator/leads/${lead.id}/files/${file.body.id}`
    const download = await fetch(server.url + path, { headers: { cookie: ana.cookie } })
    expect(Buffer.from(await download.arrayBuffer())).toEqual(pdf)
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(download.headers.get('x-content-type-options')).toBe('nosniff')
    const elsewhere = await givenLead(server)
    const other = await ana.ask(`/api/operator/leads/${elsewhere.id}/files/${file.body.id}`)
    expect([other.status, other.body.code]).toEqual([404, 'FILE_NOT_FOUND'])
  })
})

describe('a lead of a state where it is still yesterday', () => {
  it('LIC-19 has its licence from that day on, when its onboarding said so before the approval', async () => {
    const night = new Date('2026-11-21T03:30:00Z')
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'balcao-operator-'))
    const far = await startTestServer({ env: { DATA_DIR }, clock: () => night })
    try {
      const lead = await givenLead(far)
      const cookie = await givenLeadCookie(far, lead)
      await call(far, '/webhook/onboarding', { cookie, body: payloadOf(lead.cnpj, { state: 'AC' }) })
      const { ask } = await givenOperator(far, { now: night })
      const approved = await ask(`/api/operator/leads/${lead.id}/approve`, {
        method: 'POST',
        body: { ...approval, version: 2 },
      })
      expect(approved.status).toBe(200)
      const { rows } = await far.app.db.owner.query<{ day: string }>(
        `select licence_renewed_on::text as day from companies where cnpj = $1`,
        [lead.cnpj],
      )
      expect(rows).toEqual([{ day: '2026-11-20' }])
    } finally {
      await far.stop()
    }
  })
})

describe('a lead that comes to nothing', () => {
  it('is discarded with a reason, can be taken back, and each step is written down', async () => {
    const lead = await givenLead(server)
    const discarded = await act(lead, 'discard', { version: 1, reason: 'Sem contato' })
    expect(discarded.body).toMatchObject({
      state: 'discarded',
      discard_reason: 'Sem contato',
      version: 2,
      can: { approve: false, discard: false, reopen: true },
    })
    expect((await act(lead, 'approve', { ...approval, version: 2 })).body.code).toBe('LEAD_NOT_OPEN')
    expect((await act(lead, 'discard', { version: 2, reason: 'De novo' })).body.code).toBe('LEAD_NOT_OPEN')
    const back = await act(lead, 'reopen', { version: 2 })
    expect(back.body).toMatchObject({
      state: 'new',
      discard_reason: null,
      version: 3,
      can: { approve: true },
    })
    expect((await act(lead, 'reopen', { version: 3 })).body.code).toBe('LEAD_NOT_OPEN')
    const { rows } = await server.app.db.owner.query(
      `select act, actor from audit_entries where detail->>'lead' = $1 order by at, id`,
      [lead.id],
    )
    expect(rows).toEqual([
      { act: 'operator.lead-discarded', actor: ana.user },
      { act: 'operator.lead-reopened', actor: ana.user },
    ])
  })

  it('keeps the operators’ note, which is written once at a time', async () => {
    const lead = await givenLead(server)
    const answers = await Promise.all(
      ['um', 'dois', 'três'].map((note) => act(lead, 'note', { version: 1, note }, 'PUT')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const written = answers.find(({ status }) => status === 200)!
    expect((await show(lead)).note).toBe(written.body.note)
  })
})

/** Until no job of this name is due or under way. */
async function untilNoJob(name: string): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await server.app.db.owner.query(
        'select 1 from graphile_worker.jobs where task_identifier = $1',
        [name],
      )
      return rows.length
    })
    .toBe(0)
}
