import { randomUUID } from 'node:crypto'
import type { BotMiss } from '@balcao/contract/bot'
import { synonymWords, type Missed } from '@balcao/domain/bot'
import type { Clock } from '../../platform/clock'
import type { Database, Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { CronDefinition } from '../../platform/jobs/jobs'
import { appendEvent } from '../../platform/live/append-event'

/** Characters of a text that are kept. */
const MAX_TEXT = 500
/** Texts of one conversation in a day: a flood must not fill the list. */
const MAX_A_DAY = 200
const DAYS = 90
const MAX_LISTED = 100

/** Keeps what a turn did not understand; the same text of the same conversation counts up, and is open again. */
export async function writeMiss(
  tx: Tx,
  companyId: string,
  conversationId: string,
  { text, words, did, step, now }: Missed & { step: string; now: Date },
): Promise<void> {
  const kept = text.slice(0, MAX_TEXT)
  const plain = (synonymWords(kept) || kept).slice(0, MAX_TEXT)
  const values = { plain, words: JSON.stringify(words) }
  const { rowCount } = await tx.execute(sql`
    insert into bot_misses as m (company_id, id, conversation_id, plain, text, words, did, step, first_at, at)
    select ${companyId}, ${randomUUID()}::uuid, ${conversationId}::uuid, ${values.plain}, ${kept}, ${values.words}::jsonb,
      ${did}, ${step}, ${now}::timestamptz, ${now}::timestamptz
    where (select count(*) from bot_misses where company_id = ${companyId} and conversation_id = ${conversationId}
      and plain <> ${values.plain} and at > ${now}::timestamptz - interval '1 day') < ${MAX_A_DAY}
    on conflict (company_id, conversation_id, plain) do update set text = excluded.text, words = excluded.words,
      did = excluded.did, step = excluded.step, at = excluded.at,
      times = case when m.handled is null then m.times + 1 else 1 end,
      handled = null, handled_at = null, synonym_id = null`)
  if (rowCount! > 0) await appendEvent(tx, 'BOT_MISSES_CHANGED', {})
}

/** What nobody has dealt with, by its plain text, newest first. */
export async function readMisses(tx: Tx, companyId: string): Promise<BotMiss[]> {
  const { rows } = await tx.execute<Omit<BotMiss, 'at'> & { at: Date }>(sql`
    with open as (
      select distinct on (plain) plain, text, words, did, at, conversation_id,
        (sum(times) over each)::int as times, (count(*) over each)::int as conversations
      from bot_misses where company_id = ${companyId} and handled is null
      window each as (partition by plain)
      order by plain, at desc, id
    )
    select o.plain, o.text, o.words, o.did, o.at, o.times, o.conversations, o.conversation_id, c.title
    from open o join conversations c on c.company_id = ${companyId} and c.id = o.conversation_id
    order by o.at desc, o.plain limit ${MAX_LISTED}`)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Takes a text off the list in every conversation, or puts back what was taken off by hand. */
export async function dismissMisses(
  tx: Tx,
  companyId: string,
  { plain, dismissed }: { plain: string; dismissed: boolean },
  now: Date,
): Promise<void> {
  await tx.execute(
    dismissed
      ? sql`update bot_misses set handled = 'dismissed', handled_at = ${now}
          where company_id = ${companyId} and plain = ${plain} and handled is null`
      : sql`update bot_misses set handled = null, handled_at = null
          where company_id = ${companyId} and plain = ${plain} and handled = 'dismissed'`,
  )
  await appendEvent(tx, 'BOT_MISSES_CHANGED', {})
}

/** What a synonym answers is dealt with: texts in which its words stand. */
export async function settleMisses(
  tx: Tx,
  companyId: string,
  { id, words }: { id: string; words: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update bot_misses set handled = 'taught', handled_at = ${now}, synonym_id = ${id}
    where company_id = ${companyId} and handled is null and position(${` ${words} `} in ' ' || plain || ' ') > 0`)
}

/** What a synonym had settled is open again. */
export async function reopenMisses(tx: Tx, companyId: string, synonymId: string): Promise<void> {
  await tx.execute(sql`
    update bot_misses set handled = null, handled_at = null, synonym_id = null
    where company_id = ${companyId} and synonym_id = ${synonymId}`)
}

/** Every night: what is older than 90 days, or than the company keeps messages. */
export function missRetentionCron({ db, clock }: { db: Database; clock: Clock }): CronDefinition {
  return {
    name: 'bot:misses',
    pattern: '51 6 * * *',
    async run() {
      await db.owner.query(
        `delete from bot_misses m where m.at < $1::timestamptz - make_interval(days => $2)
           or exists (select from retention_settings r where r.company_id = m.company_id
             and m.at < $1::timestamptz - make_interval(months => r.message_months))`,
        [clock(), DAYS],
      )
    },
  }
}
