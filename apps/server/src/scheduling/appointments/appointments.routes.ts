import * as contract from '@balcao/contract/scheduling'
import { actorOf } from '../../platform/audit'
import { companyOf, type Caller } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import type { SchedulingNeeds } from '../scheduling-needs'
import { isBooked, readAppointments, toWire } from './appointments.store'
import { book } from './book'
import { changeAppointment } from './change'
import { customerAppointments } from './lists/customer-appointments'
import { deleteAppointment, restoreAppointment } from './delete-appointment'
import { listAppointments, listUpcoming, searchAppointments } from './lists/list-appointments'
import { requireWindow } from '../require-window'
import type { Will } from './will/place-by-will'
import { readWillHistory } from './will/will-history'
import { countToConfirm, summariseAppointments } from './lists/summarise'

/** The appointments as the counter and automations work with them. */
export function registerAppointments(router: Router, needs: SchedulingNeeds): void {
  const { db, clock } = needs

  implement(router, contract.appointmentSummary, ({ caller }) =>
    summariseAppointments(db, companyOf(caller), clock()),
  )
  implement(router, contract.appointmentsToConfirm, ({ caller }) =>
    countToConfirm(db, companyOf(caller), clock()),
  )
  implement(router, contract.listAppointments, async ({ caller, query }) => {
    requireWindow(query)
    return listAppointments(db, companyOf(caller), query)
  })
  implement(router, contract.upcomingAppointments, async ({ caller, query }) => ({
    appointments: await listUpcoming(db, companyOf(caller), { ...query, now: clock() }),
  }))
  implement(router, contract.searchAppointments, async ({ caller, query }) => ({
    appointments: await searchAppointments(db, companyOf(caller), { ...query, now: clock() }),
  }))
  implement(router, contract.customerAppointments, ({ caller, query }) =>
    customerAppointments(db, companyOf(caller), {
      phone: query.phone ?? null,
      conversationId: query.conversation_id ?? null,
    }),
  )
  implement(router, contract.getAppointment, async ({ caller, params }) => {
    const companyId = companyOf(caller)
    const [row] = await db.asCompany(companyId, (tx) => readAppointments(tx, companyId, [params.id]))
    if (!row || row.deleted_at !== null || !isBooked(row)) throw new Problem('APPOINTMENT_NOT_FOUND')
    return toWire(row)
  })

  implement(router, contract.createAppointment, async ({ caller, body }) => {
    const {
      id,
      service_id,
      price_type,
      starts_at,
      agenda_id,
      conversation_id,
      status,
      accept,
      minutes,
      ...person
    } = body
    const row = await book(needs, companyOf(caller), {
      id,
      serviceId: service_id,
      priceType: price_type,
      startsAt: starts_at,
      agendaId: agenda_id,
      conversationId: conversation_id,
      status,
      person,
      publicly: false,
      will: willOf(caller, { accept, minutes }),
      source: caller.kind === 'session' ? 'dashboard' : 'api',
    })
    return toWire(row)
  })
  implement(router, contract.editAppointment, async ({ caller, params, body }) => {
    const { service_id, price_type, starts_at, agenda_id, accept, minutes, ...rest } = body
    const change = {
      ...rest,
      serviceId: service_id,
      priceType: price_type,
      startsAt: starts_at,
      agendaId: agenda_id,
      will: willOf(caller, { accept, minutes }),
    }
    return toWire(await changeAppointment(needs, companyOf(caller), params.id, change, 'shop'))
  })
  implement(router, contract.appointmentHistory, async ({ caller, params }) => {
    const companyId = companyOf(caller)
    return { entries: await db.asCompany(companyId, (tx) => readWillHistory(tx, companyId, params.id)) }
  })
  implement(router, contract.moveAppointment, async ({ caller, params, body }) => {
    const { version, status, no_show } = body
    const change = { version, status, noShow: no_show }
    return toWire(await changeAppointment(needs, companyOf(caller), params.id, change, 'shop'))
  })
  implement(router, contract.deleteAppointment, async ({ caller, params }) => {
    const undoUntil = await deleteAppointment(needs, companyOf(caller), params.id)
    return { undo_until: undoUntil.toISOString() }
  })
  implement(router, contract.restoreAppointment, async ({ caller, params }) =>
    toWire(await restoreAppointment(needs, companyOf(caller), params.id)),
  )
}

/** What only the owner and managers send, as the guard has seen to: another length needs no warning to be read first. */
function willOf(
  caller: Caller,
  { accept, minutes }: { accept?: string[] | undefined; minutes?: number | undefined },
): Will | undefined {
  if (accept === undefined && minutes === undefined) return undefined
  return { accept: accept ?? [], minutes, by: actorOf(caller) }
}
