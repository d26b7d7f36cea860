import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshCnpj, givenCompany } from '../testing/builders'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/server'
import { runCommand } from './commands'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const code = await runCommand(server.app.db, args, (line) => lines.push(line))
  return { code, lines }
}

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
  ])('explains %s and changes nothing', async (_what, args, explanation) => {
    const { code, lines } = await run(...args)
    expect(code).toBe(2)
    expect(lines.join('\n')).toMatch(explanation)
    expect(lines.join('\n')).not.toContain('    at ')
  })
})
