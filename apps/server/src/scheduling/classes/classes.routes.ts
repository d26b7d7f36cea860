import * as contract from '@balcao/contract/scheduling'
import { actorOf } from '../../platform/audit'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { toWire } from '../appointments/appointments.store'
import { agendaToWorkIn, throughEyes } from '../own-eyes'
import type { SchedulingNeeds } from '../scheduling-needs'
import { moveClass } from './move-class'

/** Classes as a whole, at the counter. */
export function registerClasses(router: Router, needs: SchedulingNeeds): void {
  implement(router, contract.moveClass, async ({ caller, body }) => {
    const { service_id, agenda_id, starts_at, appointments: ids, to, accept } = body
    const rows = await moveClass(throughEyes(needs, caller), companyOf(caller), {
      service_id,
      agenda_id: (await agendaToWorkIn(needs, caller, agenda_id.toLowerCase()))!,
      starts_at: new Date(starts_at),
      ids,
      startsAt: to.starts_at,
      agendaId: to.agenda_id && (await agendaToWorkIn(needs, caller, to.agenda_id.toLowerCase())),
      accept,
      by: actorOf(caller),
    })
    return { appointments: rows.map(toWire) }
  })
}
