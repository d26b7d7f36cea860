import { setTimeout as pause } from 'node:timers/promises'
import type { Channel } from '@balcao/contract/channels'
import { startEvolutionStandIn, type CustomerPhone, type EvolutionStandIn } from '@balcao/testkit/evolution'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { startServerProcess, type ServerProcess } from '../../testing/server-process'
import { startTestServer, type TestServer } from '../../testing/server'

export interface KillableShop extends TestCompany {
  /** The account's name at the gateway. */
  instance: string
  gateway: EvolutionStandIn
  victim: Pick<ServerProcess, 'url'>
  /** Ends the victim without a chance to say goodbye. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Looks into the victim's database and does none of its work. */
  observer: TestServer
  phone(number: string): CustomerPhone
  /** Calls the victim until it answers, as a careful caller does. @throws when it refuses. */
  insist<Body>(path: string, body: object): Promise<Body>
  /** Resolves when nothing waits to be sent or heard, and the gateway's own list was compared with ours once more. */
  settle(): Promise<void>
  stop(): Promise<void>
}

/** Its timers, which nudge people who stay silent, are minutes away. */
const noBotTurn = `select where not exists (
  select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'bot-turn' and j.payload->>'companyId' = $1 and j.run_at < now() + interval '5 seconds')`

/** A company with a paired phone, on a server that is a process of its own and may be killed at any moment. */
export async function givenKillableShop(): Promise<KillableShop> {
  const gateway = await startEvolutionStandIn({ webhooksAtOnce: 4 })
  const observer = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
  const victim = await startServerProcess(observer.database, {
    EVOLUTION_URL: gateway.url,
    EVOLUTION_API_KEY: gateway.apiKey,
  })
  const company = await givenCompany(observer)
  const { owner } = observer.app.db
  const { cookie } = company
  await owner.query('update companies set bot_on = true where id = $1', [company.id])
  await call(victim, '/api/channel', { method: 'PUT', cookie, body: { kind: 'evolution' } })
  const asked = await call<Channel>(victim, '/api/channel/connect', { method: 'POST', cookie })
  const instance = asked.body.instance!
  const account = gateway.instance(instance)

  const until = async (what: string, sqlText: string, ...values: unknown[]) => {
    for (const end = performance.now() + 20_000; performance.now() < end; await pause(20)) {
      const { rowCount } = await owner.query(sqlText, [company.id, ...values])
      if (rowCount! > 0) return
    }
    throw new Error(`It did not come to it that ${what}`)
  }
  account.scan()
  let startedAt = new Date()
  await until('the phone is paired', `select from channels where company_id = $1 and state = 'open'`)

  return {
    ...company,
    instance,
    gateway,
    observer,
    victim,
    phone: (number) => gateway.phone(number, { instance }),
    kill: () => victim.kill(),
    async start() {
      startedAt = new Date()
      await victim.start()
    },
    async insist<Body>(path: string, body: object) {
      for (;;) {
        const answer = await call<Body>(victim, path, { cookie, body }).catch(() => undefined)
        if (answer && answer.status < 300) return answer.body
        if (answer && answer.status < 500) throw new Error(`${path}: ${answer.status} ${answer.text}`)
        await pause(10)
      }
    },
    async settle() {
      await gateway.idle()
      await until('the bot has answered', noBotTurn)
      // A send that a killed process was in the middle of is looked after a minute later: that minute is over.
      await owner.query(
        `update outbox set tried_at = tried_at - interval '61 seconds', next_at = now()
         where company_id = $1 and tried_at < $2`,
        [company.id, startedAt],
      )
      await owner.query(`select graphile_worker.add_job('send-messages',
          json_build_object('companyId', company_id, 'conversationId', conversation_id), run_at => now())
        from outbox where company_id = '${company.id}' group by company_id, conversation_id`)
      const sends = `select where not exists (select from outbox where company_id = $1)`
      await until('everything is sent', sends)
      const since = new Date()
      account.close(428)
      account.open()
      await until(
        'the lists are compared',
        'select from channels where company_id = $1 and reconciled_at > $2',
        since,
      )
      await gateway.idle()
    },
    async stop() {
      await victim.kill()
      await gateway.stop()
      await observer.stop()
    },
  }
}
