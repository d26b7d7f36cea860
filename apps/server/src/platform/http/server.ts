import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Log } from '../log'
import { endSpans, spanOfRequest } from '../tracing/trace-requests'
import type { Span } from '../tracing/tracing'
import { runAs } from '../what-runs'
import { answerErrors, belowRoutes } from './answer-errors'
import { refuseDeepJson } from './bounded-json'
import { cutSlowBodies, type Patience } from './cut-slow-bodies'
import { finishRequests } from './finish-requests'
import { sendSafeHeaders } from './safe-headers'
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
  patience?: Patience
  /** Whether it still answers, but wants to be asked no more. */
  isLeaving?: () => boolean
}): Promise<FastifyInstance> {
  const { patience = { graceMs: 15_000, bytesPerSecond: 16_384 }, isLeaving = () => false } = options
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    // The very longest, for the largest body over the slowest line that is waited for.
    requestTimeout: 1_800_000,
    // Longer than proxies and load balancers keep what nobody uses (60 s by default): they close it, never we beneath a request.
    keepAliveTimeout: 75_000,
    http: { headersTimeout: patience.graceMs * 0.8, connectionsCheckingInterval: patience.graceMs / 5 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    trustProxy: options.trustProxy ? options.trustProxy.split(',') : false,
    // What still comes on a connection that is busy is answered, and is its last.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    ...belowRoutes,
  })
  finishRequests(app, isLeaving)
  // A connection that the system could not hand over (no file handles, no memory) is one lost, not the end.
  app.server.on('error', (error) => {
    if (app.server.listening) options.log.warn({ reason: error.message }, 'a connection was not taken')
  })
  cutSlowBodies(app, patience)
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
  await sendSafeHeaders(app, options)
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const span = spanOfRequest(request)
    if (span) spans.set(request, span)
    runAs({ route: request.routeOptions.url, ...(span && { span }) }, done)
  })
  endSpans(app, spans)
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
    if (body.length === 0) return done(null, undefined)
    refuseDeepJson(body as string)
    void parse(request, body as string, done)
  })
}
