import { lockReceiving } from '../../conversations'
import { sql } from '../../platform/database/sql'
import type { CronDefinition } from '../../platform/jobs/jobs'
import { removeConversations } from '../erase/remove-conversations'
import { discardFiles } from '../erase/discard-files.job'
import type { CustomerNeeds } from '../customers-needs'
import { readRetention } from './retention-settings'

/** Rows that go in one transaction: nobody waits long for it. */
const BATCH = 500

/** Every night: files, messages and whole conversations that are older than their company keeps them. */
export function conversationRetentionCron(needs: CustomerNeeds): CronDefinition {
  return {
    name: 'customers:retention',
    pattern: '53 6 * * *',
    async run() {
      const { rows } = await needs.db.owner.query<{ id: string }>(
        'select distinct company_id as id from conversations',
      )
      for (const { id } of rows) {
        for (const step of [dropFiles, dropConversations, dropMessages])
          while ((await step(needs, id)) === BATCH);
      }
    },
  }
}

type Step = (needs: CustomerNeeds, companyId: string) => Promise<number>

/** The bytes and the name go; that there was a file stays, as for one that WhatsApp no longer has. */
const dropFiles: Step = ({ db, clock }, companyId) =>
  db.asCompany(companyId, async (tx) => {
    const { media_months: months } = await readRetention(tx, companyId)
    if (months === null) return 0
    const { rows } = await tx.execute<{ id: string }>(sql`
      update media set state = 'gone', file_name = null, handle = null where company_id = ${companyId} and id in (
        select id from media where company_id = ${companyId} and state <> 'gone'
          and created_at < ${clock()}::timestamptz - make_interval(months => ${months}) limit ${BATCH})
      returning id`)
    const ids = rows.map(({ id }) => id)
    await discardFiles(tx, companyId, ids, clock())
    return ids.length
  })

/** Those that nobody wrote in for so long. */
const dropConversations: Step = ({ db, clock }, companyId) =>
  db.asCompany(companyId, async (tx) => {
    const { message_months: months } = await readRetention(tx, companyId)
    if (months === null) return 0
    await lockReceiving(tx, companyId, 'alone')
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from conversations where company_id = ${companyId}
        and coalesce(last_at, created_at) < ${clock()}::timestamptz - make_interval(months => ${months})
      limit ${BATCH}`)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    const media = await tx.execute<{ id: string }>(sql`
      select f.id from messages m join media f on f.company_id = m.company_id and f.message_id = m.id
      where m.company_id = ${companyId} and m.conversation_id = any(${ids}::uuid[]) and f.state <> 'gone'`)
    await discardFiles(
      tx,
      companyId,
      media.rows.map(({ id }) => id),
      clock(),
    )
    await removeConversations(tx, companyId, ids)
    return ids.length
  })

/** Old messages of conversations that go on; the last one of each stays, for the list shows it. */
const dropMessages: Step = ({ db, clock }, companyId) =>
  db.asCompany(companyId, async (tx) => {
    const { message_months: months } = await readRetention(tx, companyId)
    if (months === null) return 0
    await lockReceiving(tx, companyId, 'alone')
    const { rows } = await tx.execute<{ id: string; media: string | null }>(sql`
      with old as (
        select m.id from messages m join conversations c on c.company_id = m.company_id and c.id = m.conversation_id
        where m.company_id = ${companyId} and c.last_message_id is distinct from m.id
          and m.at < ${clock()}::timestamptz - make_interval(months => ${months})
        limit ${BATCH}
      ), files as (
        select f.id, f.message_id from media f where f.company_id = ${companyId} and f.message_id in (select id from old)
      ), gone as (
        delete from messages where company_id = ${companyId} and id in (select id from old) returning id
      )
      select gone.id, files.id as media from gone left join files on files.message_id = gone.id`)
    await discardFiles(
      tx,
      companyId,
      rows.flatMap(({ media }) => media ?? []),
      clock(),
    )
    return new Set(rows.map(({ id }) => id)).size
  })
