import * as contract from '@balcao/contract/scheduling'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import type { SchedulingNeeds } from '../scheduling-needs'
import { isBooked, readAppointments, toWire } from './appointments.store'
import { book } from './book'
import { changeAppointment } from './change'
import { customerAppointments } from './customer-appointments'
import { deleteAppointment, restoreAppointment } from './delete-appointment'
import { listAppointments, listUpcoming, searchAppointments } from './list-appointments'
import { requireWindow } from '../require-window'
import { countToConfirm, summariseAppointments } from './summarise'

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
    const { id, service_id, price_type, starts_at, agenda_id, conversation_id, status, ...person } = body
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
      source: caller.kind === 'session' ? 'dashboard' : 'api',
    })
    return toWire(row)
  })
  implement(router, contract.editAppointment, async ({ caller, params, body }) => {
    const { service_id, price_type, starts_at, agenda_id, ...rest } = body
    const change = {
      ...rest,
      serviceId: service_id,
      priceType: price_type,
      startsAt: starts_at,
      agendaId: agenda_id,
    }
    return toWire(await changeAppointment(needs, companyOf(caller), params.id, change, 'shop'))
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
