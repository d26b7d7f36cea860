import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenLead } from '../onboarding/testing/lead-visits'
import { freshCnpj, givenCompany } from '../testing/builders'
import { call } from '../testing/call'
import { actsOf, runOperator } from '../testing/operator'
import { startTestServer, type TestServer } from '../testing/server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
})
afterAll(() => server.stop())

const run = (...args: string[]) => runOperator(server, ...args)

describe('the operator’s command line', () => {
  it('adds a company, once, that can then look itself up', async () => {
    const cnpj = freshCnpj()
    const add = () =>
      run(
        'company',
        'add',
        '--cnpj',
        cnpj,
        '--name',
        'Padaria Sol',
        '--email',
        'sol@padaria.example',
        '--state',
        'AC',
        '--modules',
        'mod_gerente',
      )
    const first = await add()
    expect([first.code, first.lines[0]]).toEqual([0, expect.stringMatching(/^created [0-9a-f-]{36};/)])
    expect((await add()).lines[0]).toMatch(/^exists /)
    const found = await call(server, '/webhook/auth/check-cnpj', { body: { cnpj } })
    expect(found.body).toMatchObject({
      exists: true,
      empresa: { nome: 'Padaria Sol', senha_definida: false },
    })
    const { rows } = await server.app.db.owner.query(
      'select time_zone, mod_gerente, mod_motoboy from companies where cnpj = $1',
      [cnpj],
    )
    expect(rows).toEqual([{ time_zone: 'America/Rio_Branco', mod_gerente: true, mod_motoboy: false }])
  })

  it('MODULE-20 opens and closes modules, which the company sees at once', async () => {
    const company = await givenCompany(server, { modules: ['mod_motoboy'] })
    expect(
      await run('company', 'modules', '--cnpj', company.cnpj, '--set', 'mod_gerente=true,mod_motoboy=false'),
    ).toEqual({
      code: 0,
      lines: ['saved'],
    })
    const flags = await call(server, '/webhook/page-verify', {
      body: { cnpj: company.cnpj },
      cookie: company.cookie,
    })
    expect(flags.body.data).toMatchObject({ mod_gerente: true, mod_motoboy: false })
  })

  it('CALL-02 makes a key for automations with the scopes asked for, shown once', async () => {
    const company = await givenCompany(server)
    const { lines } = await run(
      'api-key',
      'add',
      '--cnpj',
      company.cnpj,
      '--name',
      'n8n',
      '--scopes',
      'orders',
    )
    const bearer = lines[0]!
    expect(bearer).toMatch(/^bk_[\w-]{43}$/)
    expect((await call(server, '/rest/v1/orders', { bearer })).status).toBe(200)
    expect((await call(server, '/rest/v1/employees', { bearer })).status).toBe(403)
  })

  it('revokes a key, which then opens nothing', async () => {
    const company = await givenCompany(server)
    const [bearer] = (await run('api-key', 'add', '--cnpj', company.cnpj, '--name', 'antiga')).lines
    expect((await run('api-key', 'revoke', '--cnpj', company.cnpj, '--name', 'antiga')).lines).toEqual([
      '1 keys revoked',
    ])
    expect((await call(server, '/rest/v1/orders', { bearer: bearer! })).status).toBe(401)
  })

  it('makes an account whose password and second factor are shown once, with a code to scan', async () => {
    const user = `ana-${freshCnpj()}`
    const { code, lines } = await run('account', 'add', '--user', user)
    const [password, otpauth] = [lines[0]!.split(': ')[1]!, lines[1]!.split(': ')[1]!]
    expect([code, password]).toEqual([0, expect.stringMatching(/^[\w-]{20}$/)])
    expect(otpauth).toMatch(/^otpauth:\/\/totp\/.*[?&]secret=[A-Z2-7]{32}&/)
    expect(lines.filter((line) => /[█▀▄]/.test(line)).length).toBeGreaterThan(15)
    const { rows } = await server.app.db.owner.query('select * from operators where name = $1', [user])
    expect(JSON.stringify(rows)).not.toContain(password)
    expect(JSON.stringify(rows)).not.toContain(/secret=([A-Z2-7]+)/.exec(otpauth)![1])
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await run('account', 'add', '--user', user)).toMatchObject({ code: 2 })
  })

  it('takes a lead from its list to a company with a licence', async () => {
    const lead = await givenLead(server)
    const listed = await run('lead', 'list', '--state', 'new', '--search', lead.cnpj)
    expect(listed.lines[0]).toBe(
      `${lead.id} ${new Date().toISOString().slice(0, 10)} new ${lead.cnpj} ${lead.empresa} <${lead.email}>`,
    )
    expect((await run('lead', 'show', lead.id)).lines.join('\n')).toContain('"responsavel": "Maria"')
    const plan = ['--plan', 'delivery', '--term', 'monthly']
    const approved = await run('lead', 'approve', lead.id, ...plan)
    expect([approved.code, approved.lines[0]]).toEqual([0, expect.stringMatching(/^approved; company /)])
    expect((await run('lead', 'approve', lead.id, ...plan)).lines[0]).toMatch(/^LEAD_NOT_OPEN: /)
    const { lines } = await run('company', 'list', '--search', lead.cnpj)
    expect(lines[0]).toMatch(
      new RegExp(`^${lead.cnpj} \\| Loja .* \\| delivery/monthly 30 days \\| WhatsApp none`),
    )
    const shown = JSON.parse((await run('company', 'show', '--cnpj', lead.cnpj)).lines.join('\n'))
    expect(shown.modules).toEqual({
      mod_atendimento: false,
      mod_motoboy: true,
      mod_gerente: false,
      mod_agendamento: false,
    })
    expect((await run('audit', '--cnpj', lead.cnpj)).lines).toEqual([
      expect.stringContaining(` cli:tests operator.lead-approved Loja ${lead.cnpj} {`),
    ])
  })

  it('puts a lead aside and takes it back', async () => {
    const lead = await givenLead(server)
    expect((await run('lead', 'discard', lead.id, '--reason', 'Sem contato')).lines).toEqual(['discarded'])
    expect((await run('lead', 'reopen', lead.id)).lines).toEqual(['open again: new'])
  })

  it('grants and sets a licence', async () => {
    const company = await givenCompany(server, { licenceRenewedOn: null })
    const of = ['--cnpj', company.cnpj]
    const granted = await run('licence', 'grant', ...of, '--plan', 'bundle', '--term', 'quarterly')
    expect(granted.lines[0]).toMatch(/^granted: 90 days, until \d{4}-\d\d-\d\d$/)
    expect((await run('licence', 'set', ...of, '--days', '7')).lines[0]).toMatch(/^set: 7 days, until /)
    expect((await actsOf(server, company.id)).map(({ act, actor }) => [act, actor])).toEqual([
      ['operator.licence-granted', 'cli:tests'],
      ['operator.licence-days-set', 'cli:tests'],
    ])
  })

  it('writes down every act, and no look', async () => {
    const cnpj = freshCnpj()
    const of = ['--cnpj', cnpj]
    await run('company', 'add', ...of, '--name', 'Padaria', '--email', 'sol@padaria.example')
    await run('company', 'add', ...of, '--name', 'Padaria', '--email', 'sol@padaria.example')
    await run('company', 'modules', ...of, '--set', 'mod_gerente=true')
    await run('company', 'first-access', ...of)
    await run('company', 'end-sessions', ...of)
    await run('api-key', 'add', ...of, '--name', 'n8n', '--scopes', 'orders')
    await run('api-key', 'revoke', ...of, '--name', 'n8n')
    await run('company', 'show', ...of)
    await run('company', 'list')
    await run('audit', ...of)
    const { rows } = await server.app.db.owner.query<{ id: string }>(
      'select id from companies where cnpj = $1',
      [cnpj],
    )
    expect((await actsOf(server, rows[0]!.id)).map(({ act }) => act)).toEqual([
      'operator.company-added',
      'operator.modules-set',
      'operator.first-access-sent',
      'operator.sessions-ended',
      'operator.api-key-added',
      'operator.api-key-revoked',
    ])
  })

  it('refuses a messaging instance that this installation cannot have', async () => {
    const company = await givenCompany(server)
    const { code, lines } = await run('company', 'instance', '--cnpj', company.cnpj, '--kind', 'evolution')
    expect([code, lines[0]]).toEqual([2, expect.stringMatching(/^CHANNEL_UNAVAILABLE: /)])
    expect(await actsOf(server, company.id)).toEqual([])
  })

  it.each<[string, string[], RegExp]>([
    ['nothing', [], /operator commands/],
    ['an unknown command', ['company', 'sing'], /operator commands/],
    ['an unknown option', ['company', 'add', '--colour', 'red'], /--colour/],
    ['a missing option', ['company', 'add', '--cnpj', '11222333000181'], /--name is missing/],
    [
      'an invalid CNPJ',
      ['company', 'add', '--cnpj', '11222333000180', '--name', 'X', '--email', 'x@y.example'],
      /CNPJ is not valid/,
    ],
    [
      'the demonstration’s CNPJ',
      ['company', 'add', '--cnpj', '99999999000199', '--name', 'X', '--email', 'x@y.example'],
      /CNPJ is not valid/,
    ],
    [
      'an invalid e-mail',
      ['company', 'add', '--cnpj', '11222333000181', '--name', 'X', '--email', 'x@y'],
      /e-mail/,
    ],
    [
      'an invalid state',
      [
        'company',
        'add',
        '--cnpj',
        '11222333000181',
        '--name',
        'X',
        '--email',
        'x@y.example',
        '--state',
        'amazonas',
      ],
      /state/,
    ],
    [
      'an unknown module',
      ['company', 'modules', '--cnpj', '11222333000181', '--set', 'mod_x=true'],
      /Unknown: mod_x/,
    ],
    [
      'a flag that is neither',
      ['company', 'modules', '--cnpj', '11222333000181', '--set', 'mod_gerente=yes'],
      /true or false/,
    ],
    [
      'a company that is not there',
      ['company', 'modules', '--cnpj', '04252011000110', '--set', 'mod_gerente=true'],
      /No company/,
    ],
    [
      'an unknown scope',
      ['api-key', 'add', '--cnpj', '11222333000181', '--name', 'x', '--scopes', 'all'],
      /No company|Unknown: all/,
    ],
    ['a job that is no number', ['jobs', 'retry', 'all'], /number/],
    ['a user of another form', ['account', 'add', '--user', 'Ana Lima'], /small letters/],
    ['a user that is not there', ['account', 'disable', '--user', 'ninguem'], /No operator/],
    ['a lead that is no id', ['lead', 'show', '42'], /by its id/],
    ['a lead that is not there', ['lead', 'show', '00000000-0000-4000-8000-000000000000'], /LEAD_NOT_FOUND/],
    ['an unknown state', ['lead', 'list', '--state', 'sold'], /Unknown: sold/],
    [
      'days that are none',
      ['licence', 'set', '--cnpj', '04252011000110', '--days', '-1'],
      /digits|ambiguous/,
    ],
    [
      'an unknown plan',
      ['lead', 'approve', '00000000-0000-4000-8000-000000000000', '--plan', 'gold'],
      /Unknown: gold/,
    ],
  ])('explains %s and changes nothing', async (_what, args, explanation) => {
    const { code, lines } = await run(...args)
    expect(code).toBe(2)
    expect(lines.join('\n')).toMatch(explanation)
    expect(lines.join('\n')).not.toContain('    at ')
  })
})
