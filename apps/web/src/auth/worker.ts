import { roles, type Role } from '@balcao/contract/roles'
import type { KeyValue } from '../lib/caches/storage'
import { sessionKeys } from './session'

/** Who works in this browser, as the server says (auth.currentSession). `employee` null: the company's own account. */
export interface Worker {
  role: Role
  employee: { id: string; nome: string } | null
}

/** Who signs in with the company's password. */
export const ownAccount: Worker = { role: 'dono', employee: null }

/** Keeps who it is, so that the next screen shows at once; what one may do is decided by the server. */
export function saveWorker(store: KeyValue, { role, employee }: Worker) {
  const kept = employee && { id: employee.id, nome: employee.nome }
  store.set(sessionKeys.worker, JSON.stringify({ role, employee: kept }))
}

/** Who was kept, or null when nobody was, or when it makes no sense. */
export function readWorker(store: KeyValue): Worker | null {
  try {
    const value: unknown = JSON.parse(store.get(sessionKeys.worker) ?? 'null')
    return isWorker(value) ? value : null
  } catch {
    return null
  }
}

/** The same person in the same role. */
export function isSameWorker(one: Worker, other: Worker): boolean {
  return one.role === other.role && one.employee?.id === other.employee?.id
}

function isWorker(value: unknown): value is Worker {
  if (typeof value !== 'object' || value === null) return false
  const { role, employee } = value as Partial<Record<keyof Worker, unknown>>
  return roles.includes(role as Role) && (employee === null || isEmployee(employee))
}

function isEmployee(value: unknown): value is NonNullable<Worker['employee']> {
  if (typeof value !== 'object' || value === null) return false
  const { id, nome } = value as Record<string, unknown>
  return typeof id === 'string' && typeof nome === 'string'
}
