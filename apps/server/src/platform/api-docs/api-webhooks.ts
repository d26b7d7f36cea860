import { describeEvent } from '@balcao/contract/webhook-events'
import { webhookEvents } from '@balcao/contract/webhook-names'
import * as z from 'zod'

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
        // Signed, not signed in: see the headers.
        security: [],
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
