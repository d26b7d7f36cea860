import { isDatabaseAway, sqlStateOf } from '../failures'
import type { Reader } from '../reader'
import type { Replica } from './replica'

/** Took longer than its role may, and tried to write: neither goes better elsewhere. */
const final = new Set(['57014', '25006'])

/**
 * Reads that may be some seconds old: of the replica (`there`) while it may answer, else of the primary (`here`). What the
 * replica could not answer, for whatever reason, is asked of the primary, so `work` may run twice.
 */
export function readBehind(replica: Replica, there: Reader, here: Reader): Reader {
  async function of<T>(companyId: string | undefined, ask: (reader: Reader) => Promise<T>): Promise<T> {
    if (!replica.mayAnswer(companyId)) return ask(here)
    try {
      const answer = await ask(there)
      replica.noteRead(true)
      return answer
    } catch (error) {
      if (final.has(sqlStateOf(error) ?? '')) throw error
      // What was not found may be there by now, and is no failure of the replica.
      if (sqlStateOf(error) !== undefined || isDatabaseAway(error)) replica.noteRead(false)
      return ask(here)
    }
  }
  return {
    asCompany: (companyId, work) => of(companyId, (reader) => reader.asCompany(companyId, work)),
    readAsCompany: (companyId, ask) => of(companyId, (reader) => reader.readAsCompany(companyId, ask)),
    asVisitor: (present, work) => of(undefined, (reader) => reader.asVisitor(present, work)),
  }
}
