import * as contract from '@balcao/contract/scheduling'
import { actorOf } from '../../platform/audit'
import { companyOf, type Caller } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import type { Tx } from '../../platform/database/database'
import { readTable } from '../../platform/rest/read-table'
import { agendaToLookAt, agendaToWorkIn, throughEyes, throughOwnEyes, whomToBook } from '../own-eyes'
import type { SchedulingNeeds } from '../scheduling-needs'
import { appointmentsTable } from './appointments.table'
import { requireStanding, readAppointments, toWire, type BookedAppointment } from './appointments.store'
import { book } from '../visits/book'
import { askedServices } from './choosing/choose-service'
import { changeAppointment } from '../visits/change-appointment'
import { customerAppointments } from './lists/customer-appointments'
import { deleteAppointment, restoreAppointment } from './delete-appointment'
import { listAppointments, listUpcoming, searchAppointments } from './lists/list-appointments'
import { requireWindow } from '../require-window'
import type { Will } from './will/place-by-will'
import { readWillHistory } from './will/will-history'
import { countToConfirm, summariseAppointments } from './lists/summarise'

/** The appointments as the counter and automations work with them. */
export function registerAppointments(router: Router, needs: SchedulingNeeds): void {
  const { clock } = needs
  const dbOf = (caller: Caller) => throughEyes(needs, caller).db
  /** Services whose agendas the caller may work in. @throws Problem AGENDA_NOT_FOUND */
  const ofWhom = async <One extends { agenda_id?: string | undefined }>(
    caller: Caller,
    services: readonly One[] | undefined,
  ): Promise<readonly One[] | undefined> => {
    for (const { agenda_id } of services ?? []) if (agenda_id) await agendaToWorkIn(needs, caller, agenda_id)
    return services
  }

  implement(router, contract.appointmentsTable, ({ caller, request }) =>
    readTable(dbOf(caller), companyOf(caller), appointmentsTable, request),
  )
  implement(router, contract.appointmentSummary, ({ caller }) =>
    summariseAppointments(dbOf(caller), companyOf(caller), clock()),
  )
  implement(router, contract.appointmentsToConfirm, ({ caller }) =>
    countToConfirm(throughOwnEyes(needs, caller).db, companyOf(caller), clock()),
  )
  implement(router, contract.listAppointments, async ({ caller, query }) => {
    requireWindow(query)
    const agenda_id = await agendaToLookAt(needs, caller, query.agenda_id)
    return listAppointments(dbOf(caller), companyOf(caller), { ...query, agenda_id })
  })
  implement(router, contract.upcomingAppointments, async ({ caller, query }) => ({
    appointments: await listUpcoming(dbOf(caller), companyOf(caller), { ...query, now: clock() }),
  }))
  implement(router, contract.searchAppointments, async ({ caller, query }) => ({
    appointments: await searchAppointments(dbOf(caller), companyOf(caller), { ...query, now: clock() }),
  }))
  implement(router, contract.customerAppointments, ({ caller, query }) =>
    customerAppointments(dbOf(caller), companyOf(caller), {
      phone: query.phone ?? null,
      conversationId: query.conversation_id ?? null,
    }),
  )
  implement(router, contract.getAppointment, async ({ caller, params }) => {
    const companyId = companyOf(caller)
    return toWire(
      await dbOf(caller).asCompany(companyId, (tx) => requireAppointment(tx, companyId, params.id)),
    )
  })

  implement(router, contract.createAppointment, async ({ caller, body }) => {
    const {
      id,
      service_id,
      price_type,
      services,
      starts_at,
      people,
      agenda_id,
      place_ids: placeIds,
      package_id: packageId,
      conversation_id,
      status,
      accept,
      minutes,
      ...person
    } = body
    const whom = await whomToBook(needs, caller, agenda_id)
    const row = await book(throughEyes(needs, caller), companyOf(caller), {
      id,
      ...askedServices({ service_id, price_type, services: await ofWhom(caller, services) }),
      startsAt: starts_at,
      people,
      ...whom,
      placeIds,
      packageId,
      conversationId: conversation_id,
      status,
      person,
      publicly: false,
      // Whoever is free is had at a free time: only another length is a matter of will.
      will: whom.anyone && minutes === undefined ? undefined : willOf(caller, { accept, minutes }),
      source: caller.kind === 'session' ? 'dashboard' : 'api',
    })
    return toWire(row)
  })
  implement(router, contract.editAppointment, async ({ caller, params, body }) => {
    const {
      service_id,
      price_type,
      services,
      starts_at,
      agenda_id,
      place_ids,
      package_id,
      accept,
      minutes,
      ...rest
    } = body
    const change = {
      ...rest,
      ...(services
        ? askedServices({ services: await ofWhom(caller, services) })
        : { serviceId: service_id, priceType: price_type }),
      startsAt: starts_at,
      placeIds: place_ids,
      packageId: package_id,
      // Left out, it stays where it is.
      agendaId: agenda_id && (await agendaToWorkIn(needs, caller, agenda_id)),
      actor: actorOf(caller),
      will: willOf(caller, { accept, minutes }),
    }
    return toWire(
      await changeAppointment(throughEyes(needs, caller), companyOf(caller), params.id, change, 'shop'),
    )
  })
  implement(router, contract.appointmentHistory, async ({ caller, params }) => {
    const companyId = companyOf(caller)
    return dbOf(caller).asCompany(companyId, async (tx) => {
      await requireAppointment(tx, companyId, params.id)
      return { entries: await readWillHistory(tx, companyId, params.id) }
    })
  })
  implement(router, contract.moveAppointment, async ({ caller, params, body }) => {
    const { version, status, no_show } = body
    const change = { version, status, noShow: no_show }
    return toWire(
      await changeAppointment(throughEyes(needs, caller), companyOf(caller), params.id, change, 'shop'),
    )
  })
  implement(router, contract.deleteAppointment, async ({ caller, params }) => {
    const undoUntil = await deleteAppointment(needs, companyOf(caller), params.id)
    return { undo_until: undoUntil.toISOString() }
  })
  implement(router, contract.restoreAppointment, async ({ caller, params }) =>
    toWire(await restoreAppointment(needs, companyOf(caller), params.id)),
  )
}

async function requireAppointment(tx: Tx, companyId: string, id: string): Promise<BookedAppointment> {
  return requireStanding((await readAppointments(tx, companyId, [id]))[0])
}

/** What only the owner and managers send, as the guard has seen to: another length needs no warning to be read first. */
function willOf(
  caller: Caller,
  { accept, minutes }: { accept?: string[] | undefined; minutes?: number | undefined },
): Will | undefined {
  if (accept === undefined && minutes === undefined) return undefined
  return { accept: accept ?? [], minutes, by: actorOf(caller) }
}
