import SwaggerParser from '@apidevtools/swagger-parser'
import { allCalls } from '@balcao/contract'
import type { OrderRow } from '@balcao/contract/orders'
import { describeEvent } from '@balcao/contract/webhook-events'
import { webhookEvents } from '@balcao/contract/webhook-names'
import OpenAPIClientAxios from 'openapi-client-axios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { startTestServer, type TestServer } from '../../testing/server'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required?: boolean; example?: unknown; schema?: object }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  security?: object[]
}
interface Document {
  servers: { url: string }[]
  components: { securitySchemes: Record<string, object> }
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Operation }>
}

let server: TestServer
let document: Document

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
  document = (await call<Document>(server, '/api/docs/json')).body
})
afterAll(() => server.stop())

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path))

describe('OpenAPI', () => {
  it('CALL-58 every path is written down, and every call that takes something has an example of it that the call accepts', () => {
    expect(operations()).toHaveLength(allCalls.filter(({ access }) => access.join() !== 'operator').length)
    for (const { operationId, parameters = [], requestBody } of operations()) {
      const target = allCalls.find(({ id }) => id === operationId)!
      const examplesIn = (place: string) =>
        Object.fromEntries(
          parameters
            .filter((one) => one.in === place && one.example !== undefined)
            .map(({ name, example }) => [name, example]),
        )
      const read = {
        params: target.params?.safeParse(examplesIn('path')).error,
        query: target.query?.safeParse(examplesIn('query')).error,
        body: target.body?.safeParse(requestBody?.content['application/json']?.example).error,
      }
      expect([operationId, read]).toEqual([
        operationId,
        { params: undefined, query: undefined, body: undefined },
      ])
    }
  })

  it('CALL-58 is a valid document, with the address of this installation', async () => {
    expect(document.servers).toEqual([{ url: '/' }])
    await SwaggerParser.validate(structuredClone(document) as never)
  })

  it('says of every call who may make it, and of the public ones that anyone may', () => {
    const schemes = Object.keys(document.components.securitySchemes)
    for (const { operationId, security } of operations()) {
      const { access } = allCalls.find(({ id }) => id === operationId)!
      const named = security!.flatMap((way) => Object.keys(way))
      expect([operationId, named.every((name) => schemes.includes(name))]).toEqual([operationId, true])
      const anyone = security!.length === 0 || security!.some((way) => Object.keys(way).length === 0)
      expect([operationId, anyone]).toEqual([operationId, access.includes('public')])
      const takesKeys = access.some((one) => one.startsWith('apiKey:'))
      expect([operationId, named.includes('apiKey')]).toEqual([operationId, takesKeys])
    }
  })

  it('has the true parameters of the tables', () => {
    const named = (path: string, method: string) =>
      document.paths[path]![method]!.parameters!.map(({ name, in: place }) => `${place}: ${name}`)
    expect(named('/rest/v1/orders', 'get')).toEqual(
      expect.arrayContaining([
        ...['select', 'order', 'limit', 'offset', 'and', 'or', 'not.and', 'status', 'total'].map(
          (name) => `query: ${name}`,
        ),
        'header: Prefer',
        'header: Range',
      ]),
    )
    expect(named('/rest/v1/orders', 'post')).toEqual([
      'query: select',
      'query: on_conflict',
      'query: columns',
      'header: Prefer',
    ])
    const tables = Object.entries(document.paths).filter(([path]) => path.startsWith('/rest/v1/'))
    expect(tables.map(([path]) => path)).toEqual(
      expect.arrayContaining(
        ['orders', 'customers', 'appointments', 'employees'].map((name) => `/rest/v1/${name}`),
      ),
    )
    for (const { parameters } of tables.flatMap(([, path]) => Object.values(path)))
      for (const { schema } of parameters!) expect(JSON.stringify(schema)).toContain('"type":"string"')
  })

  it('ORD-22 is enough to make a client from, which places an order, finds it and moves it', async () => {
    const { apiKey } = await givenCompany(server)
    const api = new OpenAPIClientAxios({
      definition: structuredClone(document) as never,
      withServer: { url: server.url },
      axiosConfigDefaults: { headers: { authorization: `Bearer ${apiKey}` } },
    })
    const client = await api.init()
    const order = {
      customer_name: 'Ana Lima',
      customer_phone: '92991234567',
      customer_address: 'Rua das Flores, 120',
      payment_method: 'Pix',
      total: '59,90',
    }
    const placed = await client['orders.place']!({ select: 'id,total' }, order)
    const [{ id } = { id: '' }] = placed.data as OrderRow[]
    expect([placed.status, placed.data]).toEqual([201, [{ id, total: 59.9 }]])
    await client['orders.changeStatus']!({ id: `eq.${id}` }, { status: 'production' })
    const found = await client['orders.list']!({ or: '(status.eq.production,number.eq.0)', limit: '5' })
    expect(found.data).toMatchObject([{ id, customer_name: 'Ana Lima', status: 'production' }])
  })

  it('lists every event that is sent out, with the headers and a body', () => {
    expect(Object.keys(document.webhooks)).toEqual([...webhookEvents])
    for (const event of webhookEvents) {
      const { parameters, requestBody } = document.webhooks[event]!.post
      expect(parameters!.map(({ name }) => name)).toEqual([
        'webhook-id',
        'webhook-timestamp',
        'webhook-signature',
      ])
      const { example } = requestBody!.content['application/json']!
      expect(describeEvent(event).body.parse(example)).toEqual(example)
    }
  })
})
