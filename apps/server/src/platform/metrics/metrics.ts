import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge as PromGauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/database'
import type { Hub } from '../live/hub'
import type { Log } from '../log'
import { outsideCalls } from '../outside'
import { jobGauges, type Gauge } from './gauge'
import { replicaFigures } from './replica-figures'

/** Figures of the database are asked for at most so often, however many programs scrape. */
const freshMs = 10_000
/** A figure that takes longer is left out of this scrape. */
const patienceMs = 5000

export interface Metrics {
  contentType: string
  /** In the text format of Prometheus. */
  text(): Promise<string>
  stop(): void
}

/**
 * What is to be watched of this process and of the installation: requests by route and status, connections, streams, the
 * event loop's delay, and the figures of `gauges`. No label names a company or a person.
 */
export function createMetrics(options: {
  http: FastifyInstance
  db: Database
  hub: Hub
  log: Log
  gauges: readonly Gauge[]
}): Metrics {
  const { http, db, hub, log } = options
  const register = new Registry()
  collectDefaultMetrics({ register, prefix: 'balcao_' })
  const registers = [register]
  const requests = new Histogram({
    name: 'balcao_http_request_seconds',
    help: 'Time to the end of the answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  http.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // Streams last as long as a screen is open; what nobody serves has no route.
    if (routeOptions.url === undefined || routeOptions.url === '/chat/events') return
    const labels = { method, route: routeOptions.url, status: reply.statusCode }
    requests.observe(labels, reply.elapsedTime / 1000)
  })
  const streams = new PromGauge({
    name: 'balcao_streams_open',
    help: 'Screens that listen to live events of this process',
    registers: [],
    collect() {
      this.set(hub.openStreams())
    },
  })
  const connections = new PromGauge({
    name: 'balcao_database_connections',
    help: 'Connections of this process, by pool; waiting: requests for one that is not there',
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries({
        app: db.app,
        owner: db.owner,
        ...(db.replica && { replica: db.replica.pool }),
      })) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  register.registerMetric(outsideCalls)
  for (const own of [streams, connections, ...replicaFigures(db)]) register.registerMetric(own)
  const asked = [...jobGauges, ...options.gauges].map(({ name, help, labels, query }) => ({
    query,
    gauge: new PromGauge({ name, help, labelNames: [...labels], registers }),
  }))
  const unanswered = new PromGauge({
    name: 'balcao_figures_unanswered',
    help: 'Figures that the database did not give in time at the last scrape',
    registers,
  })

  async function askAll(): Promise<void> {
    let failed = 0
    const client = await db.owner.connect()
    try {
      await client.query(`set statement_timeout = ${patienceMs}`)
      for (const { gauge, query } of asked) {
        gauge.reset()
        try {
          const { rows } = await client.query<Record<string, string | number>>(query)
          for (const { value, ...labels } of rows) gauge.set(labels, Number(value))
        } catch (error) {
          failed += 1
          log.warn({ reason: (error as Error).message }, 'a figure was not answered')
        }
      }
      await client.query('reset statement_timeout')
    } finally {
      client.release()
    }
    unanswered.set(failed)
  }

  let askedAt = -Infinity
  let asking: Promise<void> | undefined
  const refresh = () => {
    if (Date.now() - askedAt < freshMs) return asking
    askedAt = Date.now()
    asking = askAll().catch(() => {
      for (const { gauge } of asked) gauge.reset()
      unanswered.set(asked.length)
    })
    return asking
  }

  return {
    contentType: register.contentType,
    async text() {
      await refresh()
      return register.metrics()
    },
    stop: () => register.clear(),
  }
}
