import { readFirstSteps } from '@balcao/contract/first-steps'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import { companyOf } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { findFirstSteps } from './find-first-steps'

export interface FirstStepNeeds {
  db: Database
  clock: Clock
}

/** What a new company has still to do. */
export function registerFirstSteps(router: Router, { db, clock }: FirstStepNeeds): void {
  implement(router, readFirstSteps, async ({ caller }) => {
    const companyId = companyOf(caller)
    return { steps: await db.asCompany(companyId, (tx) => findFirstSteps(tx, companyId, clock())) }
  })
}
