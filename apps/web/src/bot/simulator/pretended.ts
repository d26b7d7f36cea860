import type { BotEffect, BotOrder, BotResult, BotWorld } from '@balcao/domain/bot'
import { rangesOn, weekOf } from '@balcao/domain/hours'
import { priceCart, type PastLine, type PricedLine } from '@balcao/domain/menu'
import { orderPixCode } from '@balcao/domain/orders'
import { addDays } from '@balcao/domain/scheduling/light'
import { dateIn, instantAt } from '@balcao/domain/time'

/** What was ordered in a simulation, newest first, as the bot would see it. Nothing of it exists anywhere. */
export interface Pretended {
  orders: readonly (BotWorld['orders'][number] & { key: number })[]
}

export const nothingPretended: Pretended = { orders: [] }

/** Days that a pretend agenda offers, and times on each. */
const DAYS = 3
const SLOTS = 3

/**
 * What the shop would answer to an effect, without asking anybody: orders count from 1, and the same key is the same
 * order; an agenda, where there is one, has times on every day on which the shop opens. `result` is null for effects
 * that are only told.
 */
export function answerEffect(
  pretended: Pretended,
  effect: BotEffect,
  world: BotWorld,
): { pretended: Pretended; result: BotResult | null } {
  switch (effect.kind) {
    case 'place-order':
      return placeOrder(pretended, effect.order, world)
    case 'find-days':
      return {
        pretended,
        result: world.agenda ? { kind: 'days', days: pretendDays(world) } : { kind: 'no-agenda' },
      }
    case 'find-slots': {
      const { date } = effect
      if (!world.agenda) return { pretended, result: { kind: 'no-agenda' } }
      return { pretended, result: { kind: 'slots', date, slots: pretendSlots(date, world) } }
    }
    case 'book':
      return {
        pretended,
        result: world.agenda
          ? { kind: 'booked', start: effect.start, link: null, pending: true }
          : { kind: 'no-agenda' },
      }
    // Nobody has an appointment here.
    case 'cancel-appointment':
      return { pretended, result: { kind: 'not-cancelled', why: 'gone' } }
    case 'move-appointment':
      return { pretended, result: { kind: 'not-moved', why: 'gone' } }
    // Nothing is ordered for later here.
    case 'move-order':
      return { pretended, result: { kind: 'order-not-moved', why: 'gone' } }
    default:
      return { pretended, result: null }
  }
}

function placeOrder(
  pretended: Pretended,
  order: BotOrder,
  world: BotWorld,
): { pretended: Pretended; result: BotResult } {
  const known = pretended.orders.find(({ key }) => key === order.key)
  if (known) return { pretended, result: placed(known) }
  if (!world.shop.open) return { pretended, result: { kind: 'not-placed', why: 'closed' } }
  const number = pretended.orders.length + 1
  const row = {
    key: order.key,
    number,
    status: 'analysis' as const,
    fulfilment: order.fulfilment,
    totalCents: order.totalCents,
    placedAt: world.now,
    paymentMethod: order.paymentMethod,
    pixCode: pretendPix(number, order, world),
    lines: priceCart(world.menu, order.lines, world.now).lines.map(pastLine),
  }
  return { pretended: { orders: [row, ...pretended.orders] }, result: placed(row) }
}

function pastLine({ item_id, name, quantity, options, notes, unit_cents }: PricedLine): PastLine {
  const names = options.map((option) => option.name)
  return { itemId: item_id, name, quantity, options: names, notes, unitCents: unit_cents }
}

function placed({ number, totalCents, pixCode }: Pretended['orders'][number]): BotResult {
  return { kind: 'placed', number, totalCents, pixCode, link: null }
}

/** The code that the shop's own key would give; null for other payments, and where the key makes none. */
function pretendPix(number: number, order: BotOrder, { shop }: BotWorld): string | null {
  try {
    return orderPixCode(
      { nome: shop.nome, cidade: shop.city, pix: shop.pix },
      {
        id: `TESTE${number}`,
        payment_method: order.paymentMethod,
        status: 'analysis',
        total_cents: order.totalCents,
        paid_cents: 0,
      },
    )
  } catch {
    return null
  }
}

function pretendDays(world: BotWorld): { date: string; free: number }[] {
  const week = weekOf(world.shop.hours)
  const today = dateIn(world.now, world.shop.timeZone)
  return Array.from({ length: 14 }, (_, index) => addDays(today, index))
    .filter((date) => rangesOn(week, date).length > 0 && pretendSlots(date, world).length > 0)
    .slice(0, DAYS)
    .map((date) => ({ date, free: SLOTS }))
}

/** Full hours from the opening on that are still to come. */
function pretendSlots(date: string, { shop, now }: BotWorld): { start: string }[] {
  return rangesOn(weekOf(shop.hours), date)
    .flatMap(({ start, end }) =>
      Array.from({ length: Math.floor((end - start) / 60) }, (_, hour) => start + hour * 60),
    )
    .map((minutes) => instantAt({ date, minutes }, shop.timeZone))
    .filter((start) => start > now)
    .slice(0, SLOTS)
    .map((start) => ({ start: new Date(start).toISOString() }))
}
