import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Log } from '../log'
import { answerErrors, belowRoutes } from './answer-errors'
import { refuseUnstorableText } from './unstorable-text'
import { logRequests } from './log-requests'

/**
 * A Fastify server with the house's defaults: bodies are JSON only, limits are small, errors have one
 * shape, headers are strict, and requests are logged by route, never by address or content.
 */
export async function createHttpServer(options: {
  log: Log
  secure: boolean
  trustProxy?: string | undefined
}): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    // Long enough for a picture over a slow line; Node cannot set it per route.
    requestTimeout: 120_000,
    keepAliveTimeout: 30_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    trustProxy: options.trustProxy ? options.trustProxy.split(',') : false,
    return503OnClosing: true,
    ...belowRoutes,
    forceCloseConnections: true,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  acceptEmptyJson(app)
  await app.register(cookie)
  // Answers only: what is sent to us in a compressed form could unfold without end.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 2048,
    // Up to here packing takes less than a thread's waking up.
    syncThreshold: 65_536,
    customTypes: /^application\/json/,
    globalDecompression: false,
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        // The toast library writes its keyframes into a style element.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'", 'blob:', 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'frame-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: options.secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  refuseUnstorableText(app)
  logRequests(app, options.log)
  answerErrors(app)
  return app
}

/** PostgREST clients and others name a JSON body on calls that have none; where one is needed, its schema says so. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body as string, done)
  })
}
