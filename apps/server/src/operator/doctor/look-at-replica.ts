import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../platform/database/with-client'
import type { Settings } from '../../settings'
import { doubtful, good, reasonOf, type Finding } from './finding'

const about = 'read replica'

/** The standby that answers what may be older, where the settings name one; without it the primary does all by itself. */
export async function lookAtReplica(
  { DATABASE_REPLICA_URL: url, BALCAO_REPLICA_MAX_LAG_SECONDS: bound }: Settings,
  ownerUrl: string,
): Promise<Finding[]> {
  if (!url) return []
  try {
    const here = await withClient(ownerUrl, 'balcao-doctor', async (client) => {
      const { rows } = await client.query<{ place: string; cluster: string }>(
        `select (pg_current_wal_flush_lsn() - '0/0')::text as place, ${clusterIs}`,
      )
      return rows[0]!
    })
    const asked = Date.now()
    return await withClient(url, 'balcao-doctor', async (client) => {
      const replayed = async () => {
        const { rows } = await client.query<{ place: string | null; cluster: string }>(
          `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as place, ${clusterIs}`,
        )
        return rows[0]!
      }
      let there = await replayed()
      if (there.place === null)
        return [doubtful(about, 'it is no standby and is not asked: name one in DATABASE_REPLICA_URL')]
      if (there.cluster !== here.cluster)
        return [
          doubtful(
            about,
            'it follows another PostgreSQL than the one in DATABASE_URL: its answers are not ours',
          ),
        ]
      while (BigInt(there.place!) < BigInt(here.place) && Date.now() - asked < patienceMs) {
        await sleep(pauseMs)
        there = await replayed()
      }
      return [
        BigInt(there.place!) >= BigInt(here.place)
          ? good(about, `it follows; what is older than ${bound} s is asked of the primary`)
          : doubtful(
              about,
              `it is more than ${patienceMs / 1000} s behind: look at its disk, its network and pg_stat_replication`,
            ),
      ]
    })
  } catch (error) {
    return [doubtful(about, `not to be had (${reasonOf(error)}), so the primary answers all by itself`)]
  }
}

/** Which cluster it is: a standby has that of its primary. */
const clusterIs = '(select system_identifier::text from pg_control_system()) as cluster'

/** How long it may take to follow, and how often it is asked meanwhile. */
const patienceMs = 2000
const pauseMs = 50
