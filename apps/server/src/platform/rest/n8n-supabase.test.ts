import { randomUUID } from 'node:crypto'
import type { OrderRow } from '@balcao/contract/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiKey } from '../../auth'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call, type CallOptions } from '../../testing/call'
import { givenOwnedThings, marks } from '../../testing/owned-things'
import { givenManyOrders } from '../../testing/orders'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await borrowTestServer()
  company = await givenCompany(server)
})
afterAll(() => server.stop())

interface Condition {
  keyName: string
  condition: string
  keyValue: string
}

interface Refusal {
  code: string
  message: string
  details: string | null
  hint: string | null
}

/** The requests that n8n's Supabase node makes, with the key in both headers as its credential sends it. */
function supabaseNode(key: string) {
  const ask = <Body>(path: string, options: CallOptions = {}) =>
    call<Body>(server, `/rest/v1${path}`, {
      bearer: key,
      ...options,
      headers: { apikey: key, prefer: 'return=representation', ...options.headers },
    })
  const one = ({ keyName, condition, keyValue }: Condition) => `${keyName}.${condition}.${keyValue}`
  const search = (query: Record<string, string>) => `?${new URLSearchParams(query).toString()}`
  const matching = (how: 'anyFilter' | 'allFilters', conditions: Condition[]) => ({
    [how === 'anyFilter' ? 'or' : 'and']: `(${conditions.map(one).join(',')})`,
  })
  /** Of an update and a delete, `allFilters` are parameters of their own. */
  const naming = (how: 'anyFilter' | 'allFilters', conditions: Condition[]) =>
    how === 'anyFilter'
      ? matching(how, conditions)
      : Object.fromEntries(
          conditions.map(({ keyName, condition, keyValue }) => [keyName, `${condition}.${keyValue}`]),
        )
  return {
    testCredential: () => ask('/'),
    async tables() {
      const { body } = await ask<{ paths: object }>('/')
      return Object.keys(body.paths)
        .filter((path) => path !== '/')
        .map((path) => path.replace('/', ''))
    },
    async columns(table: string) {
      const { body } = await ask<{ definitions: Record<string, { properties: object }> }>('/', {
        headers: { 'accept-profile': 'public' },
      })
      return Object.entries(body.definitions[table]!.properties).map(
        ([name, { type }]) => `${name} - (${(type as string | undefined) ?? 'undefined'})`,
      )
    },
    create: (table: string, rows: object[]) =>
      ask<OrderRow[] & Refusal>(`/${table}`, { body: rows, headers: { 'content-profile': 'public' } }),
    get: (table: string, conditions: Record<string, string>) =>
      ask<OrderRow[]>(
        `/${table}${search(Object.fromEntries(Object.entries(conditions).map(([name, value]) => [name, `eq.${value}`])))}`,
      ),
    async getAll(
      table: string,
      how?: ['anyFilter' | 'allFilters', Condition[]] | string,
      limit?: number,
    ): Promise<Record<string, unknown>[]> {
      const base = typeof how === 'string' ? `/${table}?${encodeURI(how)}&` : `/${table}?`
      const query: Record<string, string> = {
        ...(Array.isArray(how) ? matching(...how) : {}),
        ...(limit === undefined ? {} : { limit: String(limit) }),
      }
      const rows: Record<string, unknown>[] = []
      let length: number
      do {
        const { body } = await ask<Record<string, unknown>[]>(base + new URLSearchParams(query).toString())
        length = body.length
        rows.push(...body)
        query.offset = String(rows.length)
      } while (length >= 1000)
      return rows
    },
    update: (table: string, how: ['anyFilter' | 'allFilters', Condition[]], row: object) =>
      ask<OrderRow[] & Refusal>(`/${table}${search(naming(...how))}`, { method: 'PATCH', body: row }),
    delete: (table: string, how: ['anyFilter' | 'allFilters', Condition[]]) =>
      ask<OrderRow[] & Refusal>(`/${table}${search(naming(...how))}`, { method: 'DELETE' }),
  }
}

/** The columns of an order that the spec names, as a form of n8n sends them: all of them text. */
const specOrder = (change: object = {}) => ({
  id: randomUUID(),
  customer_name: 'Ana Lima',
  customer_phone: '92991234567',
  customer_address: 'Rua das Flores, 120',
  payment_method: 'Dinheiro',
  total: '59.90',
  status: 'analysis',
  created_at: new Date(Date.now() - 60_000).toISOString(),
  ...change,
})

const where = (keyName: string, condition: string, keyValue: string): Condition => ({
  keyName,
  condition,
  keyValue,
})

describe('n8n’s Supabase node', () => {
  it('CALL-53 finds its credential good, lists the tables and their columns', async () => {
    const node = supabaseNode(company.apiKey)
    expect((await node.testCredential()).status).toBe(200)
    expect(await node.tables()).toEqual(['orders', 'customers', 'appointments', 'employees'])
    expect(await node.columns('orders')).toEqual(
      expect.arrayContaining(['id - (string)', 'total - (number)', 'number - (integer)']),
    )
    const employees = await node.columns('employees')
    expect(employees.map((column) => column.split(' ')[0])).toEqual([
      'id',
      'nome',
      'cargo',
      'departamento',
      'salario',
      'data_admissao',
      'status',
    ])
  })

  it('ORD-22 creates orders of the eight columns, reads, moves and deletes them', async () => {
    const node = supabaseNode(company.apiKey)
    const [ana, bia] = [
      specOrder(),
      specOrder({ customer_name: 'Bia Sá (nova)', payment_method: 'cartão de débito' }),
    ]
    const created = await node.create('orders', [ana, bia])
    expect([created.status, created.body]).toMatchObject([
      201,
      [
        { id: ana.id, payment_method: 'cash', total: 59.9, status: 'analysis' },
        { id: bia.id, payment_method: 'debit_card' },
      ],
    ])
    expect((await node.get('orders', { id: ana.id })).body).toMatchObject([{ customer_name: 'Ana Lima' }])
    const named = async (how: Parameters<typeof node.getAll>[1]) =>
      (await node.getAll('orders', how)).map(({ customer_name }) => customer_name)
    expect(await named(['allFilters', [where('status', 'eq', 'analysis')]])).toHaveLength(2)
    expect(
      await named([
        'anyFilter',
        [where('customer_name', 'eq', 'Bia Sá (nova)'), where('total', 'gt', '1000')],
      ]),
    ).toEqual(['Bia Sá (nova)'])
    expect(
      await named(['allFilters', [where('customer_name', 'ilike', 'ana*'), where('notes', 'is', 'null')]]),
    ).toEqual(['Ana Lima'])
    expect(await named('customer_name=like.Bia*&select=customer_name')).toEqual(['Bia Sá (nova)'])

    const moved = await node.update('orders', ['allFilters', [where('id', 'eq', ana.id)]], {
      status: 'production',
    })
    expect([moved.status, moved.body]).toMatchObject([200, [{ id: ana.id, status: 'production' }]])
    const gone = await node.delete('orders', [
      'anyFilter',
      [where('id', 'eq', ana.id), where('id', 'eq', bia.id)],
    ])
    expect([gone.status, gone.body.length]).toEqual([200, 2])
    expect(await node.getAll('orders')).toEqual([])
  })

  it('returns all of 1,376 orders, each once, and of a thousand exactly a thousand', async () => {
    const shop = await givenCompany(server)
    const node = supabaseNode(shop.apiKey)
    await givenManyOrders(server, shop, { orders: 1376, people: 40 })
    const all = await node.getAll('orders')
    expect(new Set(all.map(({ id }) => id)).size).toBe(1376)
    expect(all).toHaveLength(1376)
    expect(await node.getAll('orders', undefined, 50)).toHaveLength(50)
    const page = await call(server, '/rest/v1/orders?select=id&limit=5000', {
      bearer: shop.apiKey,
      headers: { prefer: 'count=exact' },
    })
    expect([page.status, page.headers.get('content-range')]).toEqual([206, '0-999/1376'])
    await server.app.db.owner.query('delete from orders where company_id = $1 and number > 1000', [shop.id])
    await server.app.db.owner.query(
      'delete from orders where ctid in (select ctid from orders where company_id = $1 limit 376)',
      [shop.id],
    )
    expect(await node.getAll('orders')).toHaveLength(1000)
  })

  it('reads customers and appointments of its company, and none that is only held or was deleted', async () => {
    const shop = await givenCompany(server)
    const node = supabaseNode(shop.apiKey)
    const { appointmentId } = await givenOwnedThings(server, shop)
    const appointments = await node.getAll('appointments', [
      'allFilters',
      [where('client', 'eq', marks.customer)],
    ])
    expect(appointments).toMatchObject([{ id: appointmentId, service: 'Corte', duration: 60, price: 50 }])
    const customers = await node.getAll('customers', `name=eq.${marks.customer}&select=nome:name,spent`)
    expect(customers).toEqual([{ nome: marks.customer, spent: expect.any(Number) as number }])
    const { owner } = server.app.db
    await owner.query('update appointments set deleted_at = now() where company_id = $1 and id = $2', [
      shop.id,
      appointmentId,
    ])
    expect(await node.getAll('appointments')).not.toContainEqual(
      expect.objectContaining({ id: appointmentId }),
    )
    const others = await supabaseNode(company.apiKey).getAll('customers', `name=eq.${marks.customer}`)
    expect(others).toEqual([])
  })

  it('is told what is wrong in the message that it shows', async () => {
    const node = supabaseNode(company.apiKey)
    const bad = await node.create('orders', [specOrder({ payment_method: 'fiado', mesa: 4 })])
    expect([bad.status, bad.body.message]).toEqual([400, expect.stringMatching(/payment_method .*mesa/s)])
    const fullText = await node.update('orders', ['allFilters', [where('notes', 'fts', 'cebola')]], {
      status: 'ready',
    })
    expect([fullText.status, fullText.body.message]).toEqual([400, expect.stringContaining('fts')])
    const write = await node.create('customers', [{ name: 'Ana' }])
    expect([write.status, write.body.code, write.headers.get('allow')]).toEqual([405, 'PGRST117', 'GET'])
    expect(write.body.message).toContain('customers')
    const lost = await node.delete('employees', ['allFilters', [where('id', 'eq', randomUUID())]])
    expect(lost.status).toBe(405)
    const nothing = await call<Refusal>(server, '/rest/v1/leads?select=*', { bearer: company.apiKey })
    expect([nothing.status, nothing.body]).toMatchObject([404, { code: 'PGRST205', details: null }])
    expect([nothing.body.message, nothing.body.hint]).toEqual([
      expect.stringContaining('leads'),
      expect.stringContaining('/rest/v1/'),
    ])
    const schema = await call<Refusal>(server, '/rest/v1/orders', {
      bearer: company.apiKey,
      headers: { 'accept-profile': 'auth' },
    })
    expect([schema.status, schema.body.message]).toEqual([400, expect.stringContaining('auth')])
  })

  it('a wrong key is called a key, one that is missing is asked for, and a scope that lacks is named', async () => {
    const wrong = await supabaseNode('bk_wrong').get('orders', { number: '1' })
    expect([wrong.status, wrong.body]).toMatchObject([
      401,
      { message: expect.stringContaining('Chave') as string },
    ])
    const token = 'x'.repeat(300)
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { apikey: 'bk_wrong' },
      { authorization: 'Basic eDp5' },
    ]) {
      const { status, body } = await call<Refusal>(server, '/rest/v1/orders', { headers })
      expect([status, body.message]).toEqual([401, expect.stringContaining('Chave de API inválida')])
    }
    const none = await call<Refusal>(server, '/rest/v1/orders')
    expect([none.status, none.body.message]).toEqual([401, expect.stringContaining('Falta a chave')])
    const alone = await call(server, '/rest/v1/orders', { headers: { apikey: company.apiKey } })
    expect(alone.status).toBe(200)

    const { token: ordersOnly } = await server.app.db.asCompany(company.id, (tx) =>
      createApiKey(tx, company.id, { name: 'pedidos', scopes: ['orders'] }),
    )
    const node = supabaseNode(ordersOnly)
    expect(await node.tables()).toEqual(['orders'])
    for (const table of ['customers', 'appointments', 'employees']) {
      const { status, body } = await call<Refusal>(server, `/rest/v1/${table}`, { bearer: ordersOnly })
      expect([status, body.message]).toEqual([403, expect.stringContaining(`escopo ${table}`)])
    }
    const closed = await call<Refusal>(server, '/api/automations/keys', { bearer: ordersOnly })
    expect([closed.status, closed.body.message]).toEqual([403, 'Esta chamada não é para chaves de API.'])
  })
})
