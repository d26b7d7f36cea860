import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { documentOperations } from './api-operations'
import { webhooksOfOpenApi } from './api-webhooks'

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

/** What the document says of this installation. */
export interface DocsOptions {
  /** The address people use; the document's own where it is not set. */
  publicUrl: string | undefined
  support: { email: string }
  cookies: { session: string; lead: string }
}

const bearer = (description: string) => ({ type: 'http' as const, scheme: 'bearer', description })
const cookie = (name: string, description: string) => ({
  type: 'apiKey' as const,
  in: 'cookie' as const,
  name,
  description,
})

/** OpenAPI of every call but the operator's own, and every outgoing webhook, made from the contract, with a page to read it at `/api/docs`. */
export async function serveApiDocs(app: FastifyInstance, options: DocsOptions): Promise<void> {
  const { publicUrl, support, cookies } = options
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Balcão',
        version: '1.0.0',
        description:
          'Automations send an API key as `Authorization: Bearer`. Money is in reais where a name does not end in `_cents`, instants are ISO 8601.',
        contact: { name: 'Balcão', email: support.email },
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: publicUrl === undefined ? '/' : new URL(publicUrl).origin }],
      components: {
        securitySchemes: {
          apiKey: bearer('An API key of a company, with the scope that the call names'),
          station: bearer('The key of a print station'),
          visit: bearer('A visit token, as `GET /api/visit` gives it to anyone'),
          session: cookie(cookies.session, 'The session of a signed-in person of a company'),
          lead: cookie(cookies.lead, 'Whoever entered the code in a lead’s mailbox'),
        },
      },
    },
    transform: jsonSchemaTransform,
    // Once somebody asks for the document: a start has no use for it.
    transformObject: (made) =>
      'openapiObject' in made
        ? { ...documentOperations(made.openapiObject), webhooks: webhooksOfOpenApi() }
        : made.swaggerObject,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: pagePolicy })
}
