import { allCalls } from '@balcao/contract'
import { describeEvent } from '@balcao/contract/webhook-events'
import { webhookEvents } from '@balcao/contract/webhook-names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call'
import { startTestServer, type TestServer } from '../../testing/server'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required?: boolean; example?: unknown }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  security?: object[]
}
interface Document {
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

  it('says which calls an API key opens', () => {
    const keyed = operations().filter(({ security }) => JSON.stringify(security) === '[{"apiKey":[]}]')
    const wanted = allCalls.filter(({ access }) => access.some((one) => one.startsWith('apiKey:')))
    expect(keyed.map(({ operationId }) => operationId).sort()).toEqual(wanted.map(({ id }) => id).sort())
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
