import type { Database } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { hashToken } from '../../platform/secrets/secrets'

export const stationKeyPrefix = 'ps_'

/** The station that holds this key, or undefined: a removed station's key opens nothing. */
export async function findStationByKey(db: Database, token: string) {
  const hash = hashToken(token)
  return db.asVisitor({ proof: hash }, async (tx) => {
    const { rows } = await tx.execute<{ company_id: string; id: string }>(sql`
      select company_id, id from print_stations where key_hash = ${hash} and removed_at is null`)
    const station = rows[0]
    return station && { kind: 'station' as const, companyId: station.company_id, stationId: station.id }
  })
}
