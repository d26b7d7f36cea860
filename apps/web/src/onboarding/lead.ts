import type { Lead } from '@balcao/contract/onboarding'
import { niches, normalizeCnpj } from '@balcao/domain/company'
import type { ApiError } from '../lib/http/api-error'
import type { onboarding } from '../i18n/locales/pt/entry/onboarding'

/** The lead form as typed; cnpj and phone masked, nicho empty until chosen. */
export type LeadValues = Record<keyof Lead, string>

export const emptyLead: LeadValues = {
  empresa: '',
  cnpj: '',
  email: '',
  responsavel: '',
  telefone: '',
  nicho: '',
}

export interface LeadProblem {
  field: keyof LeadValues
  key: keyof typeof onboarding
}

/** What the form says beside a field that the server refused. */
const refusals: Record<keyof LeadValues, LeadProblem['key']> = {
  empresa: 'companyMissing',
  cnpj: 'cnpjInvalid',
  email: 'emailInvalid',
  responsavel: 'responsibleMissing',
  telefone: 'phoneInvalid',
  nicho: 'nicheMissing',
}

/** The first field that the server's refusal names, with its sentence; null when it names none of the form. */
export function refusedField(refusal: Pick<ApiError, 'code' | 'fields'>): LeadProblem | null {
  const paths = refusal.code === 'INVALID_CNPJ' ? ['cnpj'] : refusal.fields.map(({ path }) => path)
  const field = (Object.keys(refusals) as (keyof LeadValues)[]).find((each) => paths.includes(each))
  return field ? { field, key: refusals[field] } : null
}

/**
 * The payload, trimmed, with the CNPJ bare (LEAD-17), or the first problem in the order of LEAD-18 to LEAD-24.
 */
export function readLead(values: LeadValues): { lead: Lead } | { problem: LeadProblem } {
  const empresa = values.empresa.trim()
  const cnpj = normalizeCnpj(values.cnpj)
  const email = values.email.trim()
  const responsavel = values.responsavel.trim()
  const telefone = values.telefone.trim()
  const nicho = niches.find((niche) => niche === values.nicho)
  if (empresa === '') return { problem: { field: 'empresa', key: 'companyMissing' } }
  if (cnpj.length !== 14) return { problem: { field: 'cnpj', key: 'cnpjLength' } }
  if (!email.includes('@')) return { problem: { field: 'email', key: 'emailInvalid' } }
  if (responsavel === '') return { problem: { field: 'responsavel', key: 'responsibleMissing' } }
  if (telefone === '') return { problem: { field: 'telefone', key: 'phoneMissing' } }
  if (!nicho) return { problem: { field: 'nicho', key: 'nicheMissing' } }
  return { lead: { empresa, cnpj, email, responsavel, telefone, nicho } }
}
