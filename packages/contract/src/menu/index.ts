import * as z from 'zod/mini'
import { fulfilments, orderStatuses, paymentMethods } from '@balcao/domain/orders'
import { CategoryRow, ItemRow } from '../catalogue'
import { CartLine, lineCents as cents } from './cart-line'
import { defineCall } from '../call'
import { couponCode, UsableCoupon } from '../coupons/shapes'
import { routes } from '../call/routes'
import { FeeGroups, HoursRow, MenuImage, ShopLook } from '../company'
import { prose, publicCompany, requiredText, text, uuid } from '../call/shapes'

export { CartLine }

const company = z.object({
  company: publicCompany,
})

/**
 * A shop as its customers see it. Only what is active is in it. Money of rows in cents, of fees in reais.
 * `opens_at` is the next opening as an ISO instant, null when it is open or never opens.
 */
export const PublicMenu = z.object({
  company: z.object({
    id: uuid,
    nome: z.string(),
    sobre: z.nullable(z.string()),
    telefone: z.nullable(z.string()),
    endereco: z.nullable(z.string()),
    cidade: z.nullable(z.string()),
    estado: z.nullable(z.string()),
    ...ShopLook.shape,
    time_zone: z.string(),
  }),
  hours: z.array(HoursRow),
  open: z.boolean(),
  opens_at: z.nullable(z.string()),
  /** It would be open by its hours, and people closed it for now. */
  paused: z.boolean(),
  /** False while customers can only come for it. */
  delivers: z.boolean(),
  catalogue_version: z.int(),
  categories: z.array(CategoryRow),
  items: z.array(ItemRow),
  images: z.array(MenuImage),
  delivery: z.object({
    tempo_entrega: z.int(),
    taxa_entrega: z.number(),
    /** Least that is delivered, and from when on it is free: reais of the items, 0 without such a rule. */
    pedido_minimo: z.number(),
    entrega_gratis: z.number(),
    bairros_taxas: FeeGroups,
  }),
  /** Payment with PIX is offered: the shop has given its key. */
  pix: z.boolean(),
  /** Meal vouchers are taken. */
  voucher: z.boolean(),
  /** An order may be wanted for later (`menu.slots`). */
  schedules: z.boolean(),
})
export type PublicMenu = z.output<typeof PublicMenu>

/** Starts of the windows in which an order may be wanted, as ISO instants in their order. */
const OrderSlots = z.object({ slots: z.array(z.string()), time_zone: z.string() })
export type OrderSlots = z.output<typeof OrderSlots>

export const readMenu = defineCall({
  id: 'menu.read',
  ...routes.readMenu,
  summary: 'The menu as customers see it',
  access: ['public'],
  limit: 'publicRead',
  params: company,
  answer: PublicMenu,
  errors: ['NOT_FOUND'],
})

export const readPopular = defineCall({
  id: 'menu.popular',
  ...routes.readPopular,
  summary: 'Ids of what customers ordered most of late, the first first; some may be off the menu by now',
  access: ['public'],
  limit: 'publicRead',
  params: company,
  answer: z.object({ items: z.array(z.string()) }),
  errors: ['NOT_FOUND'],
  example: { params: { company: '99999999000199' } },
})

export const readMenuSlots = defineCall({
  id: 'menu.slots',
  ...routes.readMenuSlots,
  summary: 'When an order may be wanted, today and tomorrow; empty where the shop takes none for later',
  access: ['public'],
  limit: 'publicRead',
  params: company,
  query: z.object({ fulfilment: z.enum(fulfilments) }),
  answer: OrderSlots,
  errors: ['NOT_FOUND'],
  example: { params: { company: '99999999000199' }, query: { fulfilment: 'pickup' } },
})

export const orderFromMenu = defineCall({
  id: 'menu.order',
  ...routes.orderFromMenu,
  summary:
    'Places an order from the public menu; the shop’s own prices and fees hold, and a difference is said',
  access: ['visit'],
  limit: 'publicOrder',
  params: company,
  bodyLimit: 256 * 1024,
  body: z.strictObject({
    /** The customer’s own UUID for this order: pressed twice, placed once. */
    id: uuid,
    customer_name: requiredText(120),
    customer_phone: requiredText(20),
    fulfilment: z.enum(fulfilments),
    customer_address: z.optional(z.nullable(text(300))),
    neighbourhood: z.optional(z.nullable(text(80))),
    payment_method: z.enum(paymentMethods),
    /** Cents of the note the customer pays with. */
    change_for_cents: z.optional(z.nullable(cents)),
    notes: z.optional(z.nullable(prose(500))),
    /** Start of one of `menu.slots`; left out, the order is wanted at once. */
    scheduled_for: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
    /** Code of a coupon; what it gives is part of the total. */
    coupon: z.optional(z.nullable(couponCode)),
    lines: z.array(CartLine).check(z.minLength(1), z.maxLength(100)),
    fee_cents: cents,
    total_cents: cents,
  }),
  status: 201,
  answer: z.object({
    /** What follows `/cardapio/{company}/pedido/` in the customer’s private link. */
    link: z.string(),
    number: z.int(),
  }),
  errors: [
    'NOT_FOUND',
    'SHOP_CLOSED',
    'BELOW_MINIMUM',
    'COUPON_REFUSED',
    'CART_CHANGED',
    'SLOT_GONE',
    'ORDER_INVALID',
    'IDEMPOTENCY_MISMATCH',
  ],
  example: {
    params: { company: '99999999000199' },
    body: {
      id: '9c4f4b57-98b2-4a0e-8d34-0f1f2d6a7a10',
      customer_name: 'Ana Lima',
      customer_phone: '92991234567',
      fulfilment: 'pickup',
      payment_method: 'pix',
      lines: [{ item_id: 'x-bacon', price_type: 'padrao', quantity: 1, options: [], unit_cents: 2490 }],
      fee_cents: 0,
      total_cents: 2490,
    },
  },
})

/** An order as its customer follows it. Money in cents. */
export const FollowedOrder = z.object({
  number: z.int(),
  status: z.enum(orderStatuses),
  fulfilment: z.enum(fulfilments),
  customer_name: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), total_cents: z.int() })),
  fee_cents: z.int(),
  discount_cents: z.int(),
  /** Code of its coupon. */
  coupon: z.nullable(z.string()),
  /** When it is wanted, if not at once. */
  scheduled_for: z.nullable(z.string()),
  total_cents: z.int(),
  /** What was received of it. */
  paid_cents: z.int(),
  /** What the shop gave back of that, which it is less by. */
  returned_cents: z.int(),
  payment_method: z.enum(paymentMethods),
  /**
   * BR Code to copy, and to draw as a QR code; of what is owed; null when PIX was not chosen, the order is over or paid, or
   * the bank has not given one yet.
   */
  pix_copia_e_cola: z.nullable(z.string()),
  /**
   * The bank's own charge, which confirms itself: `late` once its time is over. Null where the code is the shop's own, whose
   * payment a person of the shop looks for.
   */
  pix_charge: z.nullable(
    z.object({ state: z.enum(['making', 'open', 'late']), expires_at: z.nullable(z.string()) }),
  ),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  company: z.object({ id: uuid, nome: z.string(), telefone: z.nullable(z.string()), time_zone: z.string() }),
  tempo_entrega: z.int(),
})
export type FollowedOrder = z.output<typeof FollowedOrder>

const ownOrder = z.object({ ...company.shape, link: z.string().check(z.minLength(20), z.maxLength(120)) })

export const followOrder = defineCall({
  id: 'menu.follow',
  ...routes.followOrder,
  summary:
    'The order behind a private link; with `version` it answers when the order differs from it, or after 25 s',
  access: ['public'],
  limit: 'publicRead',
  params: ownOrder,
  query: z.object({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) }),
  answer: FollowedOrder,
  errors: ['ORDER_NOT_FOUND'],
})

export const freshMenuPix = defineCall({
  id: 'menu.freshPix',
  ...routes.freshMenuPix,
  summary: 'Another charge for the order behind a private link, once the time of the last one is over',
  access: ['public'],
  limit: 'publicOrder',
  params: ownOrder,
  answer: FollowedOrder,
  errors: ['ORDER_NOT_FOUND'],
})

export const checkMenuCoupon = defineCall({
  id: 'menu.coupon',
  ...routes.checkMenuCoupon,
  summary: 'Whether a customer may use a coupon; `current.why` of the refusal says why not',
  access: ['visit'],
  limit: 'couponCheck',
  params: company,
  body: z.strictObject({ code: couponCode, customer_phone: z.optional(z.nullable(text(20))) }),
  answer: UsableCoupon,
  errors: ['NOT_FOUND', 'COUPON_REFUSED'],
  example: { params: { company: '99999999000199' }, body: { code: 'PIZZA10' } },
})

export const menuCalls = {
  readMenu,
  readPopular,
  readMenuSlots,
  orderFromMenu,
  checkMenuCoupon,
  followOrder,
  freshMenuPix,
}
