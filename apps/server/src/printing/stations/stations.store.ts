import { randomUUID } from 'node:crypto'
import type { PrintStation } from '@balcao/contract/printing'
import type { CodePage, CopyKind, PaperWidth } from '@balcao/domain/printing'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** A station that has asked for work this recently is online. */
export const onlineSeconds = 60

export interface PrinterChoice {
  name: string
  paper: PaperWidth
  columns: number
  code_page: CodePage
  copies: CopyKind[]
}

export interface Station extends PrinterChoice {
  id: string
  kind: 'browser' | 'agent'
  last_seen_at: Date | null
  /** Seconds since it was last seen, by the database's clock. */
  seen_ago: number | null
}

/** The columns of a station, for `select` and `returning`. */
export const stationColumns = sql.raw(`id, kind, name, paper, columns, code_page, copies, last_seen_at,
  extract(epoch from now() - last_seen_at)::float8 as seen_ago`)

export function presentStation(station: Station): PrintStation {
  const { seen_ago, last_seen_at, ...fields } = station
  return {
    ...fields,
    last_seen_at: last_seen_at?.toISOString() ?? null,
    online: seen_ago !== null && seen_ago < onlineSeconds,
  }
}

export async function listStations(tx: Tx, companyId: string): Promise<Station[]> {
  const { rows } = await tx.execute<Station>(sql`select ${stationColumns} from print_stations
    where company_id = ${companyId} and removed_at is null order by created_at, id`)
  return rows
}

export async function findStation(
  tx: Tx,
  companyId: string,
  stationId: string,
): Promise<Station | undefined> {
  const { rows } = await tx.execute<Station>(sql`select ${stationColumns} from print_stations
    where company_id = ${companyId} and id = ${stationId} and removed_at is null`)
  return rows[0]
}

export async function insertStation(
  tx: Tx,
  companyId: string,
  station: PrinterChoice & { kind: Station['kind']; keyHash: Buffer | null },
): Promise<Station> {
  const { rows } = await tx.execute<Station>(sql`
    insert into print_stations (company_id, id, kind, name, paper, columns, code_page, copies, key_hash)
    values (${companyId}, ${randomUUID()}, ${station.kind}, ${station.name}, ${station.paper}, ${station.columns},
      ${station.code_page}, ${[...new Set(station.copies)]}::text[], ${station.keyHash})
    returning ${stationColumns}`)
  return rows[0]!
}

export async function updateStation(
  tx: Tx,
  companyId: string,
  stationId: string,
  to: PrinterChoice,
): Promise<Station | undefined> {
  const { rows } = await tx.execute<Station>(sql`
    update print_stations set name = ${to.name}, paper = ${to.paper}, columns = ${to.columns},
      code_page = ${to.code_page}, copies = ${[...new Set(to.copies)]}::text[]
    where company_id = ${companyId} and id = ${stationId} and removed_at is null returning ${stationColumns}`)
  return rows[0]
}
