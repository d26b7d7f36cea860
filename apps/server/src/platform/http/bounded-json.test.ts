import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { refuseDeepJson } from './bounded-json'
import type { Problem } from './problems'

const nested = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)

function fieldsOf(text: string) {
  try {
    refuseDeepJson(text)
  } catch (error) {
    return (error as Problem).detail.fields
  }
  return undefined
}

describe('JSON that nests too deep', () => {
  it('is refused at the first level too many, and what is not, is not', () => {
    expect(fieldsOf(nested(100))).toBeUndefined()
    expect(fieldsOf(nested(101))).toHaveLength(1)
    expect(fieldsOf('['.repeat(1_000_000))).toHaveLength(1)
    // Side by side, in texts, and behind escaped quotes, nothing nests.
    expect(fieldsOf(`[${'[],{},'.repeat(5000)}1]`)).toBeUndefined()
    expect(fieldsOf(JSON.stringify({ text: `"${'[{"'.repeat(5000)}` }))).toBeUndefined()
    expect(fieldsOf(`["\\\\",${'['.repeat(99)}${']'.repeat(99)}]`)).toBeUndefined()
    expect(fieldsOf(`["\\\\",${'['.repeat(100)}`)).toHaveLength(1)
    expect(fieldsOf('"never ends [[[')).toBeUndefined()
  })

  it.each([
    [`{"x":1,"menu":[{},{"extras":${nested(200)}}]}`, 'menu.1.extras.a.a.a.a.a'],
    [`[1,[2],"a,b:c",${'['.repeat(200)}`, '3.0.0.0.0.0.0.0'],
  ])('says where: %.40s…', (text, path) => {
    expect(fieldsOf(text)).toEqual([{ path, mensagem: 'Aninhado demais: no máximo 100 níveis' }])
  })
})

describe('a body that nests too deep', () => {
  let server: TestServer
  let company: TestCompany

  beforeAll(async () => {
    server = await borrowTestServer()
    company = await givenCompany(server)
  })
  afterAll(() => server.stop())

  it('is refused with the name of its field', async () => {
    const item = { kind: 'item', id: 'x', base: null, after: { extras: 0 } }
    const body = JSON.stringify({ id: randomUUID(), changes: [item] }).replace(
      '"extras":0',
      `"extras":${nested(5000)}`,
    )
    const answer = await call(server, '/api/catalogue/changes', { cookie: company.cookie, body })
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'INVALID_INPUT', fields: [{ path: 'changes.0.after.extras.a.a.a.a' }] },
    ])
  })

  it('is refused at the webhooks of gateways too', async () => {
    const path = `/webhook/evolution/${randomUUID()}`
    const answer = await call(server, path, { body: nested(5000) })
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ path: 'a.a.a.a.a.a.a.a' }] }])
  })
})
