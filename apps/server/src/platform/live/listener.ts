import pg from 'pg'

const reconnectMs = 250
const pulseMs = 15_000

export interface Listener {
  stop(): Promise<void>
}

/**
 * One connection that stays on the announcements of PostgreSQL (LISTEN). When it is lost it is made again, and
 * `onBack` tells that announcements may have been missed meanwhile. The first connection must succeed.
 */
export async function keepListening(options: {
  url: string
  /** Makes the connection, where it is not always to the same server. */
  Client?: typeof pg.Client | undefined
  channels: readonly string[]
  onAnnouncement: (channel: string, payload: string) => void
  onBack: () => void
}): Promise<Listener> {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  async function listen(): Promise<void> {
    const next = new (options.Client ?? pg.Client)({
      connectionString: options.url,
      application_name: 'balcao-live',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    })
    next.on('notification', ({ channel, payload = '' }) => options.onAnnouncement(channel, payload))
    next.on('error', () => {})
    next.on('end', () => lost(next))
    try {
      await next.connect()
      await next.query(options.channels.map((channel) => `listen ${channel}`).join('; '))
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    client = next
    if (stopped) await next.end()
  }

  function lost(gone: pg.Client) {
    if (client !== gone) return
    client = undefined
    reconnectSoon()
  }

  function reconnectSoon() {
    if (stopped || retry) return
    retry = setTimeout(() => {
      retry = undefined
      listen().then(options.onBack, reconnectSoon)
    }, reconnectMs)
  }

  /** A connection that a network dropped without a word announces nothing and reports nothing. */
  async function feelPulse() {
    const listening = client
    if (!listening) return
    await listening.query('select 1').catch(() => {
      lost(listening)
      listening.end().catch(() => {})
    })
  }

  await listen()
  const pulse = setInterval(() => void feelPulse(), pulseMs).unref()
  return {
    async stop() {
      stopped = true
      clearTimeout(retry)
      clearInterval(pulse)
      await client?.end().catch(() => {})
    },
  }
}
