import * as contract from '@balcao/contract/scheduling'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { appendEvent } from '../../platform/live/append-event'
import { requireWindow } from '../require-window'
import type { SchedulingNeeds } from '../scheduling-needs'
import { setEmployeeAgenda } from './agendas.store'
import { closeDays, closeTime, openTime } from './close-days'
import { findAgendaSlots } from './find-agenda-slots'
import { getSettings, saveSettings } from './settings'

/** When the agenda can be booked: its starts, what is closed, and how it works. */
export function registerAgenda(router: Router, needs: SchedulingNeeds): void {
  const { db, clock } = needs

  implement(router, contract.agendaSlots, async ({ caller, query }) => {
    requireWindow(query)
    const { service_id, agenda_id, except, from, to } = query
    const question = { serviceId: service_id, agendaId: agenda_id, except, from, to, now: clock() }
    return findAgendaSlots(db, companyOf(caller), question)
  })

  implement(router, contract.setClosures, async ({ caller, body }) => {
    const { agenda_id, ...days } = body
    return { closures: await closeDays(db, companyOf(caller), { ...days, agendaId: agenda_id }) }
  })
  implement(router, contract.closeTime, ({ caller, body }) => {
    const { id, starts_at, ends_at, agenda_id, reason, accept } = body
    return closeTime(db, companyOf(caller), {
      id,
      startsAt: starts_at,
      endsAt: ends_at,
      agendaId: agenda_id,
      reason,
      accept,
    })
  })
  implement(router, contract.openTime, async ({ caller, params }) => {
    await openTime(db, companyOf(caller), params.id)
    return { ok: true as const }
  })

  implement(router, contract.getSchedulingSettings, ({ caller }) => getSettings(needs, companyOf(caller)))
  implement(router, contract.saveSchedulingSettings, ({ caller, body }) => {
    const { version, ...changed } = body
    const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
    return saveSettings(needs, companyOf(caller), version, given)
  })
  implement(router, contract.setAgenda, ({ caller, params, body }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => {
      const agenda = await setEmployeeAgenda(tx, companyId, params.employeeId, body.active)
      await appendEvent(tx, 'AGENDA_CHANGED', { what: 'settings' })
      return agenda
    })
  })
}
