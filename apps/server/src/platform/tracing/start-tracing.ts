import type { Log } from '../log'
import { setTracer } from './tracing'

/** At the end of the process what is not sent yet has so long. */
const patienceMs = 3000

/**
 * Sends traces where OpenTelemetry's own variables say so (`OTEL_EXPORTER_OTLP_ENDPOINT` and its kin); without them
 * nothing of it is even loaded. Answers how to end: what is left is sent.
 */
export async function startTracing(
  env: Record<string, string | undefined>,
  { log, role }: { log: Log; role: string },
): Promise<() => Promise<void>> {
  const wanted = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!wanted || env.OTEL_SDK_DISABLED === 'true' || env.OTEL_TRACES_EXPORTER === 'none')
    return async () => {}
  const loaded = await import('./open-telemetry').catch((error: unknown) => {
    log.warn(
      { reason: (error as NodeJS.ErrnoException).code },
      'no traces: the optional packages of OpenTelemetry are not installed',
    )
    return undefined
  })
  if (!loaded) return async () => {}
  const { tracer, shutdown } = loaded.openTelemetry({ log, role })
  setTracer(tracer)
  return async () => {
    setTracer(undefined)
    const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref())
    await Promise.race([shutdown().catch(() => {}), patience])
  }
}
