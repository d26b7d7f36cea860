import { createCookies, createApiKeys, createSessions } from '../../auth'
import { hasModule } from '../../licence'
import { systemClock } from '../../platform/clock'
import { createHttpServer } from '../../platform/http/server'
import { startJobWorker } from '../../platform/jobs/job-worker'
import { createLimits } from '../../platform/limits/limits'
import { createLog } from '../../platform/log'
import { modulesAsGranted } from '../../testing/modules-as-granted'
import type { TestServer } from '../../testing/server'
import { registerMedia } from '../media/media.routes'
import { fetchMediaJob } from '../media/fetch-media.job'
import { orderDisplacedJob, orderMovedJob, orderNewsJob } from '../news/order-notices.job'
import type { OrderNoticeNeeds } from '../news/tell-of-order'
import { registerSending } from '../sending/send.routes'
import { sendMessagesJob } from '../sending/send-messages.job'
import type { SendingNeeds } from '../sending-needs'

export interface SendingServer {
  url: string
  /** How the worker tells news of orders; `newsAfterMs` may be changed, and is 0 in the beginning. */
  news: OrderNoticeNeeds
  stop(): Promise<void>
}

/** The calls of sending on a port of their own, and a worker that does their jobs at once. */
export async function openSendingServer(server: TestServer, needs: SendingNeeds): Promise<SendingServer> {
  const { db } = server.app
  const log = createLog('silent')
  const http = await createHttpServer({ log, secure: false })
  const router = {
    app: http,
    limits: createLimits(db, 1000, systemClock),
    cookies: createCookies(false),
    publicOrigin: undefined,
    running: new Set<Promise<unknown>>(),
    recognisers: {
      session: createSessions(db).find,
      bearer: createApiKeys(db).find,
      operator: () => Promise.resolve(undefined),
      lead: () => Promise.resolve(undefined),
      hasModule: (companyId: string, flag: Parameters<typeof hasModule>[2]) => hasModule(db, companyId, flag),
    },
  }
  registerSending(router, needs)
  registerMedia(router, needs)
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  const orderLink = (_companyId: string, orderId: string) => `https://loja.example/pedido/${orderId}`
  const news: OrderNoticeNeeds = { ...needs, orderLink, openModules: modulesAsGranted, newsAfterMs: 0 }
  const worker = await startJobWorker({
    db,
    log,
    jobs: [
      sendMessagesJob(needs),
      fetchMediaJob(needs),
      orderDisplacedJob(news),
      orderMovedJob(news),
      orderNewsJob(news),
    ],
    crons: [],
  })
  return {
    url,
    news,
    async stop() {
      await http.close()
      await worker.stop()
    },
  }
}
