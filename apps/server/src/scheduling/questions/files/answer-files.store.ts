import type { FileAnswer } from '@balcao/domain/scheduling/questions'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Problem } from '../../../platform/http/problems'

const MEGABYTE = 1024 * 1024

/** What may wait for an answer at a time, of one network and of a company; and what all files of a company may take. */
const most = {
  ofNetwork: { files: 20, bytes: 60 * MEGABYTE },
  ofCompany: { files: 300, bytes: 500 * MEGABYTE },
  allBytes: 5120 * MEGABYTE,
}

/** A file that is on its way: its place is kept before its first byte is read. */
export interface AwaitedFile {
  id: string
  /** On whose page it is sent; null for the booking page. */
  appointmentId: string | null
  /** Digest of the network that sends it; null for the counter. */
  network: Buffer | null
  name: string
  /** As its sender tells. */
  bytes: number
  now: Date
}

/** Keeps a place for a file. @throws Problem ANSWER_FILES_FULL where too much waits or lies there already */
export async function reserveFile(tx: Tx, companyId: string, file: AwaitedFile): Promise<void> {
  const { id, appointmentId, network, name, bytes, now } = file
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`answer files ${companyId}`}::text, 0))`,
  )
  const waits = sql`taken_at is null and released_at is null`
  const { rows } = await tx.execute<Record<'files' | 'bytes' | 'near' | 'near_bytes' | 'all', number>>(sql`
    select count(*) filter (where ${waits}) as files,
      coalesce(sum(bytes) filter (where ${waits}), 0)::bigint as bytes,
      count(*) filter (where ${waits} and network = ${network}::bytea) as near,
      coalesce(sum(bytes) filter (where ${waits} and network = ${network}::bytea), 0)::bigint as near_bytes,
      coalesce(sum(bytes), 0)::bigint as "all"
    from answer_files where company_id = ${companyId}`)
  const there = rows[0]!
  if (
    there.files >= most.ofCompany.files ||
    there.bytes + bytes > most.ofCompany.bytes ||
    there.near >= most.ofNetwork.files ||
    there.near_bytes + bytes > most.ofNetwork.bytes ||
    there.all + bytes > most.allBytes
  )
    throw new Problem('ANSWER_FILES_FULL')
  await tx.execute(sql`insert into answer_files (company_id, id, appointment_id, network, name, type, bytes, created_at)
    values (${companyId}, ${id}, ${appointmentId}, ${network}, ${name}, 'coming', ${bytes}, ${now})`)
}

/** Says that the bytes of a file are here. False where its place was given up meanwhile. */
export async function arriveFile(
  tx: Tx,
  companyId: string,
  { id, type, bytes }: Pick<FileAnswer, 'id' | 'type' | 'bytes'>,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`update answer_files set type = ${type}, bytes = ${bytes}
    where company_id = ${companyId} and id = ${id} and type = 'coming' and released_at is null`)
  return rowCount === 1
}

/**
 * Makes a file an appointment's own, once: one that was sent on the same page (`from`: the appointment's, or null for the
 * booking page), whose hour is not over. Null where there is none.
 */
export async function takeFile(
  tx: Tx,
  companyId: string,
  { id, from, appointmentId, now }: { id: string; from: string | null; appointmentId: string; now: Date },
): Promise<FileAnswer | null> {
  const { rows } = await tx.execute<FileAnswer>(sql`
    update answer_files set appointment_id = ${appointmentId}, taken_at = ${now}, network = null
    where company_id = ${companyId} and id = ${id} and type <> 'coming' and taken_at is null and released_at is null
      and appointment_id is not distinct from ${from}::uuid
    returning id, type, bytes, name`)
  return rows[0] ?? null
}

/** A file that an answer of the appointment names. */
export async function findFile(
  tx: Tx,
  companyId: string,
  { id, appointmentId }: { id: string; appointmentId: string },
): Promise<FileAnswer | undefined> {
  const { rows } = await tx.execute<FileAnswer>(sql`
    select id, type, bytes, name from answer_files where company_id = ${companyId} and id = ${id}
      and appointment_id = ${appointmentId} and taken_at is not null and released_at is null`)
  return rows[0]
}

/** Gives up a file whose sending broke off. */
export async function releaseFile(tx: Tx, companyId: string, id: string, now: Date): Promise<void> {
  await tx.execute(
    sql`update answer_files set released_at = ${now} where company_id = ${companyId} and id = ${id}`,
  )
}

/** Whether the company asks for a file in some booking. */
export async function asksForFiles(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ asks: boolean }>(sql`
    select exists (select from service_questions where company_id = ${companyId}
      and questions @> '[{"kind": "file", "when": "booking"}]') as asks`)
  return rows[0]!.asks
}
