import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { openRouter } from './router'
import { features, type Needs } from './features'
import { openFoundation, type FoundationOptions } from './foundation'
import { createShopPages } from './menu'
import type { Painted } from './painted'
import type { Database } from './platform/database/database'
import { everyCron, everyGauge, everyJob, registerEvery } from './platform/feature'
import { serveApiDocs } from './platform/api-docs/api-docs'
import { serveHealth } from './platform/http/health'
import { serveWeb } from './platform/http/pages/serve-web'
import { startJobWorker } from './platform/jobs/job-worker'
import type { Hub } from './platform/live/hub'
import { registerLive } from './platform/live/live.routes'
import { createMetrics } from './platform/metrics/metrics'
import { listenForScrapes, serveMetrics } from './platform/metrics/serve-metrics'
import { retentionCron } from './platform/retention'
import type { Running } from './platform/what-runs'
import { connectPorts } from './ports'
import { supportOf } from './settings'

export interface AppOptions extends FoundationOptions {
  /** Where the built web app lies. */
  webFolder?: string
  /** What public pages show first; without it their own code draws all. */
  painted?: () => Promise<Painted>
  /** Links that a demonstration shows in its banner: the stand-ins' own pages. */
  demoLinks?: Record<string, string>
}

export interface App {
  http: FastifyInstance
  db: Database
  hub: Hub
  /** Begins to accept requests; answers the port. */
  listen(): Promise<number>
  /** Something failed that nobody caught: says what the job queue is to think of it, before the process stops. */
  blame(running: Running | undefined): Promise<void>
  stop(): Promise<void>
}

/** Puts the product together: its foundation, the ports where features meet, the features. One per process. */
export async function createApp(options: AppOptions): Promise<App> {
  const { foundation, http, isLeaving, leave, letGo, close } = await openFoundation(options)
  const { settings, log, db, hub } = foundation
  const needs: Needs = { ...foundation, ...connectPorts(foundation) }
  const router = openRouter(http, needs)

  const metrics = createMetrics({ http, db, hub, log, gauges: everyGauge<Needs>(features) })
  serveMetrics(http, metrics, settings.BALCAO_METRICS_TOKEN)
  let endScrapes = async () => {}

  const support = supportOf(settings)
  await serveApiDocs(http, { publicUrl: settings.BALCAO_PUBLIC_URL, support, cookies: needs.cookies })
  serveHealth(http, { db, workerExpected: settings.BALCAO_ROLE !== 'web', isLeaving })
  registerEvery(features, router, needs)
  registerLive(router, { db, hub })
  await serveWeb(router, {
    folder: options.webFolder,
    demo: settings.BALCAO_DEMO ? (options.demoLinks ?? {}) : undefined,
    support,
    shops: createShopPages({ ...needs, painted: options.painted }),
    ...(options.painted && { paintSignIn: async () => (await options.painted!()).paintSignIn() }),
    pagesUrl: needs.pagesUrl,
  })

  const worker =
    settings.BALCAO_ROLE === 'web'
      ? undefined
      : await startJobWorker({
          db,
          log,
          jobs: everyJob(features, needs),
          crons: [retentionCron(db), ...everyCron(features, needs)],
        })

  return {
    http,
    db,
    hub,
    async listen() {
      const { HOST: host, PORT, BALCAO_METRICS_PORT: scrapePort } = settings
      if (scrapePort) endScrapes = await listenForScrapes(metrics, { host, port: scrapePort })
      await http.listen({ host, port: PORT })
      const address = http.server.address()
      return typeof address === 'object' && address ? address.port : settings.PORT
    },
    blame: async (running) => worker?.blame(running),
    async stop() {
      leave()
      await pause(settings.BALCAO_DRAIN_SECONDS * 1000)
      letGo()
      await http.close()
      await hub.stop()
      await worker?.stop()
      await endScrapes()
      metrics.stop()
      await close()
    },
  }
}
