import { moduleFlag } from '@balcao/domain/licence'
import { unreadable } from '../lib/http/read-answer'

/** A company found by its CNPJ, before anyone is signed in. */
export interface FoundCompany {
  id: string
  name: string
  /** Masked by the server. */
  email: string
  hasPassword: boolean
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads a lookup answer: `exists` with `empresa`, or `success` with `empresa` or `cliente`, each an object or a
 * list whose first item counts (CALL-28..30). Null when there is no such company (LOGIN-23). Throws ApiError
 * UNREADABLE when the answer is none of these.
 */
export function readLookup(answer: unknown): FoundCompany | null {
  if (!isFields(answer) || !('exists' in answer || 'success' in answer)) throw unreadable(200)
  const found = moduleFlag('exists' in answer ? answer.exists : answer.success)
  const company = first(answer.empresa) ?? first(answer.cliente)
  if (!found || !company) return null
  return {
    id: text(company.id),
    name: text(company.nome) || text(company.name) || text(company.nome_empresa),
    email: text(company.email_cliente) || text(company.email),
    hasPassword: moduleFlag(company.senha_definida),
  }
}

function first(value: unknown): Fields | undefined {
  const item: unknown = Array.isArray(value) ? value[0] : value
  return isFields(item) ? item : undefined
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
