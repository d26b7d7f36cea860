import { isOpenAt, weekOf } from '../../hours'
import { formatBrl } from '../../money'
import { takesPayment } from '../../orders'
import { notTaken, pickupOnlyWords } from './checkout'
import { feeTo } from './fees'
import { MAX_ADDRESS, MAX_NAME, MAX_ORDER_NOTES, MAX_SAID } from '../model/limits'
import type { BotWorld } from '../model/model'
import type { Checkout } from '../model/state'
import { dateIn, instantAt } from '../../time/wall-clock'
import { cut } from '../words/prompt-limits'
import { tidy } from '../words/tidy'
import type { SaidAhead } from '../reading'
import { isNumbered } from '../understand'

const HALF_DAY = 12
const DAY = 24 * 3_600_000

/** Whether a message said anything of how the order is had and paid. */
export function saysAhead(ahead: SaidAhead): boolean {
  const { notes, noChange, ...others } = ahead
  return noChange || notes.length > 0 || Object.values(others).some((value) => value !== null)
}

/**
 * The checkout with what was said ahead, each thing in its place, and what has to be said about it: a place that the shop
 * does not deliver to, a way to pay that it does not take. Nothing that was said before is lost by what is not said now,
 * but a street in another neighbourhood: unless `keepsStreet` it is asked again.
 */
export function withAhead(
  before: Checkout,
  ahead: SaidAhead,
  world: BotWorld,
  keepsStreet: boolean,
): { checkout: Checkout; notices: string[] } {
  if (!saysAhead(ahead)) return { checkout: before, notices: [] }
  const notices: string[] = []
  const checkout = { ...before }
  if (ahead.fulfilment === 'pickup') {
    Object.assign(checkout, { fulfilment: 'pickup', neighbourhood: null, feeCents: null, address: null })
  } else if (ahead.fulfilment === 'delivery' && !world.shop.delivers) {
    notices.push(pickupOnlyWords)
  } else if (ahead.fulfilment === 'delivery') {
    checkout.fulfilment = 'delivery'
    if (world.shop.feeGroups.length === 0) checkout.feeCents = world.shop.baseFeeCents
  }
  if (ahead.outside !== null) {
    notices.push(`Não entregamos em ${cut(ahead.outside, MAX_SAID)}. Dá para retirar na loja.`)
  }
  if (ahead.neighbourhood !== null) {
    const fee = feeTo(world, ahead.neighbourhood)
    if (fee.kind === 'fee') {
      const isNew = checkout.neighbourhood !== fee.bairro || checkout.feeCents !== fee.centavos
      checkout.neighbourhood = fee.bairro ?? ahead.neighbourhood
      if (isNew) notices.push(`Entrega em ${checkout.neighbourhood}: ${formatBrl(fee.centavos)}.`)
      checkout.feeCents = fee.centavos
    }
  }
  if (ahead.address !== null && isNumbered(ahead.address)) {
    Object.assign(checkout, { address: tidy(ahead.address, MAX_ADDRESS), former: null })
  } else if (!keepsStreet && isElsewhere(checkout, before)) {
    Object.assign(checkout, { address: null, former: before.address })
  }
  if (ahead.name !== null) checkout.name = tidy(ahead.name, MAX_NAME)
  if (ahead.time !== null)
    Object.assign(checkout, { time: timeMeant(ahead, world), tomorrow: ahead.tomorrow ?? null, moment: null })
  if (ahead.notes.length > 0) {
    const notes = [before.notes, ...ahead.notes].filter(Boolean).join('; ')
    checkout.notes = tidy(notes, MAX_ORDER_NOTES)
  }
  notices.push(...paid(checkout, ahead, world))
  return { checkout, notices }
}

/** 'Às oito e meia' is the next such time at which the shop is open; as it was said where it is open at neither. */
function timeMeant({ time, eitherHalf, tomorrow }: SaidAhead, { now, shop }: BotWorld): string | null {
  if (!eitherHalf || time === null || shop.hours.length === 0) return time
  const later = time.replace(/^\d+/, (hour) => String(Number(hour) + HALF_DAY))
  const week = weekOf([...shop.hours])
  const day = dateIn(now + (tomorrow ? DAY : 0), shop.timeZone)
  const isToCome = (clock: string) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number)
    const instant = instantAt({ date: day, minutes: hours * 60 + minutes }, shop.timeZone)
    return instant > now && isOpenAt(week, instant, shop.timeZone)
  }
  return [time, later].find(isToCome) ?? time
}

/** An address stands that was said for another neighbourhood. */
function isElsewhere({ address, neighbourhood }: Checkout, before: Checkout): boolean {
  return address !== null && before.neighbourhood !== null && before.neighbourhood !== neighbourhood
}

function paid(
  checkout: Checkout,
  { payment, changeForCents, noChange }: SaidAhead,
  { shop }: BotWorld,
): string[] {
  if (payment === 'card') {
    Object.assign(checkout, { payment: null, card: true, changeForCents: null, changeAsked: false })
    return []
  }
  if (payment !== null && !takesPayment(shop, payment)) return [notTaken(payment)]
  const isCash = payment === 'cash' || changeForCents !== null || noChange
  if (payment !== null || isCash) {
    const way = isCash ? 'cash' : payment
    const isSame = checkout.payment === way
    Object.assign(
      checkout,
      { payment: way, card: false },
      !isSame && { changeForCents: null, changeAsked: false },
    )
  }
  if (changeForCents !== null) Object.assign(checkout, { changeForCents, changeAsked: true })
  else if (noChange) Object.assign(checkout, { changeForCents: null, changeAsked: true })
  return []
}
