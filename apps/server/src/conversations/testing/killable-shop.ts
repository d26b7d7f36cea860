import { setTimeout as pause } from 'node:timers/promises'
import type { Channel } from '@balcao/contract/channels'
import { startEvolutionStandIn, type CustomerPhone, type EvolutionStandIn } from '@balcao/testkit/evolution'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { insist, startServerProcess, type ServerProcess } from '../../testing/server-process'
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
  /** Compares the gateway's own list with ours; resolves when then nothing waits to be received, answered or sent. */
  catchUp(): Promise<void>
  stop(): Promise<void>
}

/**
 * Its timers, which nudge people who stay silent, are minutes away and have a key of their own. A turn that was asked
 * for again while somebody held it has used up its tries: it counts unless a killed process held it ($2: when it was
 * gone), for then the other one stands for it.
 */
const noBotTurn = `select where not exists (
  select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'bot-turn' and j.payload->>'companyId' = $1
    and case when j.attempts < j.max_attempts then j.key not like 'bot-timer:%' else j.locked_at > $2 end)`

/** Milliseconds: what a killed process held is free after ten seconds, and the machine may have much else to do. */
const patience = 120_000

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
    for (const end = performance.now() + patience; performance.now() < end; await pause(100)) {
      const { rowCount } = await owner.query(sqlText, [company.id, ...values])
      if (rowCount! > 0) return
    }
    const { rows } = await owner.query('select * from graphile_worker._private_jobs order by id')
    throw new Error(`It did not come to it that ${what}; jobs: ${JSON.stringify(rows)}`)
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
    insist: <Body>(path: string, body: object) => insist<Body>(victim, path, { cookie, body }),
    async catchUp() {
      await gateway.idle()
      // What three killed processes were at rests for an hour, guilty or not: that hour is over.
      await owner.query(`update app.job_deaths set at = at - interval '61 minutes'`)
      const since = new Date()
      account.close(428)
      account.open()
      await until(
        'the lists are compared',
        'select from channels where company_id = $1 and reconciled_at > $2',
        since,
      )
      await until('the bot has answered', noBotTurn, startedAt)
      // A send that a killed process was in the middle of is looked after a minute later: that minute is over.
      await owner.query(
        `update outbox set tried_at = tried_at - interval '61 seconds', next_at = now()
         where company_id = $1 and tried_at < $2`,
        [company.id, startedAt],
      )
      await owner.query(`select graphile_worker.add_job('send-messages',
          json_build_object('companyId', company_id, 'conversationId', conversation_id), run_at => now())
        from outbox where company_id = '${company.id}' group by company_id, conversation_id`)
      await until('everything is sent', 'select where not exists (select from outbox where company_id = $1)')
      await gateway.idle()
    },
    async stop() {
      await victim.kill()
      await gateway.stop()
      await observer.stop()
    },
  }
}
