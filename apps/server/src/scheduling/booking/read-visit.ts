import type { AnswerOf } from '@balcao/contract'
import type { readVisit as readVisitCall } from '@balcao/contract/booking'
import { MOST_SERVICES, serviceRules } from '@balcao/domain/scheduling'
import { dateIn } from '@balcao/domain/time'
import { Problem } from '../../platform/http/problems'
import type { PrivateLinks } from '../../platform/secrets/private-links'
import type { Tx } from '../../platform/database/database'
import { readServices } from '../agenda/services'
import { readSettings } from '../agenda/settings.store'
import { noVisit, type AskedService } from '../appointments/choosing/choose-service'
import { readAppointments } from '../appointments/appointments.store'
import { daysForMove } from '../appointments/lists/days-for-move'
import type { SchedulingNeeds } from '../scheduling-needs'
import { visitDays } from '../visits/row-days'
import { inBookingShop } from './in-booking-shop'
import { pageDates } from './read-booking-page'

interface VisitQuestion {
  /** `YYYY-MM`; the current month of the company when left out. */
  month?: string | undefined
  services?: string | undefined
  link?: string | undefined
}

/**
 * The starts of a month at which a visit can be had, by one person or by several in a row; with a private link those to which
 * its customer can move it. @throws Problem NOT_FOUND, BOOKING_UNAVAILABLE, SERVICE_NOT_FOUND, SERVICE_NOT_OFFERED,
 * APPOINTMENT_INVALID, APPOINTMENT_NOT_FOUND
 */
export function readVisit(
  needs: Pick<SchedulingNeeds, 'db' | 'openModules'> & { links: PrivateLinks },
  company: string,
  { month, services, link }: VisitQuestion,
  now: Date,
): Promise<AnswerOf<typeof readVisitCall>> {
  return inBookingShop(needs, company, async (tx, shop) => {
    const { from, to, outside } = pageDates(month, dateIn(now.getTime(), shop.timeZone))
    if (outside) return { starts: [] }
    const moved = link === undefined ? undefined : needs.links.idOf(shop.id, link)
    const days =
      link === undefined
        ? await daysAsked(tx, shop.id, readAsked(services ?? ''), { from, to, now })
        : await daysMoved(tx, shop.id, moved, { from, to, now })
    return {
      starts: days.flatMap(({ slots }) => slots.flatMap(({ start, fits }) => (fits ? [start] : []))),
    }
  })
}

interface Dates {
  from: string
  to: string
  now: Date
}

async function daysAsked(tx: Tx, companyId: string, asked: readonly AskedService[], dates: Dates) {
  const settings = await readSettings(tx, companyId)
  const onSale = await readServices(tx, companyId, dates.now)
  const isKnown = ({ serviceId }: AskedService) =>
    serviceRules(settings, serviceId).bookable && onSale.some(({ id }) => id === serviceId)
  if (!asked.every(isKnown)) throw new Problem('SERVICE_NOT_FOUND')
  return visitDays(tx, companyId, asked, dates)
}

async function daysMoved(tx: Tx, companyId: string, id: string | undefined, { from, to, now }: Dates) {
  const [row] = id === undefined ? [] : await readAppointments(tx, companyId, [id])
  if (!row || row.status === 'held' || row.deleted_at !== null) throw new Problem('APPOINTMENT_NOT_FOUND')
  return daysForMove(tx, companyId, row, { from, to }, now)
}

const withAgenda = /^(.+)@([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/** Services as the address says them: `corte,barba@agenda`. @throws Problem APPOINTMENT_INVALID */
function readAsked(services: string): AskedService[] {
  const asked = services.split(',').map((one): AskedService => {
    const [, serviceId, agendaId] = withAgenda.exec(one) ?? []
    return serviceId && agendaId ? { serviceId, agendaId: agendaId.toLowerCase() } : { serviceId: one }
  })
  const ids = new Set(asked.map(({ serviceId }) => serviceId))
  if (asked.length > MOST_SERVICES || ids.size < asked.length || ids.has(''))
    throw noVisit('Escolha até seis serviços, cada um uma vez')
  return asked
}
