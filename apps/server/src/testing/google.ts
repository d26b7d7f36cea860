import type { GoogleStatus } from '@balcao/contract/google'
import { startGoogleStandIn, type GooglePerson, type GoogleStandIn } from '@balcao/testkit/google'
import { givenAgendaShop, type AgendaShop } from '../scheduling/testing/agenda-shop'
import { createApp } from '../app'
import { enqueue } from '../platform/jobs/jobs'
import { createLog } from '../platform/log'
import { readSettings } from '../settings'
import { call, type Answer } from './call'
import { testRootSecret } from './database'
import { openStream, type EventStream } from './event-stream'
import { startTestServer, type TestServer } from './server'

/** A refusal, or a way on. */
type Finished = { status: GoogleStatus; return_to: string } & { code: string; mensagem: string }

export interface GoogleTown {
  server: TestServer
  google: GoogleStandIn
  /** A shop in Manaus whose calendar is the one of this person, or of nobody yet; open on weekdays unless told otherwise. */
  givenShop(person?: GooglePerson, options?: Parameters<typeof givenAgendaShop>[1]): Promise<LinkedShop>
  /** An account of its own, in Manaus. */
  person(): GooglePerson
  /** Another process of the same installation: the same database and Google, no jobs. */
  secondProcess(): Promise<Pick<TestServer, 'url'> & { stop(): Promise<void> }>
  /** Has one of the company's jobs done now, or of a person's connection, and waits until nothing of Google's is to be done that could be done. */
  work(shop: LinkedShop, ...jobs: (GoogleJob | { job: GoogleJob; agendaId: string })[]): Promise<void>
  stop(): Promise<void>
}

type GoogleJob =
  | 'calendar-write'
  | 'calendar-read'
  | 'calendar-turn'
  | 'google-check'
  | 'google-turns'
  | 'google-sweep'

export interface LinkedShop extends AgendaShop {
  status(options?: { check?: boolean }): Promise<GoogleStatus>
  /** Begins a consent; the address of Google's page. */
  begin(): Promise<string>
  /** Hands over what the callback's address carried. */
  finish(address: string): Promise<Answer<Finished>>
  /** Goes all the way with this person. @throws when it is refused */
  connect(person: GooglePerson): Promise<void>
  stream(): Promise<EventStream>
}

const CLIENT = { clientId: 'balcao.apps.googleusercontent.example', clientSecret: 'GOCSPX-segredo' }

/** A whole server with a Google of its own, and its jobs at work. */
export async function startGoogleTown(
  options: Parameters<typeof startTestServer>[0] = {},
): Promise<GoogleTown> {
  const google = await startGoogleStandIn({
    ...CLIENT,
    ...(options.clock ? { now: () => options.clock!().getTime() } : {}),
  })
  const server = await startTestServer({ ...options, env: { ...googleEnv(google), ...options.env } })
  const { db } = server.app
  let people = 0

  const work: GoogleTown['work'] = async (shop, ...jobs) => {
    const companyId = shop.company.id
    for (const one of jobs) {
      const { job: name, agendaId } = typeof one === 'string' ? { job: one, agendaId: undefined } : one
      const whose = agendaId === undefined ? companyId : `${companyId}:${agendaId}`
      const queue = name.startsWith('calendar-') ? { queue: `google:${whose}` } : {}
      await db.asCompany(companyId, (tx) =>
        enqueue(tx, name, { companyId, agendaId }, { ...queue, key: `${name}:${whose}` }),
      )
      await untilIdle(server, companyId)
    }
    if (jobs.length === 0) await untilIdle(server, companyId)
  }

  return {
    server,
    google,
    work,
    person: () => google.account(`pessoa-${(people += 1)}@estudio.example`, { timeZone: 'America/Manaus' }),
    async givenShop(person, shopOptions) {
      const shop = linked(server, await givenAgendaShop(server, shopOptions))
      if (person) await shop.connect(person)
      if (person) await work(shop)
      return shop
    },
    async secondProcess() {
      const app = await createApp({
        settings: readSettings({
          NODE_ENV: 'test',
          PORT: '0',
          BALCAO_ROLE: 'web',
          BALCAO_LIMIT_FACTOR: '1000',
          ...googleEnv(google),
        }),
        log: createLog('silent'),
        ownerUrl: server.database.ownerUrl,
        appUrl: server.database.appUrl,
        rootSecret: testRootSecret,
        ...(options.clock ? { clock: options.clock } : {}),
      })
      return { url: `http://127.0.0.1:${await app.listen()}`, stop: () => app.stop() }
    },
    async stop() {
      await server.stop()
      await google.stop()
    },
  }
}

/** The settings under which a server finds this Google. */
export function googleEnv(google: GoogleStandIn): Record<string, string> {
  return {
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    GOOGLE_API_URL: google.url,
    GOOGLE_ACCOUNTS_URL: google.url,
    GOOGLE_OAUTH_URL: google.url,
  }
}

function linked(server: TestServer, shop: AgendaShop): LinkedShop {
  const begin = async () => (await shop.ask<{ url: string }>('/api/google/consent', 'POST', {})).body.url
  const finish: LinkedShop['finish'] = (address) => {
    const { state, code, error } = Object.fromEntries(new URL(address).searchParams)
    return shop.ask('/api/google/callback', 'POST', { state, code, error })
  }
  return {
    ...shop,
    begin,
    finish,
    async connect(person) {
      const answer = await finish(person.consents(await begin()))
      if (answer.status !== 200) throw new Error(`not connected: ${answer.status} ${answer.text}`)
    },
    status: async ({ check = false } = {}) =>
      (
        await call<GoogleStatus>(server, `/api/google/status${check ? '?check=1' : ''}`, {
          cookie: shop.company.cookie,
          headers: { 'user-agent': 'Navegador/1.0', referer: `${server.url}/schedule?code=segredo` },
        })
      ).body,
    stream: () => openStream(server, shop.company),
  }
}

/** Until no job of the company for Google is under way or due; those that wait for a later time are left. */
async function untilIdle({ app }: TestServer, companyId: string): Promise<void> {
  const { rows } = await app.db.owner.query<{ busy: boolean }>(
    `select exists (select from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where (t.identifier like 'calendar-%' or t.identifier like 'google-%')
         and j.payload->>'companyId' = $1 and (j.locked_at is not null or (j.run_at <= now() and j.attempts < j.max_attempts))) as busy`,
    [companyId],
  )
  if (!rows[0]!.busy) return
  await new Promise((resolve) => setTimeout(resolve, 15))
  await untilIdle({ app } as TestServer, companyId)
}
