import { openPostgres } from '../../open-postgres'
import type { Log } from '../../platform/log'
import type { Settings } from '../../settings'
import { bad, lineOf, type Finding } from './finding'
import { lookAtDatabase } from './look-at-database'
import { lookAtReplica } from './look-at-replica'
import { lookAtServers } from './look-at-servers'
import { lookAtAddress, lookAtDisk, lookAtMail, lookAtServices, lookAtSettings } from './look-around'

export const doctorUsage = '  doctor'

/** Whether the command line asks for it: it opens nothing that has to be there. */
export const isDoctorCommand = (args: readonly string[]) => args[0] === 'doctor'

/**
 * Looks at all that an installation needs and says of each how it stands and what to do. Changes nothing but a file that
 * it writes and removes. Answers the exit code: 1 where something keeps it from working.
 */
export async function runDoctor(
  settings: Settings,
  log: Log,
  print: (line: string) => void,
): Promise<number> {
  const looks = await Promise.all([
    lookAtPostgres(settings, log),
    lookAtDisk(settings),
    lookAtAddress(settings),
    lookAtMail(settings),
    lookAtServices(settings),
  ])
  const findings = [...lookAtSettings(settings), ...looks.flat()]
  for (const finding of findings) print(lineOf(finding))
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  print(`${count('good')} good, ${count('doubtful')} doubtful, ${count('bad')} bad`)
  return count('bad') > 0 ? 1 : 0
}

async function lookAtPostgres(settings: Settings, log: Log): Promise<Finding[]> {
  try {
    const { ownerUrl, servers = [], stop } = await openPostgres(settings, log, { beside: true })
    try {
      return [
        ...(await lookAtDatabase(ownerUrl)),
        ...(await lookAtServers(servers)),
        ...(await lookAtReplica(settings, ownerUrl)),
      ]
    } finally {
      await stop()
    }
  } catch (error) {
    return [bad('database', (error as Error).message)]
  }
}
