import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { webhooksOfOpenApi, withExamples } from './api-examples'

/** The page's own script and style, pictures that it brings along, and nobody else: no validator of others. */
const pagePolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** OpenAPI of every call but the operator's own, and every outgoing webhook, made from the contract, with a page to read it at `/api/docs`. */
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
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: pagePolicy })
}
