import type { Database } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { findStation, onlineSeconds, type Station } from './stations.store'

/** Being seen is written down at most this often. */
const writeEverySeconds = 10

/** A station asks for work: it is online, and the screens hear of it when it was not. @throws Problem STATION_NOT_FOUND */
export async function seeStation(db: Database, companyId: string, stationId: string): Promise<Station> {
  return db.asCompany(companyId, async (tx) => {
    const station = await findStation(tx, companyId, stationId)
    if (!station) throw new Problem('STATION_NOT_FOUND')
    if (station.seen_ago !== null && station.seen_ago < writeEverySeconds) return station
    await tx.execute(sql`update print_stations set last_seen_at = now()
      where company_id = ${companyId} and id = ${stationId} and removed_at is null`)
    if (station.seen_ago === null || station.seen_ago >= onlineSeconds)
      await appendEvent(tx, 'STATIONS_CHANGED', {})
    return station
  })
}
