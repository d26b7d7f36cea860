import { setTimeout as pause } from 'node:timers/promises'
import { startEvolutionStandIn } from '@balcao/testkit/evolution'
import { startBench } from '../setup/product'
import type { Result } from '../setup/result'
import { whatIsKept } from './kept'
import { ageEvents, measure, type Measured } from './measured'
import { openShop, type Shop } from './shop'
import { startVictim } from './victim'

/** The whole of it is 300 shops and 30 minutes, a day of theirs; this is what is looked at in between. */
const shops = Number(process.env.BALCAO_SOAK_SHOPS ?? 30)
const minutes = Number(process.env.BALCAO_SOAK_MINUTES ?? 2.5)
/** Calls of all shops together in a second: 300 shops at dinner. */
const perSecond = Number(process.env.BALCAO_SOAK_RATE ?? 12)
const killEveryMs = (minutes * 60_000) / 6
const share = 0.05

/**
 * A day in a short time: shops take orders, move them, book and write, with a screen open in each, while one of two
 * processes that serve them is killed again and again. Then everything acknowledged is compared with what is there, and
 * what a process and the database hold with what they held before.
 */
export async function soak(): Promise<Result[]> {
  const gateway = await startEvolutionStandIn({ webhooksAtOnce: 8 })
  const settings = {
    EVOLUTION_URL: gateway.url,
    EVOLUTION_API_KEY: gateway.apiKey,
    BALCAO_NEWS_AFTER_SECONDS: '0',
    LOG_LEVEL: 'fatal',
  }
  // It lives from the beginning to the end: what it holds tells of leaks.
  const bench = await startBench({ ...settings, BALCAO_ROLE: 'web' }, { connections: 140 })
  const victims = [
    await startVictim(bench, { ...settings, BALCAO_ROLE: 'web' }),
    await startVictim(bench, { ...settings, BALCAO_ROLE: 'worker' }),
  ] as const
  const open: Shop[] = []
  try {
    for (let n = 0; n < shops; n += 1) open.push(await openShop({ bench, gateway, front: victims[0].url, n }))
    const runFor = async (ms: number) => {
      const until = performance.now() + ms
      const everyMs = (1000 * shops) / perSecond
      await Promise.all(open.map((shop) => shop.trade(until, everyMs)))
    }
    const whole = minutes * 60_000
    await runFor(whole * 0.25)
    await settle(open, bench.db)
    await ageEvents(bench.db)
    const before = await measure(bench)
    let kills = 0
    let over = false
    const killing = (async () => {
      for (let n = 0; ; n += 1) {
        const at = performance.now() + killEveryMs
        while (!over && performance.now() < at) await pause(200)
        if (over) return
        await victims[n % 2]!.killAndStart()
        kills += 1
      }
    })()
    await runFor(whole * 0.75)
    over = true
    await killing
    await settle(open, bench.db)
    const kept = await whatIsKept(open, bench.db, gateway)
    await ageEvents(bench.db)
    const after = await measure(bench)
    return [
      {
        what: `${shops} shops, ${minutes} minutes, ${kills} kills: acknowledged orders, bookings and messages that are lost or doubled`,
        value: `${kept.faults.length} of ${kept.count}`,
        goal: '0',
        pass: kept.faults.length === 0 && kept.count > 0,
        data: kept,
      },
      ...['memory', 'files', 'connections', 'jobs', 'events'].map((what) =>
        compared(what as keyof Measured['held'], before, after),
      ),
    ]
  } finally {
    for (const shop of open) shop.close()
    for (const victim of victims) await victim.stop()
    await bench.stop()
    await gateway.stop()
  }
}

function compared(what: keyof Measured['held'], before: Measured, after: Measured): Result {
  const [was, is] = [before.held[what], after.held[what]]
  return {
    what: `${what}: at the end against the beginning`,
    value: `${is} against ${was}`,
    goal: '≤ 5 % more',
    pass: is <= Math.ceil(was * (1 + share)) || (was === 0 && is === 0),
    // Of the tables that were written most, once.
    ...(what === 'events' && { data: { before: before.tables, after: after.tables } }),
  }
}

/** Everything that was begun has come to its end; what a kill cut off in the middle of a send is looked after at once. */
async function settle(open: readonly Shop[], db: Parameters<typeof measure>[0]['db']): Promise<void> {
  for (const end = performance.now() + 180_000; performance.now() < end; await pause(500)) {
    await db.owner.query(
      `update outbox set tried_at = tried_at - interval '61 seconds', next_at = now() where tried_at < now() - interval '5 seconds'`,
    )
    await db.owner.query(`select graphile_worker.add_job('send-messages',
        json_build_object('companyId', company_id, 'conversationId', conversation_id), run_at => now(), job_key => 'soak:' || conversation_id)
      from (select distinct company_id, conversation_id from outbox) waiting`)
    const { rows } = await db.owner.query<{ waiting: number }>(
      `select (select count(*) from graphile_worker.jobs where run_at <= now() and attempts < max_attempts)::int
         + (select count(*) from outbox)::int as waiting`,
    )
    if (rows[0]!.waiting === 0 && (await Promise.all(open.map((shop) => shop.isSeen()))).every(Boolean))
      return
  }
}
