import type {
  Catalogue,
  Category,
  CategoryContent,
  Item,
  ItemContent,
  RowChange,
  Section,
} from '@balcao/domain/catalogue'
import type { Tx } from '../platform/database/database'
import { sql, type Sql } from '../platform/database/sql'

export type RowContent = CategoryContent | ItemContent
type Kind = RowChange['kind']
export type RowKey = Pick<RowChange, 'kind' | 'id'>

/** What a row `r` says, as the calls and the domain spell it. */
export const rowContent = sql.raw(`(r.content || jsonb_build_object('position', r.position)
  || case when r.kind = 'item' then jsonb_build_object('category_id', r.category_id) else '{}' end)`)
const wholeRow = sql`(${rowContent} || jsonb_build_object('id', r.id, 'version', r.version))`
const inOrder = sql.raw('order by r.position, r.id collate "C"')

/**
 * Makes the catalogue's row when there is none, locks it and answers the version: saves of one company take turns from
 * here on.
 */
export async function lockCatalogue(tx: Tx, companyId: string): Promise<number> {
  const lock = () =>
    tx.execute<{ version: number }>(
      sql`select version from catalogues where company_id = ${companyId} for update`,
    )
  const found = (await lock()).rows[0]
  if (found) return found.version
  await tx.execute(sql`insert into catalogues (company_id) values (${companyId}) on conflict do nothing`)
  return (await lock()).rows[0]!.version
}

/** The whole catalogue as JSON text in the contract's shape, of one moment. `which` narrows the rows `r`. */
export async function readCatalogueText(tx: Tx, companyId: string, which: Sql = sql`true`): Promise<string> {
  const rows = (kind: Kind) => sql`coalesce((select json_agg(${wholeRow} ${inOrder})
    from catalogue_rows r where r.company_id = ${companyId} and r.kind = ${kind} and ${which}), '[]')`
  const { rows: found } = await tx.execute<{ catalogue: string }>(sql`
    select json_build_object(
      'version', coalesce((select version from catalogues where company_id = ${companyId}), 0),
      'categories', ${rows('category')}, 'items', ${rows('item')})::text as catalogue`)
  return found[0]!.catalogue
}

/** The whole catalogue; version 0 and no rows when nothing was ever saved. */
export async function readCatalogue(tx: Tx, companyId: string): Promise<Catalogue> {
  return JSON.parse(await readCatalogueText(tx, companyId)) as Catalogue
}

/**
 * What customers may choose from in a section: its active categories and their active items, sold out and paused ones
 * included.
 */
export async function readOnSale(tx: Tx, companyId: string, section: Section): Promise<Catalogue> {
  const open = JSON.stringify({ ativo: true, section })
  const which = sql`case r.kind when 'category' then r.content @> ${open}::jsonb
    else r.content @> '{"ativo": true}' and exists (
      select from catalogue_rows c where c.company_id = ${companyId} and c.kind = 'category' and c.id = r.category_id
        and c.content @> ${open}::jsonb) end`
  return JSON.parse(await readCatalogueText(tx, companyId, which)) as Catalogue
}

/** Of a catalogue, the rows that are there of those named. */
export async function findRows(
  tx: Tx,
  companyId: string,
  version: number,
  wanted: readonly RowKey[],
): Promise<Catalogue> {
  const found = await tx.execute<FoundRow>(sql`
    select r.kind, ${wholeRow} as row from catalogue_rows r
    join unnest(${wanted.map(({ kind }) => kind)}::text[], ${wanted.map(({ id }) => id)}::text[]) as w (kind, id)
      on w.kind = r.kind and w.id = r.id
    where r.company_id = ${companyId} ${inOrder}`)
  return partOfCatalogue(version, found.rows)
}

/** All categories, without items. */
export async function findCategories(tx: Tx, companyId: string, version: number): Promise<Catalogue> {
  const found = await tx.execute<FoundRow>(sql`
    select r.kind, ${wholeRow} as row from catalogue_rows r
    where r.company_id = ${companyId} and r.kind = 'category' ${inOrder}`)
  return partOfCatalogue(version, found.rows)
}

/** Of each of these categories one item, if it holds any other than `besides`. */
export async function findOneItemEach(
  tx: Tx,
  companyId: string,
  categoryIds: readonly string[],
  besides: readonly string[],
): Promise<Item[]> {
  const { rows } = await tx.execute<{ row: Item }>(sql`
    select one.row from unnest(${[...categoryIds]}::text[]) as w (id), lateral (
      select ${wholeRow} as row from catalogue_rows r
      where r.company_id = ${companyId} and r.kind = 'item' and r.category_id = w.id
        and r.id <> all(${[...besides]}::text[])
      limit 1) as one`)
  return rows.map(({ row }) => row)
}

interface FoundRow {
  kind: Kind
  row: Category | Item
}

function partOfCatalogue(version: number, found: readonly FoundRow[]): Catalogue {
  const ofKind = (kind: Kind) => found.filter((one) => one.kind === kind).map(({ row }) => row)
  return { version, categories: ofKind('category') as Category[], items: ofKind('item') as Item[] }
}

/** Writes and removes rows in one statement, and gives the catalogue its new version. */
export async function writeRows(
  tx: Tx,
  companyId: string,
  version: number,
  changes: readonly RowChange[],
): Promise<void> {
  const gone = changes.filter(({ after }) => after === null)
  const kept = changes.flatMap(({ kind, id, after }) => {
    if (after === null) return []
    const { position, category_id = null, ...words } = { category_id: undefined, ...after }
    return [{ kind, id, category_id, position, content: words }]
  })
  await tx.execute(sql`
    with gone as (
      delete from catalogue_rows r
      using unnest(${gone.map(({ kind }) => kind)}::text[], ${gone.map(({ id }) => id)}::text[]) as w (kind, id)
      where r.company_id = ${companyId} and r.kind = w.kind and r.id = w.id)
    insert into catalogue_rows (company_id, kind, id, category_id, position, version, content)
    select ${companyId}, w.kind, w.id, w.category_id, w.position, ${version}, w.content
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as w (kind text, id text, category_id text, position double precision, content jsonb)
    on conflict (company_id, kind, id) do update set category_id = excluded.category_id,
      position = excluded.position, version = excluded.version, content = excluded.content`)
  await tx.execute(
    sql`update catalogues set version = ${version}, updated_at = now() where company_id = ${companyId}`,
  )
}

/** How the JSON that was saved last was built; null when none was. */
export async function readSource(tx: Tx, companyId: string): Promise<unknown> {
  const { rows } = await tx.execute<{ source: unknown }>(
    sql`select source from catalogues where company_id = ${companyId}`,
  )
  return rows[0]?.source ?? null
}

export async function writeSource(tx: Tx, companyId: string, source: object): Promise<void> {
  const text = JSON.stringify(source)
  await tx.execute(sql`update catalogues set source = ${text}::jsonb
    where company_id = ${companyId} and source is distinct from ${text}::jsonb`)
}
