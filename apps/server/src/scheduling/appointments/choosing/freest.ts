import { fairestFirst } from '@balcao/domain/scheduling'
import type { Tx } from '../../../platform/database/database'
import { Problem } from '../../../platform/http/problems'
import { readAgendas } from '../../agenda/read-agenda'
import type { BookingRequest } from '../booking-request'
import { willedLength } from '../will/place-by-will'
import { servicesOf } from './booked-content'
import { chooseServices } from './choose-service'
import { placeAmong } from './place-among'

type Asked = Pick<BookingRequest, 'serviceId' | 'priceType' | 'also' | 'people' | 'placeIds'> & {
  /** ISO instants, never none. */
  starts: readonly string[]
  /** Another length than the service's. */
  minutes?: number | undefined
}

/**
 * Of the agendas that customers are offered the one that has the most of these starts free, of several the fairest on the
 * first of them; `refusals` has what speaks against each start that nobody can take. It is a look: whoever books judges again.
 * @throws Problem SERVICE_NOT_FOUND, SERVICE_NOT_OFFERED, APPOINTMENT_INVALID as `chooseServices` and `willedLength`
 */
export async function freestFor(
  tx: Tx,
  companyId: string,
  asked: Asked,
  now: Date,
): Promise<{ agendaId: string; refusals: Problem[] }> {
  const { people, placeIds, minutes } = asked
  const starts = asked.starts.map((start) => Date.parse(start)).toSorted((one, other) => one - other)
  const dateOf = (start: number | undefined) => new Date(start!).toISOString().slice(0, 10)
  const dates = { from: dateOf(starts[0]), to: dateOf(starts.at(-1)) }
  const views = await readAgendas(tx, companyId, { forCustomers: true, ...dates, placeIds, now })
  const services = servicesOf(asked)
  const doing = chooseServices(views, { services, people }, { publicly: false }).map(({ view, service }) => ({
    view,
    service: willedLength(service, { minutes }).timed,
  }))
  const refusals: Problem[] = []
  const free = starts.flatMap((start) => {
    try {
      const places = placeAmong(doing, { start, publicly: false })
      return [...new Set(places.map(({ view }) => view.agenda.id))]
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      refusals.push(error)
      return []
    }
  })
  const agendas = new Map(doing.map(({ view }) => [view.agenda.id, view]))
  const [{ zone }] = views as [(typeof views)[number]]
  const candidates = [...agendas].map(([id, { agenda, busyOwn }]) => ({
    id,
    number: agenda.number,
    busy: busyOwn,
    free: free.filter((one) => one === id).length,
  }))
  const [most] = fairestFirst(candidates, { start: starts[0]!, zone }).toSorted((a, b) => b.free - a.free)
  return { agendaId: most!.id, refusals }
}
