import { emptyBot, type BotState, type Step } from './state'

/** What was stored, or the empty state where that is unknown or of another version: an old row never stops a turn. */
export function readBotState(value: unknown): BotState {
  return isState(value) ? value : emptyBot
}

function isState(value: unknown): value is BotState {
  if (!isRecord(value) || value.version !== 1 || !isRecord(value.step)) return false
  const { at } = value.step
  return (
    typeof at === 'string' &&
    Object.hasOwn(steps, at) &&
    Object.entries(emptyBot).every(([field, sample]) => isAlike(value[field], sample)) &&
    (value.typed === null || isRecord(value.typed))
  )
}

const steps: Record<Step['at'], true> = {
  quiet: true,
  menu: true,
  resume: true,
  category: true,
  item: true,
  which: true,
  variant: true,
  halves: true,
  options: true,
  quantity: true,
  understood: true,
  doubt: true,
  cart: true,
  remove: true,
  note: true,
  empty: true,
  fulfilment: true,
  neighbourhood: true,
  address: true,
  'customer-name': true,
  moment: true,
  payment: true,
  change: true,
  confirm: true,
  'service-category': true,
  service: true,
  'service-variant': true,
  person: true,
  people: true,
  day: true,
  slot: true,
  'booking-name': true,
  'booking-confirm': true,
  'own-appointments': true,
  'own-appointment': true,
  'appointment-cancel': true,
  'appointment-move': true,
  'which-order': true,
  'order-moment': true,
  'order-move': true,
  waiting: true,
  done: true,
}

/** Fields that may be null hold a number, a text or an object otherwise: the writer is a version of this product. */
function isAlike(value: unknown, sample: unknown): boolean {
  if (sample === null) return value !== undefined
  if (Array.isArray(sample)) return Array.isArray(value)
  return typeof value === typeof sample && value !== null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
