import type { PublicAgenda } from '@balcao/contract/booking'
import { addDays, addMonths, companyType, monthGrid } from '@balcao/domain/scheduling'
import { dateIn, DEFAULT_ZONE } from '@balcao/domain/time'
import type { Tx } from '../../platform/database/database'
import type { KeptAnswer } from '../../platform/http/kept-answer'
import { Problem } from '../../platform/http/problems'
import type { PrivateLinks } from '../../platform/secrets/private-links'
import { serves, thinned } from '../agenda/lanes'
import { listPeople, type Person } from '../agenda/people'
import { askAgenda, readAgendas, viewsFrom } from '../agenda/read-agenda'
import type { AgendaView } from '../agenda/agenda-view'
import type { AgendaService } from '../agenda/services'
import { agendasForMove } from '../appointments/lists/agendas-for-move'
import { readAppointments, type StoredAppointment } from '../appointments/appointments.store'
import { asBooked, keptBy, timedOf } from '../appointments/choosing/take-turn'
import { listAsking } from '../questions/questions.store'
import { bookableByCustomers, showServices } from './bookable-services'
import { kindsOf } from './kinds-of'
import { holdsUntil, type KeptMonths, type MonthAsked } from './kept-months'
import { readDays } from './page-days'
import { askBookingShop } from './in-booking-shop'
import type { SchedulingNeeds } from '../scheduling-needs'
import type { Shop } from '../../menu'

/** No company takes bookings further ahead: the widest horizon of the settings. */
const FURTHEST_DAYS = 366

interface PageQuestion {
  /** `YYYY-MM`; the current month of the company when left out. */
  month?: string | undefined
  agendaId?: string | undefined
  /** Private link of an appointment that is being moved: its own time counts as free, and its service is among them. */
  link?: string | undefined
}

/**
 * A month of a company's agenda as its customers see it, with the services that they may book: nothing of other people,
 * and no more than is free. @throws Problem NOT_FOUND, BOOKING_UNAVAILABLE, AGENDA_NOT_FOUND, APPOINTMENT_NOT_FOUND for a
 * link that opens none. Where nothing is moved it is the `kept` one as long as the same is read.
 */
export async function readBookingPage(
  needs: Pick<SchedulingNeeds, 'db' | 'openModules'> & { links: PrivateLinks; kept: KeptMonths },
  company: string,
  { month, agendaId, link }: PageQuestion,
  now: Date,
): Promise<PublicAgenda | KeptAnswer> {
  // The company's zone says what today is there, and is not known yet: nearly always it is as in Brasília.
  const which = { agendaId, forCustomers: true }
  const guess = { ...pageDates(month, dateIn(now.getTime(), DEFAULT_ZONE)), ...which, now }
  // What is moved asks by itself: its own time counts as free.
  const [shop, [people, asking, answers]] = await askBookingShop(needs, company, async (tx, companyId) =>
    Promise.all([
      listPeople(tx, companyId),
      listAsking(tx, companyId),
      link === undefined ? askAgenda(tx, companyId, guess) : undefined,
    ]),
  )
  const dates =
    shop.timeZone === DEFAULT_ZONE ? guess : pageDates(month, dateIn(now.getTime(), shop.timeZone))
  const isGuessed = dates.from === guess.from && dates.to === guess.to
  const around = { shop, people, asking }
  if (answers?.packed !== undefined && isGuessed) {
    const { services, packed } = answers
    const asked: MonthAsked = {
      key: JSON.stringify([shop.id, dates.month, agendaId]),
      madeFrom: [[dates, around, services], packed],
      now: now.getTime(),
    }
    const answer = needs.kept(asked, () => {
      const views = viewsFrom(answers, guess)
      const notice = views?.[0]?.settings.notice_minutes ?? 0
      return (
        views && {
          page: showPage(around, views, dates),
          until: holdsUntil(dates.from, { notice, now: asked.now }),
        }
      )
    })
    if (answer) return answer
  }
  return needs.db.asCompany(shop.id, async (tx) => {
    const moved = link === undefined ? undefined : await findMoved(tx, shop, needs.links.idOf(shop.id, link))
    const among = moved && agendaId === undefined ? await agendasForMove(tx, shop.id, moved) : which
    const asked = { ...among, besides: moved, keeps: moved && keptBy(moved), except: moved?.id, now }
    return showPage(around, await readAgendas(tx, shop.id, { ...dates, ...asked }), dates, moved)
  })
}

interface PageDates {
  today: string
  month: string
  /** Why nothing can begin in the month, if so. */
  outside: 'past' | 'beyond' | null
  /** The dates whose starts are asked for: those of the month, or today's alone where it is outside. */
  from: string
  to: string
}

/** The dates of a month that is asked for on a day (`today`, `YYYY-MM-DD`). */
export function pageDates(wanted: string | undefined, today: string): PageDates {
  const month = wanted ?? today.slice(0, 7)
  const [first, last] = [today.slice(0, 7), addDays(today, FURTHEST_DAYS).slice(0, 7)]
  const outside = month < first ? 'past' : month > last ? 'beyond' : null
  if (outside) return { today, month, outside, from: today, to: today }
  return { today, month, outside, from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) }
}

const datesOf = (month: string) => monthGrid(month).filter((date) => date.startsWith(month))

function showPage(
  { shop, people, asking }: { shop: Shop; people: readonly Person[]; asking: readonly string[] },
  read: readonly AgendaView[],
  { today, month, outside, from, to }: PageDates,
  moved?: StoredAppointment,
): PublicAgenda {
  const range = outside ? null : { from, to }
  const lanes = thinned(read)
  const views = moved ? lanes.map((view) => withMoved(view, moved)) : lanes
  const [view] = views as [AgendaView]
  const { settings } = view
  const agendas = { views, kinds: kindsOf(views) }
  const { id, nome, sobre, telefone, endereco, timeZone, niche, look } = shop
  return {
    company: {
      id,
      nome,
      tipo: companyType(niche, nome),
      sobre,
      telefone,
      endereco,
      ...look,
      time_zone: timeZone,
    },
    services: showServices(agendas, besidesMoved(bookableByCustomers(view.onSale, view), moved), range).map(
      (service) => (asking.includes(service.id) ? { ...service, asks: true as const } : service),
    ),
    people: people.map((person) => showPerson(person, nome)),
    today,
    last: addDays(today, settings.horizon_days),
    days: outside
      ? datesOf(month).map((date) => ({ date, status: outside, slots: [] }))
      : readDays(agendas, { from, to }),
    grid: settings.grid,
    confirm_by_self: settings.confirm_by_self,
  }
}

async function findMoved(tx: Tx, shop: Shop, id: string | undefined): Promise<StoredAppointment> {
  const [row] = id === undefined ? [] : await readAppointments(tx, shop.id, [id])
  if (!row || row.status === 'held' || row.deleted_at !== null) throw new Problem('APPOINTMENT_NOT_FOUND')
  return row
}

/** By name, the company's own agenda by the company's, with what they do by the ids of services; null is everything. */
const showPerson = ({ agendaId, name, offers }: Person, company: string) => ({
  agenda_id: agendaId,
  name: name ?? company,
  services: offers === null || offers.all ? null : offers.services.map(({ id }) => id),
})

/** An agenda in which the service of an appointment that is being moved is the one that was booked. */
function withMoved(view: AgendaView, moved: StoredAppointment): AgendaView {
  const there = asBooked(moved, { publicly: true })(view)
  const [booked] = besidesMoved([], moved) as [AgendaService]
  const others = view.services.filter(({ id }) => id !== moved.service_id)
  if (!there || !serves(view, there)) return { ...view, services: others }
  const { minutes, modality, parts } = there
  return { ...view, services: [{ ...booked, minutes, modality, parts }, ...others] }
}

/** A moved appointment keeps what was booked, whatever has become of its service in the catalogue. */
function besidesMoved(services: AgendaService[], moved: StoredAppointment | undefined): AgendaService[] {
  if (!moved) return services
  const { service_id: id, service_name: name, minutes, modality, price_type, price_cents, people } = moved
  const { parts } = timedOf(moved)
  const prices = [{ type: price_type, cents: price_cents / people }]
  const own = { description: '', category: '', ...services.find((service) => service.id === id) }
  const others = services.filter((service) => service.id !== id)
  return [{ ...own, id, name, minutes, modality, prices, parts }, ...others]
}
