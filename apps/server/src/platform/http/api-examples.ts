import { allCalls, type Call } from '@balcao/contract'
import { exampleOf } from '@balcao/contract/call-example'
import { describeEvent } from '@balcao/contract/webhook-events'
import { webhookEvents } from '@balcao/contract/webhook-names'
import type { SwaggerTransformObject } from '@fastify/swagger'
import * as z from 'zod'

type Document = Extract<Parameters<SwaggerTransformObject>[0], { openapiObject: object }>['openapiObject']

/** What of an operation the examples go into. */
interface Operation {
  operationId?: string
  parameters?: { name: string; in: string; example?: unknown }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  security?: object[]
}

const callById = new Map(allCalls.map((call) => [call.id, call]))

/** Puts the contract's examples into the document, and which calls an API key opens. Changes it in place. */
export function withExamples(document: Document): Document {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path ?? {}) as Operation[]) {
      const call = callById.get(operation.operationId ?? '')
      if (call) fill(operation, call)
    }
  }
  return document
}

function fill(operation: Operation, call: Call): void {
  const { params, query, body } = exampleOf(call)
  const values: Record<string, Record<string, unknown>> = { path: params, query: { ...query } }
  for (const parameter of operation.parameters ?? []) {
    const value = values[parameter.in]?.[parameter.name]
    if (value !== undefined) parameter.example = value
  }
  for (const media of Object.values(operation.requestBody?.content ?? {})) media.example = body
  if (call.access.some((access) => access.startsWith('apiKey:'))) operation.security = [{ apiKey: [] }]
}

/** What is sent to a company's endpoints, as `webhooks` of OpenAPI 3.1. */
export function webhooksOfOpenApi() {
  const header = (name: string, description: string) => ({
    name,
    in: 'header' as const,
    required: true,
    description,
    schema: { type: 'string' as const },
  })
  return Object.fromEntries(
    webhookEvents.map((event) => {
      const { summary, body, example } = describeEvent(event)
      const schema = z.toJSONSchema(body) as object
      const post = {
        operationId: `webhook.${event}`,
        summary,
        tags: ['webhooks'],
        parameters: [
          header('webhook-id', 'The event: the same at each try'),
          header('webhook-timestamp', 'Seconds since 1970, of this try'),
          header('webhook-signature', '`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64'),
        ],
        requestBody: { required: true, content: { 'application/json': { schema, example } } },
        responses: { '2XX': { description: 'Taken. Everything else is tried again; 410 ends it.' } },
      }
      return [event, { post }]
    }),
  )
}
