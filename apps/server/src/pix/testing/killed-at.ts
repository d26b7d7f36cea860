import type { Database } from '../../platform/database/database'

/** The process is no more. */
export class Killed extends Error {}

/**
 * A database that the process reaches for the last time with its `at`-th transaction (from 1): that is not made any more, or
 * it is and nobody hears of it.
 */
export function killedAt(db: Database, at: number, when: 'before' | 'after'): Database {
  let came = 0
  const asCompany: Database['asCompany'] = async (companyId, work) => {
    came += 1
    if (came < at) return db.asCompany(companyId, work)
    if (came === at && when === 'after') await db.asCompany(companyId, work)
    throw new Killed()
  }
  return { ...db, asCompany }
}
