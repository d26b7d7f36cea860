import { normalizeCnpj } from '@balcao/domain/company'

/** The lead of a CNPJ; `email` is masked by the server and may be missing. */
export interface FoundLead {
  name: string
  cnpj: string
  email: string
}

type Fields = Readonly<Record<string, unknown>>

/**
 * The lead in an answer of check-cnpj-lead: a list with a lead or with a list of leads (CALL-33), an object with a
 * list of leads (CALL-34), or the lead itself (CALL-35). Null when none of them names a company with its CNPJ.
 */
export function readLead(answer: unknown, depth = 0): FoundLead | null {
  if (depth > 3 || typeof answer !== 'object' || answer === null) return null
  if (Array.isArray(answer)) return firstOf(answer, depth)
  const { nome_empresa: name, cnpj, email } = answer as Fields
  if (typeof name === 'string' && name.trim() !== '' && typeof cnpj === 'string')
    return { name: name.trim(), cnpj: normalizeCnpj(cnpj), email: typeof email === 'string' ? email : '' }
  return firstOf(
    Object.values(answer).filter((value) => typeof value === 'object'),
    depth,
  )
}

function firstOf(values: readonly unknown[], depth: number): FoundLead | null {
  for (const value of values) {
    const lead = readLead(value, depth + 1)
    if (lead) return lead
  }
  return null
}
