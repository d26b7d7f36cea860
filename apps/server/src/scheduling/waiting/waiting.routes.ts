import * as publicContract from '@balcao/contract/booking'
import * as contract from '@balcao/contract/scheduling'
import type { Database } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { readAppointments } from '../appointments/appointments.store'
import { checkPerson } from '../appointments/choosing/check-person'
import { inBookingShop } from '../booking/in-booking-shop'
import { requireBookingForm } from '../booking/require-booking-form'
import type { SchedulingNeeds } from '../scheduling-needs'
import { freeHold } from './end-offer'
import { entryToWire, lockEntry, selectEntries } from './entries.store'
import { joinWaiting, type WaitingRequest } from './join-waiting'

/** Entries that a screen shows. */
const MOST_SHOWN = 500

/** The waiting list: at the counter, and where customers put themselves on it. */
export function registerWaiting(
  router: Router,
  needs: Pick<SchedulingNeeds, 'db' | 'clock' | 'openModules'>,
): void {
  const { db, clock } = needs

  implement(router, contract.listWaiting, ({ caller }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => {
      const entries = await selectEntries(
        tx,
        companyId,
        sql`w.last_date >= ${dayBefore(clock())} order by w.since, w.id limit ${MOST_SHOWN}`,
      )
      return { entries: entries.map(entryToWire) }
    })
  })

  implement(router, contract.addWaiting, ({ caller, body }) => {
    const companyId = companyOf(caller)
    checkPerson(body)
    return db.asCompany(companyId, async (tx) =>
      entryToWire(await joinWaiting(tx, companyId, body, { by: 'shop', now: clock() })),
    )
  })

  implement(router, contract.removeWaiting, async ({ caller, params }) => {
    await removeWaiting(db, companyOf(caller), params.id)
    return { ok: true as const }
  })

  implement(router, publicContract.joinWaiting, ({ params, body }) =>
    inBookingShop(needs, params.company, async (tx, shop) => {
      const { consent: _agreed, ...request } = body
      requireWaitingForm(request)
      await joinWaiting(tx, shop.id, request, { by: 'customer', now: clock() })
      return { ok: true as const }
    }),
  )
}

/** A day early, so that no zone of the country loses its today. */
const dayBefore = (now: Date) => new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)

/** Takes somebody off the list; a time that is kept for them goes to the next. Who is not on it is not on it. */
async function removeWaiting(db: Database, companyId: string, id: string): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    const entry = await lockEntry(tx, companyId, id)
    if (!entry) return
    await tx.execute(sql`delete from waiting_entries where company_id = ${companyId} and id = ${id}`)
    const offerId = entry.state === 'offered' ? entry.offer_id : null
    const [held] = offerId === null ? [] : await readAppointments(tx, companyId, [offerId])
    if (offerId !== null && held?.status === 'held') {
      const [start, end] = [held.starts_at.toISOString(), held.ends_at.toISOString()]
      await freeHold(tx, { companyId, entryId: id, offerId, agendaId: held.agenda_id, start, end })
    }
    await appendEvent(tx, 'AGENDA_CHANGED', { what: 'waiting' })
  })
}

/** As the booking form is judged, by the names that this call has. @throws Problem APPOINTMENT_INVALID */
function requireWaitingForm({ client, phone, email }: WaitingRequest): void {
  try {
    requireBookingForm({ name: client, phone, email })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const fields = (error.detail.fields ?? []).map(({ path, mensagem }) => ({
      path: path === 'name' ? 'client' : path,
      mensagem,
    }))
    throw new Problem(error.code, { fields })
  }
}
