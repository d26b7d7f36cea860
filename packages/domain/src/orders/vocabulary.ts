/**
 * The main road is analysis → production → ready (ORD-23); the others stand beside it (decisions 0023, 0032). Only what
 * is delivered is ever dispatched.
 */
export const orderStatuses = [
  'analysis',
  'production',
  'ready',
  'dispatched',
  'delivered',
  'cancelled',
  'refused',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const fulfilments = ['delivery', 'pickup'] as const
export type Fulfilment = (typeof fulfilments)[number]

export const paymentMethods = ['pix', 'cash', 'credit_card', 'debit_card', 'voucher', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Where an order came from. */
export const orderSources = ['counter', 'api', 'bot', 'menu'] as const
export type OrderSource = (typeof orderSources)[number]

/** Sources that nobody of the shop stands at, so that their orders may be accepted by themselves. */
export const orderChannels = ['menu', 'bot', 'api'] as const satisfies OrderSource[]
export type OrderChannel = (typeof orderChannels)[number]

export const cancelReasons = [
  'customer_gave_up',
  'not_paid',
  'item_unavailable',
  'duplicate',
  'out_of_area',
  'no_courier',
  'suspected_fraud',
  'closed',
  'internal',
  'other',
] as const
export type CancelReason = (typeof cancelReasons)[number]
