import type { PublicAgenda, PublicDay } from '@balcao/contract/booking'
import { addDays, companyType, findSlots, monthGrid } from '@balcao/domain/scheduling'
import { businessDay } from '@balcao/domain/time'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import type { PrivateLinks } from '../../platform/secrets/private-links'
import { readAgenda, type AgendaView } from '../agenda/read-agenda'
import type { AgendaService } from '../agenda/services'
import { slotRules } from '../agenda/slot-rules'
import { readAppointments, type StoredAppointment } from '../appointments/appointments.store'
import { bookableByCustomers, showServices } from './bookable-services'
import type { Shop } from '../../menu'

/** No company takes bookings further ahead: the widest horizon of the settings. */
const FURTHEST_DAYS = 366

/** What gives a start room: the page fits each service into the minutes of the slots by itself. */
const anyService = { id: '', minutes: 1, modality: 'tempo' } as const

interface PageQuestion {
  /** `YYYY-MM`; the current month of the company when left out. */
  month?: string | undefined
  agendaId?: string | undefined
  /** Private link of an appointment that is being moved: its own time counts as free, and its service is among them. */
  link?: string | undefined
}

/**
 * A month of a company's agenda as its customers see it, with the services that they may book: nothing of other people,
 * and no more than is free. @throws Problem AGENDA_NOT_FOUND, APPOINTMENT_NOT_FOUND for a link that opens none
 */
export async function readBookingPage(
  tx: Tx,
  shop: Shop,
  { month, agendaId, link }: PageQuestion,
  { links, now }: { links: PrivateLinks; now: Date },
): Promise<PublicAgenda> {
  const moved = link === undefined ? undefined : await findMoved(tx, shop, links.idOf(shop.id, link))
  const today = businessDay(now.toISOString(), shop.timeZone, 0)
  const asked = month ?? today.slice(0, 7)
  const dates = monthGrid(asked).filter((date) => date.startsWith(asked))
  const status = outside(asked, today)
  const range = status ? null : { from: dates[0]!, to: dates.at(-1)! }
  const view = await readAgenda(tx, shop.id, {
    ...(range ?? { from: today, to: today }),
    agendaId: agendaId ?? moved?.agenda_id,
    besides: moved,
    except: moved?.id,
    now,
  })
  const { settings } = view
  const { id, nome, sobre, telefone, endereco, timeZone, niche } = shop
  return {
    company: { id, nome, tipo: companyType(niche, nome), sobre, telefone, endereco, time_zone: timeZone },
    services: showServices(view, withMoved(bookableByCustomers(view), moved), range),
    today,
    last: addDays(today, settings.horizon_days),
    days: range ? readDays(view, range) : dates.map((date) => ({ date, status: status!, slots: [] })),
    grid: settings.grid,
    confirm_by_self: settings.confirm_by_self,
  }
}

async function findMoved(tx: Tx, shop: Shop, id: string | undefined): Promise<StoredAppointment> {
  const [row] = id === undefined ? [] : await readAppointments(tx, shop.id, [id])
  if (!row || row.status === 'held' || row.deleted_at !== null) throw new Problem('APPOINTMENT_NOT_FOUND')
  return row
}

/** A moved appointment keeps what was booked, whatever has become of its service in the catalogue. */
function withMoved(services: AgendaService[], moved: StoredAppointment | undefined): AgendaService[] {
  if (!moved) return services
  const { service_id: id, service_name: name, minutes, modality, price_type, price_cents } = moved
  const prices = [{ type: price_type, cents: price_cents }]
  const own = { description: '', category: '', ...services.find((service) => service.id === id) }
  const others = services.filter((service) => service.id !== id)
  return [{ ...own, id, name, minutes, modality, prices }, ...others]
}

/** Whether a month lies wholly behind today, or beyond what anybody can book. */
function outside(month: string, today: string): 'past' | 'beyond' | null {
  if (month < today.slice(0, 7)) return 'past'
  return month > addDays(today, FURTHEST_DAYS).slice(0, 7) ? 'beyond' : null
}

function readDays(view: AgendaView, range: { from: string; to: string }): PublicDay[] {
  const days = findSlots(slotRules(view, anyService, { publicly: true }), range)
  return days.map(({ date, status, slots }) => ({
    date,
    status,
    slots: slots.map(({ start, time, freeMinutes, clearBefore, clearAfter }) => ({
      start,
      time,
      free: freeMinutes,
      before: clearBefore,
      after: clearAfter,
    })),
  }))
}
