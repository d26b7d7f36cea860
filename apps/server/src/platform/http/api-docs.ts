import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { webhooksOfOpenApi, withExamples } from './api-examples'

/** OpenAPI of every call and every outgoing webhook, made from the contract, with a page to read it at `/api/docs`. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Balcão',
        version: '1.0.0',
        description:
          'Automations send an API key as `Authorization: Bearer`. Money is in reais, instants are ISO 8601.',
      },
      webhooks: webhooksOfOpenApi(),
      components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (made) =>
      'openapiObject' in made ? withExamples(made.openapiObject) : made.swaggerObject,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}
