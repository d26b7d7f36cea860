import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { closeServer } from '../listener/close-server'
import { listeningPort, LOOPBACK } from '../listener/listening-port'

/** A span as OTLP's JSON has it; the value of an attribute is under the name of its type. */
export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

export interface Collector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string
  spans: CollectedSpan[]
  /** Attributes of whoever sent them, such as `service.name`. */
  resources: Map<string, unknown>
  stop(): Promise<void>
}

interface ExportedTraces {
  resourceSpans: {
    resource: { attributes: CollectedSpan['attributes'] }
    scopeSpans: { spans: CollectedSpan[] }[]
  }[]
}

/** Takes traces as an OpenTelemetry collector does on port 4318, over OTLP/HTTP in JSON, and keeps them. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = []
  const resources = new Map<string, unknown>()
  const server = createServer((request, answer) => {
    if (request.method !== 'POST' || request.url !== '/v1/traces') return void answer.writeHead(404).end()
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of (body as ExportedTraces).resourceSpans) {
        for (const { key, value } of resource.attributes) resources.set(key, Object.values(value)[0])
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      }
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, LOOPBACK)
  const port = await listeningPort(server)
  return { url: `http://${LOOPBACK}:${port}`, spans, resources, stop: () => closeServer(server) }
}
