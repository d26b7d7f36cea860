import { serverOf } from '../../platform/database/servers/server-list'
import { withClient } from '../../platform/database/with-client'
import { bad, doubtful, good, type Finding } from './finding'

const about = 'failover'

/** The servers that the settings list, of which one is the primary and the others follow it. One alone is no finding. */
export async function lookAtServers(urls: readonly string[]): Promise<Finding[]> {
  if (urls.length < 2) return []
  const all = await Promise.all(urls.map(async (url) => ({ name: serverOf(url), ...(await stateOf(url)) })))
  const named = (state: string) => all.filter((one) => one.state === state).map(({ name }) => name)
  const [primaries, standbys, away] = [named('primary'), named('standby'), named('away')]
  if (primaries.length > 1)
    return [
      bad(about, `${primaries.join(' and ')} may both be written: stop the one that was not promoted last`),
    ]
  const isKept = all.some(({ waits }) => waits)
  return [
    away.length > 0
      ? doubtful(
          about,
          `${away.join(', ')} does not answer: ${standbys.length > 0 ? `only ${standbys.join(', ')}` : 'nothing'} takes over from ${primaries[0]}`,
        )
      : good(about, `${standbys.join(', ')} can take over from ${primaries[0]}`),
    isKept
      ? good('over a failover', 'what is acknowledged is on a standby, too (synchronous)')
      : doubtful(
          'over a failover',
          'the last moments may be lost: synchronous_standby_names on the primary names no standby that follows',
        ),
  ]
}

interface State {
  state: 'primary' | 'standby' | 'away'
  /** A commit waits for a standby that is there. */
  waits: boolean
}

async function stateOf(url: string): Promise<State> {
  try {
    return await withClient(url, 'balcao-doctor', async (client) => {
      const { rows } = await client.query<State>(
        `select case when pg_is_in_recovery() then 'standby' else 'primary' end as state,
           current_setting('synchronous_standby_names') <> '' and current_setting('synchronous_commit') not in ('off', 'local')
             and not pg_is_in_recovery() as waits`,
      )
      return rows[0]!
    })
  } catch {
    return { state: 'away', waits: false }
  }
}
