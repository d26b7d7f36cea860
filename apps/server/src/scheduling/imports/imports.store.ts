import type { AgendaImport, ImportedRow } from '@balcao/contract/scheduling'
import type { Act } from '../../platform/audit'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

const MOST_LISTED = 50

interface ImportRow {
  id: string
  digest: Buffer
  name: string
  kind: AgendaImport['kind']
  by_kind: AgendaImport['by']['kind']
  by_name: string | null
  reminds: boolean
  came: number
  willed: number
  history: number
  left_out: number
  created_at: Date
  undone_at: Date | null
  taken: number | null
  stayed: number | null
}

const columns = sql`i.id, i.digest, i.name, i.kind, i.by_kind, e.nome as by_name, i.reminds, i.came, i.willed, i.history, i.left_out,
  i.created_at, i.undone_at, i.taken, i.stayed`
const withWho = sql`agenda_imports i left join employees e
  on i.by_kind = 'employee' and e.company_id = i.company_id and e.id::text = i.by_name`

/** An import and the digest of what was asked for; undefined for an unknown one. */
export async function findImport(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ digest: Buffer; import: AgendaImport } | undefined> {
  const { rows } = await tx.execute<ImportRow>(
    sql`select ${columns} from ${withWho} where i.company_id = ${companyId} and i.id = ${id}`,
  )
  const [row] = rows
  return row && { digest: row.digest, import: toWire(row) }
}

/** The imports of a company, the newest first. */
export async function listImports(tx: Tx, companyId: string): Promise<AgendaImport[]> {
  const { rows } = await tx.execute<ImportRow>(sql`select ${columns} from ${withWho}
    where i.company_id = ${companyId} order by i.created_at desc, i.id limit ${MOST_LISTED}`)
  return rows.map(toWire)
}

export interface NewImport extends Pick<
  AgendaImport,
  'id' | 'name' | 'kind' | 'reminds' | 'came' | 'willed' | 'history' | 'left_out'
> {
  digest: Buffer
  by: Act['by']
  now: Date
}

/** Writes an import down. */
export async function writeImport(tx: Tx, companyId: string, one: NewImport): Promise<void> {
  await tx.execute(sql`
    insert into agenda_imports (company_id, id, digest, name, kind, by_kind, by_name, reminds, came, willed, history, left_out, created_at)
    values (${companyId}, ${one.id}, ${one.digest}, ${one.name}, ${one.kind}, ${one.by.kind}, ${one.by.name}, ${one.reminds},
      ${one.came}, ${one.willed}, ${one.history}, ${one.left_out}, ${one.now})`)
}

/** Writes down which appointments an import brought. */
export async function writeBrought(
  tx: Tx,
  companyId: string,
  importId: string,
  brought: readonly { digest: Buffer; id: string }[],
): Promise<void> {
  const digests = brought.map(({ digest }) => digest.toString('hex'))
  const ids = brought.map(({ id }) => id)
  await tx.execute(sql`
    insert into imported_appointments (company_id, digest, import_id, appointment_id)
    select ${companyId}, decode(digest, 'hex'), ${importId}, id
    from unnest(${digests}::text[], ${ids}::uuid[]) as one (digest, id)`)
}

/** Those of the digests, in hex, that were brought before. */
export async function findKnown(tx: Tx, companyId: string, digests: readonly Buffer[]): Promise<Set<string>> {
  const asked = digests.map((digest) => digest.toString('hex'))
  const { rows } = await tx.execute<{ digest: string }>(sql`
    select encode(i.digest, 'hex') as digest from imported_appointments i
    join unnest(${asked}::text[]) as one (digest) on i.digest = decode(one.digest, 'hex')
    where i.company_id = ${companyId}`)
  return new Set(rows.map(({ digest }) => digest))
}

/** The places of rows whose customer has an appointment at that very start: by phone, or by name where one has none. */
export async function findDoubles(
  tx: Tx,
  companyId: string,
  rows: readonly ImportedRow[],
): Promise<Set<number>> {
  const asked = JSON.stringify(
    rows.map(({ starts_at, phone = '', client }, place) => ({ place, starts_at, phone, client })),
  )
  const { rows: found } = await tx.execute<{ place: number }>(sql`
    select distinct one.place
    from jsonb_to_recordset(${asked}::jsonb) as one (place int, starts_at timestamptz, phone text, client text)
    join appointments a on a.company_id = ${companyId} and a.starts_at = one.starts_at
    where a.deleted_at is null and a.status in ('pending', 'confirmed', 'completed') and a.status <> 'held'
      and ((a.phone_key <> '' and a.phone_key = app.phone_key(one.phone))
        or ((a.phone = '' or one.phone = '') and app.search_text(a.client) = app.search_text(one.client)))`)
  return new Set(found.map(({ place }) => place))
}

/** Locks an import for taking it back; undefined for an unknown one. */
export async function lockImport(tx: Tx, companyId: string, id: string): Promise<AgendaImport | undefined> {
  await tx.execute(
    sql`select 1 from agenda_imports where company_id = ${companyId} and id = ${id} for update`,
  )
  return (await findImport(tx, companyId, id))?.import
}

/** The appointments that an import brought, from one id on, in the order of their ids. */
export async function broughtBy(
  tx: Tx,
  companyId: string,
  importId: string,
  { after = null, limit }: { after?: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select appointment_id as id from imported_appointments
    where company_id = ${companyId} and import_id = ${importId} and (${after}::uuid is null or appointment_id > ${after})
    order by appointment_id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Forgets that these were brought, so that the same file may bring them again. */
export async function forgetBrought(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from imported_appointments where company_id = ${companyId} and appointment_id = any(${[...ids]}::uuid[])`)
}

/** Writes down that an import was taken back. */
export async function writeUndone(
  tx: Tx,
  companyId: string,
  id: string,
  { taken, stayed, now }: { taken: number; stayed: number; now: Date },
): Promise<void> {
  await tx.execute(sql`update agenda_imports set undone_at = ${now}, taken = ${taken}, stayed = ${stayed}
    where company_id = ${companyId} and id = ${id}`)
}

function toWire(row: ImportRow): AgendaImport {
  const { by_kind, by_name, created_at, undone_at, taken, stayed, digest: _digest, ...said } = row
  return {
    ...said,
    at: created_at.toISOString(),
    by: { kind: by_kind, name: by_name },
    undone: undone_at && { at: undone_at.toISOString(), taken: taken ?? 0, stayed: stayed ?? 0 },
  }
}
