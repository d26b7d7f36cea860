import type { KeyValue } from '../../lib/caches/storage'
import { emptyForm, noChoice, type Choice, type CustomerForm, type Picked } from './choice'
import type { Whom } from './visit'

const keyOf = (company: string) => `balcao.booking.${company}`

/**
 * What was chosen and typed on this page before a reload. `asked` is the service that the page's address asks for: what
 * was kept under another address gives up its choice, not its words. What cannot be read counts as nothing.
 */
export function readChoice(store: KeyValue, company: string, asked: string | null): Choice {
  const fresh = noChoice(asked)
  try {
    const kept = JSON.parse(store.get(keyOf(company)) ?? 'null') as Record<string, unknown> | null
    if (!isRecord(kept)) return fresh
    const form = readForm(kept.form)
    if (textOrNull(kept.asked) !== asked) return { ...fresh, form }
    return {
      wish: readRequested(kept.wish),
      date: textOrNull(kept.date),
      slot: textOrNull(kept.slot),
      service: readService(kept.service),
      bookingId: textOrNull(kept.bookingId) ?? '',
      people: countOr(kept.people) ?? 1,
      form,
    }
  } catch {
    return fresh
  }
}

/** Keeps it under the address that asked for the service `asked`. */
export function keepChoice(store: KeyValue, company: string, asked: string | null, choice: Choice) {
  store.set(keyOf(company), JSON.stringify({ ...choice, asked }))
}

/** Browser storage that ends with the tab; it may be missing or full, as `storage` may. */
export const tabStorage: KeyValue = {
  get(key) {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key, value) {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      return
    }
  },
  remove(key) {
    try {
      sessionStorage.removeItem(key)
    } catch {
      return
    }
  },
}

function readRequested(value: unknown): Choice['wish'] {
  if (!isRecord(value) || typeof value.id !== 'string') return null
  const also = (Array.isArray(value.also) ? value.also : []).flatMap((one) => readRequested(one) ?? [])
  return { id: value.id, type: textOrNull(value.type), ...readWhom(value), ...(also.length > 0 && { also }) }
}

function readService(value: unknown): Choice['service'] {
  if (!isRecord(value)) return null
  const first = readPicked(value)
  const { start } = value
  if (!first || typeof start !== 'string') return null
  const also = (Array.isArray(value.also) ? value.also : []).flatMap((one) => readPicked(one) ?? [])
  const most = countOr(value.most)
  return { ...first, start, ...(most !== null && { most }), ...(also.length > 0 && { also }) }
}

function readPicked(value: unknown): Picked | null {
  if (!isRecord(value)) return null
  const { id, type } = value
  return typeof id === 'string' && typeof type === 'string' ? { id, type, ...readWhom(value) } : null
}

const readWhom = ({ whom }: Record<string, unknown>): Whom =>
  typeof whom === 'string' || whom === null ? { whom } : {}

function readForm(value: unknown): CustomerForm {
  const kept = isRecord(value) ? value : {}
  const text = (name: string) => (typeof kept[name] === 'string' ? kept[name].slice(0, 1000) : '')
  return {
    ...emptyForm,
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    address: text('address'),
    notes: text('notes'),
    consent: kept.consent === true,
    answers: readTexts(kept.answers),
  }
}

function readTexts(value: unknown): Record<string, string> {
  const texts = Object.entries(isRecord(value) ? value : {}).slice(0, 60)
  return Object.fromEntries(texts.flatMap(([id, text]) => (typeof text === 'string' ? [[id, text]] : [])))
}

const countOr = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : null

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
