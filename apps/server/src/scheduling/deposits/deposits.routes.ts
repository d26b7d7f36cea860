import * as contract from '@balcao/contract/scheduling'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { toWire } from '../appointments/appointments.store'
import { throughEyes } from '../own-eyes'
import type { SchedulingNeeds } from '../scheduling-needs'
import { settleDeposit } from './settle-deposit'

/** Deposits, marked by a person or by a payment provider's call with a key. */
export function registerDeposits(router: Router, needs: Pick<SchedulingNeeds, 'db' | 'clock'>): void {
  implement(router, contract.settleDeposit, async ({ caller, params, body }) =>
    toWire(await settleDeposit(throughEyes(needs, caller), companyOf(caller), params.id, body.paid)),
  )
}
