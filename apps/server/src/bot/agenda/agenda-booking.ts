import type { BotEffect, BotResult, BotVisit } from '@balcao/domain/bot'
import { formatPhone, isValidPhone, normalizePhone } from '@balcao/domain/company'
import { dateIn } from '@balcao/domain/time'
import type { Shop } from '../../menu'
import { Problem } from '../../platform/http/problems'
import { uuidOf } from '../../platform/uuid-of'
import { book, bookedWhole, privateUrl, readAppointments } from '../../scheduling'
import { findBotSlots } from './agenda-questions'
import type { BotNeeds } from '../bot-needs'
import type { BotCustomer } from '../bot-customer'

type BookEffect = Extract<BotEffect, { kind: 'book' }>
type Booked = Extract<BotResult, { kind: 'booked' | 'slot-taken' | 'too-many' | 'no-agenda' | 'not-offered' }>

/**
 * Books what a customer confirmed, by the rules for customers. The same conversation has one appointment for the same
 * services at a start, however often the turn is repeated; a taken time is answered with others.
 */
export async function bookByBot(
  needs: Pick<BotNeeds, 'db' | 'clock' | 'secrets' | 'pagesUrl'>,
  shop: Shop,
  customer: BotCustomer,
  { kind: _kind, start, customerName, ...visit }: BookEffect,
): Promise<Booked> {
  const { serviceId, priceType, agendaId, whom, also, people } = visit
  const what = [serviceId, ...(also ?? []).map((part) => part.serviceId)].join('+')
  const many = people === undefined ? '' : ` ${people}`
  const id = await freshIdOf(needs, shop, `bot-booking ${customer.conversationId} ${what} ${start}${many}`)
  try {
    const row = await book(needs, shop.id, {
      id,
      serviceId,
      priceType,
      startsAt: start,
      agendaId,
      whom,
      also,
      people,
      publicly: true,
      source: 'bot',
      person: { client: customerName, phone: phoneOf(customer) },
      conversationId: customer.conversationId,
    })
    const pending = row.status === 'pending'
    const link = privateUrl(needs, shop.id, row.id)
    return {
      kind: 'booked',
      start: row.starts_at.toISOString(),
      link,
      pending,
      ...bookedWhole(row),
      asks: row.questions?.needed ?? false,
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'SERVICE_NOT_OFFERED') return { kind: 'not-offered' }
    if (error.code === 'TOO_MANY_BOOKINGS') return { kind: 'too-many' }
    if (error.code === 'SLOT_TAKEN')
      return { kind: 'slot-taken', ...(error.detail.current as { slots: { start: string }[] }) }
    if (error.code === 'APPOINTMENT_INVALID' || error.code === 'IDEMPOTENCY_MISMATCH')
      return othersOf(needs, shop, customer, { ...visit, start })
    return { kind: 'no-agenda' }
  }
}

/** The id of these words; where what they once named is over, the next one. */
async function freshIdOf(
  { db }: Pick<BotNeeds, 'db'>,
  shop: Shop,
  words: string,
  attempt = 0,
): Promise<string> {
  const id = uuidOf(attempt === 0 ? words : `${words} ${attempt}`)
  const [known] = await db.asCompany(shop.id, (tx) => readAppointments(tx, shop.id, [id]))
  const isOver = known !== undefined && (known.deleted_at !== null || known.status === 'cancelled')
  return isOver ? freshIdOf({ db }, shop, words, attempt + 1) : id
}

/** The day was closed meanwhile, or the same customer has that time under another name. */
async function othersOf(
  needs: Pick<BotNeeds, 'db' | 'clock'>,
  shop: Shop,
  customer: BotCustomer,
  { start, ...asked }: BotVisit & { start: string },
): Promise<Booked> {
  const date = dateIn(Date.parse(start), shop.timeZone)
  const found = await findBotSlots(needs, shop, customer, { ...asked, date })
  return found.kind === 'slots' ? { kind: 'slot-taken', slots: found.slots } : found
}

/** As the counter writes phones; one from abroad whole. A hidden one is reached by the conversation alone. */
function phoneOf({ phone }: BotCustomer): string {
  if (phone === null) return 'WhatsApp'
  return phone.startsWith('55') && isValidPhone(phone) ? formatPhone(normalizePhone(phone)) : `+${phone}`
}
