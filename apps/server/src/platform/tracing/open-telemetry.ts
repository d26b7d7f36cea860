import {
  diag,
  DiagLogLevel,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind as OtelKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Log } from '../log'
import type { Span, SpanKind, Tracer } from './tracing'

const kinds: Record<SpanKind, OtelKind> = {
  request: OtelKind.SERVER,
  job: OtelKind.CONSUMER,
  statement: OtelKind.CLIENT,
  call: OtelKind.CLIENT,
}
/** A collector that is away is told of so often at most. */
const complainMs = 60_000

/** A tracer as the environment's `OTEL_…` variables have it: where to, as whom, which share, how many at once. */
export function openTelemetry({ log, role }: { log: Log; role: string }): {
  tracer: Tracer
  shutdown(): Promise<void>
} {
  complainSeldom(log)
  const own = resourceFromAttributes({ 'service.name': 'balcao', 'balcao.role': role })
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const inner = provider.getTracer('balcao')
  return {
    tracer: {
      start: (name, { kind, attributes = {}, parent }) =>
        asSpan(inner.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent))),
    },
    shutdown: () => provider.shutdown(),
  }
}

function asSpan(span: ReturnType<ReturnType<BasicTracerProvider['getTracer']>['startSpan']>): Span {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    set: (attributes) => void span.setAttributes(attributes),
    fail(reason) {
      span.setAttribute('error.type', reason)
      span.setStatus({ code: SpanStatusCode.ERROR })
    },
    end: () => span.end(),
  }
}

function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const from = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(from) ? trace.setSpanContext(ROOT_CONTEXT, from) : ROOT_CONTEXT
}

function complainSeldom(log: Log): void {
  let saidAt = -Infinity
  const complain = () => {
    if (performance.now() - saidAt < complainMs) return
    saidAt = performance.now()
    log.warn('traces were not taken: does the collector in OTEL_EXPORTER_OTLP_ENDPOINT answer?')
  }
  const quiet = () => {}
  diag.setLogger(
    { error: complain, warn: complain, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}
