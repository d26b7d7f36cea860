import { availableParallelism } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { withConnection } from './connect'
import { copyIn } from './copy-stream'
import type { TablePart } from './manifest'
import { openPart } from './parts'
import { BackupRefused } from './refusal'
import { copyOf, nameOf } from './schema-facts'

/** Computing the generated columns takes most of the time, in the database: several connections share it. */
const lanes = Math.min(4, Math.max(2, availableParallelism()))

/** Below this many rows one connection is enough. */
const worthSharing = 10_000

/**
 * Fills empty tables from the backup. Triggers stay quiet and foreign keys wait until the end, because the rows
 * agreed with each other when they were copied; what only speeds up reading is built afterwards.
 * @throws BackupRefused when other rows arrived than were written down
 */
export async function loadTables(
  client: pg.Client,
  options: { ownerUrl: string; folder: string; tables: readonly TablePart[] },
): Promise<void> {
  const { ownerUrl, folder, tables } = options
  const names = tables.map(({ name }) => nameOf(name))
  await client.query(`truncate ${names.join(', ')} cascade`)
  const finish = await prepare(client)
  await withLanes(ownerUrl, async (clients) => {
    for (const table of tables) {
      const command = `${copyOf(table)} from stdin`
      const used = table.rows < worthSharing ? clients.slice(0, 1) : clients
      await shareOut(
        openPart(folder, table),
        used.map((lane) => copyIn(lane, command)),
      )
    }
  })
  for (const statement of finish) await client.query(statement)
  for (const { name, rows: expected } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${nameOf(name)}`)
    if (Number(rows[0]!.count) !== expected)
      throw new BackupRefused(`${name} has ${rows[0]!.count} rows, but the backup holds ${expected}`)
  }
}

/** Sets aside what stands in the way of loading; answers the statements that bring it back, in order. */
async function prepare(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ aside: string; back: string }>(
    `with ours as (select oid, oid::regclass as name, relforcerowsecurity from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r')
     select format('alter table %s drop constraint %I', o.name, c.conname) as aside,
       format('alter table %s add constraint %I %s', o.name, c.conname, pg_get_constraintdef(c.oid)) as back, 2 as place
     from pg_constraint c join ours o on o.oid = c.conrelid where c.contype = 'f'
     union all select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 1
     from pg_index i join ours o on o.oid = i.indrelid
     where not i.indisunique and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)
     union all select format('alter table %s disable trigger user', name), format('alter table %s enable trigger user', name), 3
     from ours
     -- Rows cannot be copied into a table whose owner is behind the wall as well.
     union all select format('alter table %s no force row level security', name),
       format('alter table %s force row level security', name), 4
     from ours where relforcerowsecurity
     order by place`,
  )
  // Foreign keys go before the indexes, and come back after them.
  for (const { aside } of [...rows].reverse()) await client.query(aside)
  return [`set maintenance_work_mem = '128MB'`, ...rows.map(({ back }) => back)]
}

async function withLanes(
  ownerUrl: string,
  work: (clients: pg.Client[]) => Promise<void>,
  clients: pg.Client[] = [],
) {
  if (clients.length === lanes) return work(clients)
  await withConnection(ownerUrl, 'balcao-restore-lane', (client) =>
    withLanes(ownerUrl, work, [...clients, client]),
  )
}

/** Gives whole rows, some hundred kilobytes of them at a time, to whichever target is ready for more. */
async function shareOut(rows: Readable, targets: Writable[]): Promise<void> {
  const pieces = wholeRows(rows)
  async function* share() {
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
  }
  try {
    await Promise.all(targets.map((target) => pipeline(share, target)))
  } finally {
    rows.destroy()
  }
}

/** In COPY's text a line end is always the end of a row: one inside a value is written as \\n. */
async function* wholeRows(rows: Readable): AsyncGenerator<Buffer, void, undefined> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    const end = chunk.lastIndexOf(0x0a) + 1
    if (end > 0) {
      yield Buffer.concat([rest, chunk.subarray(0, end)])
      rest = chunk.subarray(end)
    } else rest = Buffer.concat([rest, chunk])
  }
  if (rest.length > 0) yield rest
}
