import { asVisit, type ServiceIn } from '../agenda/slot-rules'
import type { StoredAppointment } from '../appointments/appointments.store'
import type { BookingRequest } from '../appointments/booking-request'
import { servicesOf } from '../appointments/choosing/booked-content'
import { orFreshSlots } from '../appointments/choosing/fresh-slots'
import { noteAll } from '../appointments/note-change'
import { willedLength } from '../appointments/will/place-by-will'
import type { SchedulingNeeds } from '../scheduling-needs'
import { askedOfSeveral, bookAsAsked } from './book-visit'

/**
 * Books, in a transaction of its own; the same request again is answered alike, whatever became of it since. A held time
 * of the same id, even one whose minutes are just over, becomes the booking, or is held anew where the request is to hold;
 * as long as it is kept, it is not too late for the company's notice.
 * Two people never get one slot: the database decides. Where any of several agendas will do, the next that is free is
 * tried before the time counts as taken. Several services are of one person where one does them all, else of several in a row:
 * what is answered is the first of their appointments.
 * The counter's `will` puts it where the agenda would refuse it (decision 0037).
 * @throws Problem SLOT_TAKEN with `current: {slots: [{start}]}`, APPOINTMENT_WARNED with `{warnings, slots}`,
 * IDEMPOTENCY_MISMATCH, SERVICE_NOT_FOUND, SERVICE_NOT_OFFERED, PRICE_CHANGED, QUESTIONS_CHANGED,
 * AGENDA_NOT_FOUND, TOO_MANY_BOOKINGS, TOO_MANY_FROM_NETWORK, APPOINTMENT_INVALID naming `client`, `phone`, `email`, `date`, `time` or `price_type`
 */
export async function book(
  needs: Pick<SchedulingNeeds, 'db' | 'clock'>,
  companyId: string,
  request: BookingRequest,
): Promise<StoredAppointment> {
  const { startsAt, agendaId, anyone, placeIds, publicly, will } = request
  const inVisit = asVisit(
    servicesOf(request).map(({ serviceId }) => serviceId),
    request.people,
  )
  const serviceIn: ServiceIn = (view) => {
    const service = inVisit(view)
    return service && willedLength(service, will).timed
  }
  return orFreshSlots(
    needs,
    companyId,
    () =>
      needs.db.asCompany(companyId, async (tx) => {
        const { row, news } = await bookAsAsked(tx, companyId, { request, now: needs.clock() })
        return noteAll(tx, companyId, row, news)
      }),
    () =>
      askedOfSeveral(companyId, request) ?? {
        serviceIn,
        startsAt,
        agendaId: agendaId ?? request.whom,
        placeIds,
        publicly,
        anyone,
        except: request.id,
      },
  )
}
