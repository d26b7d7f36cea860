import type { FastifyInstance, FastifyRequest } from 'fastify'
import { startSpan, type Span } from './tracing'

/** Streams last as long as a screen is open. */
const untraced = new Set(['/chat/events', '/healthz', '/readyz', '/metrics'])

/** The step of a request, by its route and never by its address; what strangers say of a trace of theirs is not heard. */
export function spanOfRequest({ method, routeOptions: { url } }: FastifyRequest): Span | undefined {
  if (url === undefined || untraced.has(url)) return undefined
  const attributes = { 'http.request.method': method, 'http.route': url }
  return startSpan(`${method} ${url}`, { kind: 'request', attributes })
}

/** Ends the steps that requests are, once they are answered or their caller went away. */
export function endSpans(app: FastifyInstance, spans: WeakMap<FastifyRequest, Span>): void {
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request)
    if (!span) return
    spans.delete(request)
    const { caller } = request
    const company = caller && 'companyId' in caller ? { 'balcao.company_id': caller.companyId } : {}
    span.set({ 'http.response.status_code': statusCode, ...company })
    if (statusCode >= 500) span.fail(String(statusCode))
    span.end()
  })
  app.addHook('onRequestAbort', async (request) => {
    const span = spans.get(request)
    spans.delete(request)
    span?.fail('aborted')
    span?.end()
  })
}
