import { modulesOf, type Modules } from '@balcao/domain/licence'
import type { KeyValue } from '../lib/caches/storage'

/** The signed-in company as the browser keeps it (SESS-01). `token` is a placeholder, never a credential. */
export interface StoredUser {
  id: string
  name: string
  cnpj: string
  email: string
  token: string
}

/** Names in browser storage. The gateway and Google names are only ever removed: those secrets live on the server. */
export const sessionKeys = {
  user: 'balcao.user',
  modules: 'balcao.modules',
  cnpj: 'balcao.cnpj',
  worker: 'balcao.worker',
  gatewayToken: 'balcao.gateway.token',
  gatewayUser: 'balcao.gateway.user',
  googleAccessToken: 'balcao.google.accessToken',
  googleRefreshToken: 'balcao.google.refreshToken',
} as const

/** Builds the stored user from a company record; `cnpj` is bare (SESS-02, SESS-03, SESS-04). */
export function userOf(record: Readonly<Record<string, unknown>>, cnpj: string): StoredUser {
  return {
    id: text(record.id) || cnpj,
    name: text(record.nome) || text(record.nome_empresa) || text(record.name) || 'Empresa',
    cnpj,
    email: text(record.email_cliente) || text(record.email),
    token: `local-${cnpj}`,
  }
}

/** Keeps user, modules and company number (SESS-05, SESS-06, SESS-14). */
export function saveSession(store: KeyValue, user: StoredUser, modules: Modules) {
  store.set(sessionKeys.user, JSON.stringify(user))
  store.set(sessionKeys.cnpj, user.cnpj)
  saveModules(store, modules)
}

export function saveModules(store: KeyValue, modules: Modules) {
  store.set(sessionKeys.modules, JSON.stringify(modules))
}

/** The saved user, or null. A corrupt one is removed together with the modules (SESS-12). */
export function readUser(store: KeyValue): StoredUser | null {
  const saved = store.get(sessionKeys.user)
  if (saved === null) return null
  const value = parse(saved)
  if (isUser(value)) return value
  clearSession(store)
  return null
}

/** The cached modules, or null when there are none or they cannot be parsed (SESS-10, SESS-11). */
export function readModules(store: KeyValue): Modules | null {
  const value = parse(store.get(sessionKeys.modules) ?? '')
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? modulesOf(value) : null
}

/** Removes everything a session leaves in the browser (SESS-17). */
export function clearSession(store: KeyValue) {
  for (const key of Object.values(sessionKeys)) store.remove(key)
}

function isUser(value: unknown): value is StoredUser {
  if (typeof value !== 'object' || value === null) return false
  const user = value as Partial<Record<keyof StoredUser, unknown>>
  return text(user.cnpj) !== '' && typeof user.id === 'string' && typeof user.name === 'string'
}

function parse(saved: string): unknown {
  try {
    return JSON.parse(saved) as unknown
  } catch {
    return undefined
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}
