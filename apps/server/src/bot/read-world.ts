import type { BotTexts, BotWorld } from '@balcao/domain/bot'
import { withPartsOut, type Item } from '@balcao/domain/catalogue'
import type { PastLine } from '@balcao/domain/menu'
import type { ServiceRules } from '@balcao/domain/scheduling'
import { isVoid, isOpen, balanceOf, orderPixCode, type Fulfilment } from '@balcao/domain/orders'
import { readOnSale } from '../catalogue'
import { readShownProducts } from '../channels'
import { meetAllCoupons } from '../coupons'
import { listPeople, readSchedulingSettings } from '../scheduling'
import { openingOf, slotsOf, type Shop } from '../menu'
import type { Tx } from '../platform/database/database'
import { hasAgenda } from './agenda/agenda-questions'
import { brazilianPhone, type BotCustomer } from './bot-customer'
import type { BotNeeds } from './bot-needs'
import { readOwnAppointments } from './agenda/own-appointments'
import { readTaught } from './lessons/synonyms.store'
import { isMovable, ordersOf, type KnownOrder } from './orders/own-orders'

/** How far back a customer's orders are known to the bot. */
const ORDERS_DAYS = 60

/** What the bot sees: the same catalogue, fees, hours and orders that the counter works with, read now. */
export async function readWorld(
  tx: Tx,
  needs: Pick<BotNeeds, 'openModules' | 'secrets' | 'pagesUrl' | 'menuUrl'>,
  shop: Shop,
  { customer, texts, now }: { customer: BotCustomer | null; texts: BotTexts; now: Date },
): Promise<BotWorld> {
  const { open, opens_at, delivers, minutes } = openingOf(shop, now)
  const isoSlots = (fulfilment: Fulfilment) =>
    slotsOf(shop, fulfilment, now).map((slot) => new Date(slot).toISOString())
  const menu = withPartsOut(await readOnSale(tx, shop.id, 'cardapio'), now.getTime())
  const services = await readOnSale(tx, shop.id, 'servicos')
  const agenda = await hasAgenda(tx, needs, shop, now)
  const everybody = agenda ? await listPeople(tx, shop.id) : []
  // Nobody asks the bot for the shop by its name.
  const people = everybody.flatMap(({ name, ...one }) => (name === null ? [] : [{ ...one, name }]))
  const classes = agenda ? classesOf((await readSchedulingSettings(tx, shop.id)).services) : {}
  const orders = customer ? await ordersOf(tx, shop.id, customer) : []
  const repeatable = orders.find(({ status }) => !isVoid(status))
  const lastDelivery = orders.find(({ customer_address }) => customer_address !== null)
  return {
    now: now.getTime(),
    shop: {
      nome: shop.nome,
      timeZone: shop.timeZone,
      open,
      opensAt: opens_at,
      delivers,
      ...(shop.schedules && { slots: { delivery: isoSlots('delivery'), pickup: isoSlots('pickup') } }),
      hours: shop.hours,
      address: shop.endereco,
      phone: shop.telefone,
      city: shop.cidade,
      deliveryMinutes: minutes,
      baseFeeCents: shop.taxaEntregaCents,
      feeGroups: shop.feeGroups,
      rules: shop.rules,
      pix: shop.pix && { ...shop.pix, city: shop.cidade },
      voucher: shop.voucher,
      menuUrl: needs.menuUrl(shop),
    },
    menu: { categories: menu.categories, items: menu.items },
    services: { categories: services.categories, items: services.items },
    catalogue: customer ? await catalogueOf(tx, shop.id, menu.items, now) : {},
    coupons: await meetAllCoupons(tx, shop.id, {
      phone: customer && brazilianPhone(customer.phone),
      now,
    }),
    agenda,
    people,
    classes,
    customer: {
      name: customer?.name ?? null,
      address: lastDelivery?.customer_address ?? null,
      neighbourhood: lastDelivery?.neighbourhood ?? null,
    },
    orders: orders
      .filter(({ created_at }) => now.getTime() - created_at.getTime() < ORDERS_DAYS * 86_400_000)
      .map((order) => ({
        number: order.number,
        status: order.status,
        fulfilment: order.fulfilment,
        totalCents: order.total_cents,
        owedCents: balanceOf({ totalCents: order.total_cents, paidCents: order.paid_cents }).owedCents,
        placedAt: order.created_at.getTime(),
        paymentMethod: order.payment_method,
        pixCode: isOpen(order.status) ? (order.charge_code ?? orderPixCode(shop, order)) : null,
        ...(order.scheduled_for && { scheduledFor: order.scheduled_for.toISOString() }),
        id: order.id,
        movable: isMovable(order, now),
        ...(order === repeatable && { lines: order.items.map(pastLine) }),
      })),
    appointments: customer ? await readOwnAppointments(tx, needs, shop, customer, now) : [],
    texts,
    synonyms: await readTaught(tx, shop.id),
  }
}

/** The services that several people come to, with how many one booking may be for. */
function classesOf(rules: Readonly<Record<string, Partial<ServiceRules>>>): Record<string, number> {
  const several = Object.entries(rules).filter(([, { seats = 1 }]) => seats > 1)
  return Object.fromEntries(several.map(([id, { people = 1 }]) => [id, people]))
}

/** What the catalogue at WhatsApp calls each item: by our id, or by the shop's own code. The simulator has none. */
async function catalogueOf(
  tx: Tx,
  companyId: string,
  items: readonly Item[],
  now: Date,
): Promise<Record<string, string>> {
  const shown = new Set(await readShownProducts(tx, companyId, now))
  return Object.fromEntries(
    items.flatMap(({ id, codigo }) => {
      const name = [id, codigo].find((one) => one && shown.has(one))
      return name ? [[id, name]] : []
    }),
  )
}

function pastLine({ name, quantity, options, notes, ...item }: KnownOrder['items'][number]): PastLine {
  return {
    itemId: item.product_id,
    name,
    quantity,
    options: options.map((option) => option.name),
    notes,
    unitCents: options.reduce((sum, { price_cents }) => sum + price_cents, item.unit_price_cents),
  }
}
