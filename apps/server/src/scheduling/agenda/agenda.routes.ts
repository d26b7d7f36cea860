import type { BodyOf } from '@balcao/contract'
import * as contract from '@balcao/contract/scheduling'
import { isPeriod } from '@balcao/domain/scheduling'
import { hoursProblems } from '../../company'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { toWire } from '../appointments/appointments.store'
import { requireWindow } from '../require-window'
import { agendasToSee, agendaToWorkIn, throughEyes, whomToBook } from '../own-eyes'
import type { SchedulingNeeds } from '../scheduling-needs'
import { setEmployeeAgenda } from './agendas.store'
import { changeHoursOf } from './change-hours'
import { closeDays, closeTime, openTime } from './close-days'
import { findVisitSlots } from '../visits/find-visit-slots'
import { findAgendaSlots } from './find-agenda-slots'
import { listOutOfPlace } from './places.store'
import { getSettings, saveSettings } from './settings'

/** When the agenda can be booked: its starts, what is closed, and how it works. */
export function registerAgenda(router: Router, needs: SchedulingNeeds): void {
  const { db, clock } = needs

  implement(router, contract.agendaSlots, async ({ caller, query }) => {
    requireWindow(query)
    const { service_id, also, whom, people, agenda_id, places, except, whole_class, from, to } = query
    const serviceIds = [service_id, ...(also ? also.split(',') : [])]
    const { agendaId, anyone } = await whomToBook(needs, caller, agenda_id)
    const placeIds = places === undefined ? undefined : places.split(',').filter((id) => id !== '')
    const question = {
      serviceIds,
      people,
      agendaId,
      anyone,
      placeIds,
      except,
      wholeClass: whole_class === 'true',
      from,
      to,
      now: clock(),
    }
    const { db: own } = throughEyes(needs, caller)
    // Whoever is free may be one, or several in a row.
    if (whom === undefined && !(anyone && serviceIds.length > 1))
      return findAgendaSlots(own, companyOf(caller), question)
    const agendaIds: (string | undefined)[] = []
    for (const id of whom?.split(',') ?? [])
      agendaIds.push(id === '' ? agendaId : await agendaToWorkIn(needs, caller, id.toLowerCase()))
    return findVisitSlots(own, companyOf(caller), { ...question, agendaIds })
  })

  implement(router, contract.setClosures, async ({ caller, body }) => {
    const { agenda_id, ...days } = body
    return { closures: await closeDays(db, companyOf(caller), { ...days, agendaId: agenda_id }) }
  })
  implement(router, contract.closeTime, ({ caller, body }) => {
    const { id, starts_at, ends_at, agenda_id, reason, accept, tell } = body
    return closeTime(db, companyOf(caller), {
      id,
      startsAt: starts_at,
      endsAt: ends_at,
      agendaId: agenda_id,
      reason,
      accept,
      tell,
    })
  })
  implement(router, contract.openTime, async ({ caller, params }) => {
    await openTime(db, companyOf(caller), params.id)
    return { ok: true as const }
  })

  implement(router, contract.getSchedulingSettings, async ({ caller }) => {
    const settings = await getSettings(needs, companyOf(caller))
    return { ...settings, agendas: agendasToSee(caller, settings.agendas) }
  })
  implement(router, contract.saveSchedulingSettings, ({ caller, body }) => {
    const { version, ...changed } = body
    const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
    return saveSettings(needs, companyOf(caller), version, given)
  })
  implement(router, contract.appointmentsOutOfPlace, async ({ caller }) => {
    const companyId = companyOf(caller)
    const rows = await db.asCompany(companyId, (tx) => listOutOfPlace(tx, companyId, clock()))
    return { appointments: rows.map(toWire) }
  })
  implement(router, contract.setAgenda, ({ caller, params, body }) => {
    const companyId = companyOf(caller)
    const fields = agendaProblems(body)
    if (fields.length > 0) throw new Problem('INVALID_INPUT', { fields, mensagem: fields[0]!.mensagem })
    return db.asCompany(companyId, async (tx) => {
      await changeHoursOf(tx, companyId, params.employeeId, { ...body, now: clock() })
      const agenda = await setEmployeeAgenda(tx, companyId, params.employeeId, body)
      await appendEvent(tx, 'AGENDA_CHANGED', { what: 'settings' })
      return agenda
    })
  })
}

/** What is wrong with hours that are given, those for a while included. */
function agendaProblems({ hours, periods = [] }: BodyOf<typeof contract.setAgenda>) {
  return [
    ...hoursProblems('hours', hours ?? []),
    ...periods.flatMap((period, place) => [
      ...(isPeriod(period) ? [] : [{ path: `periods.${place}.to`, mensagem: badPeriod }]),
      ...hoursProblems(`periods.${place}.hours`, period.hours),
    ]),
  ]
}

const badPeriod = 'O período precisa de um começo ou de um fim, e o fim não pode ser antes do começo'
