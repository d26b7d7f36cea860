import type { BotResult, BotVisit } from '@balcao/domain/bot'
import { addDays, serviceRules, type DaySlots } from '@balcao/domain/scheduling'
import { dateIn } from '@balcao/domain/time'
import type { Shop } from '../../menu'
import { Problem } from '../../platform/http/problems'
import type { Tx } from '../../platform/database/database'
import {
  asVisit,
  customerDays,
  daysForMove,
  readAgendas,
  readSchedulingSettings,
  readServices,
  visitDays,
} from '../../scheduling'
import type { BotCustomer } from '../bot-customer'
import type { BotNeeds } from '../bot-needs'
import { findOwnAppointment } from './own-appointments'

/** Days that a customer is offered at once. */
const MOST_DAYS = 31

/** With `appointmentId` it is that appointment which goes to another time. */
type Asked = BotVisit & { appointmentId?: string | undefined }
type NoAgenda = Extract<BotResult, { kind: 'no-agenda' }>

/**
 * Whether the bot can look for times itself: the licence opens the module, and customers may book a service. Only
 * reads, so that whoever books beside this transaction never waits for it.
 */
export async function hasAgenda(
  tx: Tx,
  { openModules }: Pick<BotNeeds, 'openModules'>,
  shop: Shop,
  now: Date,
): Promise<boolean> {
  if (!(await openModules(tx, shop.id)).mod_agendamento) return false
  const settings = await readSchedulingSettings(tx, shop.id)
  const services = await readServices(tx, shop.id, now)
  return services.some(({ id }) => serviceRules(settings, id).bookable)
}

/** The next days with free times for a service or visit, by the rules for customers. */
export async function findBotDays(
  needs: Pick<BotNeeds, 'db' | 'clock'>,
  shop: Shop,
  customer: BotCustomer,
  asked: Asked,
): Promise<Extract<BotResult, { kind: 'days' }> | NoAgenda> {
  const today = dateIn(needs.clock().getTime(), shop.timeZone)
  const days = await findDays(needs, shop, customer, asked, {
    from: today,
    to: addDays(today, MOST_DAYS - 1),
  })
  if (!days) return { kind: 'no-agenda' }
  const free = days.map(({ date, slots }) => ({ date, free: slots.filter(({ fits }) => fits).length }))
  return { kind: 'days', days: free.filter((day) => day.free > 0) }
}

/** The free starts of a day for a service or visit. */
export async function findBotSlots(
  needs: Pick<BotNeeds, 'db' | 'clock'>,
  shop: Shop,
  customer: BotCustomer,
  { date, ...asked }: Asked & { date: string },
): Promise<Extract<BotResult, { kind: 'slots' }> | NoAgenda> {
  const days = await findDays(needs, shop, customer, asked, { from: date, to: date })
  if (!days) return { kind: 'no-agenda' }
  const slots = days.flatMap((day) => day.slots).filter(({ fits }) => fits)
  return { kind: 'slots', date, slots: slots.map(({ start, left }) => ({ start, left })) }
}

/**
 * Null where customers cannot book the service by themselves, the person serves no more, or the appointment is not theirs
 * to move.
 */
function findDays(
  { db, clock }: Pick<BotNeeds, 'db' | 'clock'>,
  shop: Shop,
  customer: BotCustomer,
  { appointmentId, ...asked }: Asked,
  dates: { from: string; to: string },
): Promise<DaySlots[] | null> {
  const found = db.asCompany(shop.id, async (tx) => {
    if (appointmentId !== undefined) {
      const own = await findOwnAppointment(tx, shop, customer, appointmentId, clock())
      return own ? daysForMove(tx, shop.id, own, dates, clock()) : null
    }
    return daysOf(tx, shop.id, asked, { ...dates, now: clock() })
  })
  return found.catch((error: unknown) => {
    if (error instanceof Problem && unknown.includes(error.code)) return null
    throw error
  })
}

const unknown: readonly string[] = ['AGENDA_NOT_FOUND', 'SERVICE_NOT_OFFERED', 'SERVICE_NOT_FOUND']

/** The days of a service for so many people, or of several services of one person or of several in a row. */
async function daysOf(
  tx: Tx,
  companyId: string,
  { serviceId, priceType, also, agendaId, whom, people }: BotVisit,
  dates: { from: string; to: string; now: Date },
): Promise<DaySlots[] | null> {
  const settings = await readSchedulingSettings(tx, companyId)
  const each = [{ serviceId, priceType, agendaId: whom }, ...(also ?? [])]
  if (!each.every((one) => serviceRules(settings, one.serviceId).bookable)) return null
  if (also) {
    const parts = each.map((one) => ({ ...one, agendaId: one.agendaId ?? agendaId }))
    return visitDays(tx, companyId, parts, dates)
  }
  const views = await readAgendas(tx, companyId, { agendaId, forCustomers: true, ...dates })
  const isOnSale = views[0]!.onSale.some(({ id }) => id === serviceId)
  return isOnSale ? customerDays(views, asVisit([serviceId], people), dates) : null
}
