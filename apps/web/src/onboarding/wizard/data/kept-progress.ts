import type { KeyValue } from '../../../lib/caches/storage'
import { emptyValues, type OnboardingValues } from './values'

const key = 'balcao.onboarding'
const lifeMs = 7 * 86_400_000

/** What a browser keeps of an onboarding until it is finished; the files lie on the server. */
export interface KeptProgress {
  /** Bare. */
  cnpj: string
  step: 'company' | 'delivery'
  values: OnboardingValues
}

/** Keeps the progress of an onboarding in this browser, for as long as its cookie lives. */
export function keepProgress(store: KeyValue, progress: KeptProgress, now: number): void {
  store.set(key, JSON.stringify({ ...progress, at: now }))
}

/** The progress that was kept for a CNPJ, or null; what is spoilt, too old or another company's is thrown away. */
export function findProgress(store: KeyValue, cnpj: string, now: number): KeptProgress | null {
  const kept = parsed(store.get(key))
  const { cnpj: of, step, values, at } = kept ?? {}
  const lives = typeof at === 'number' && at <= now && now - at < lifeMs
  if (lives && of === cnpj && (step === 'company' || step === 'delivery') && isComplete(values))
    return { cnpj, step, values }
  store.remove(key)
  return null
}

export function forgetProgress(store: KeyValue): void {
  store.remove(key)
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Whether it has the fields of today, each of its own kind: an older page may have kept others. */
function isComplete(value: unknown): value is OnboardingValues {
  if (typeof value !== 'object' || value === null) return false
  const kept = value as Record<string, unknown>
  return Object.entries(emptyValues()).every(
    ([name, empty]) =>
      typeof kept[name] === typeof empty && Array.isArray(kept[name]) === Array.isArray(empty),
  )
}
