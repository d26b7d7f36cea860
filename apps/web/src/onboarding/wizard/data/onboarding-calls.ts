import type { findAddress } from '@balcao/contract/company'
import type {
  checkCnpjLead,
  Onboarding,
  OnboardingSoFar,
  readOnboarding,
  removeMenuFile,
  sendLeadCode,
  submitOnboarding,
  verifyLeadCode,
} from '@balcao/contract/onboarding'
import { routes } from '@balcao/contract/routes'
import { normalizeCep, normalizeCnpj } from '@balcao/domain/company'
import { hasCode } from '../../../lib/http/api-error'
import { callForStatus, callLoosely } from '../../../lib/http/send'
import { readLead, type FoundLead } from './read-lead'

/** The lead of a CNPJ; null when it has none or is none (ONB-39). Throws ApiError when the call fails (ONB-40). */
export async function findLead(typed: string): Promise<FoundLead | null> {
  const cnpj = normalizeCnpj(typed)
  try {
    const answer = await callLoosely<typeof checkCnpjLead>(routes.checkCnpjLead, { body: { cnpj } })
    const lead = readLead(answer)
    return lead?.cnpj === cnpj ? lead : null
  } catch (error) {
    if (hasCode(error, 'LEAD_NOT_FOUND', 'INVALID_CNPJ', 'INVALID_INPUT')) return null
    throw error
  }
}

export async function sendCode(cnpj: string): Promise<void> {
  await callLoosely<typeof sendLeadCode>(routes.sendLeadCode, { body: { cnpj } })
}

export async function verifyCode(cnpj: string, code: string): Promise<void> {
  await callLoosely<typeof verifyLeadCode>(routes.verifyLeadCode, { body: { cnpj, code } })
}

/** What the server knows of this browser's onboarding; null without a living cookie. */
export async function readSoFar(): Promise<OnboardingSoFar | null> {
  try {
    return (await callLoosely<typeof readOnboarding>(routes.readOnboarding, {})) as OnboardingSoFar
  } catch (error) {
    if (hasCode(error, 'UNAUTHENTICATED')) return null
    throw error
  }
}

export async function takeBackFile(fileId: string): Promise<void> {
  await callForStatus<typeof removeMenuFile>(routes.removeMenuFile, { params: { fileId } })
}

/** Sends the onboarding. Success is the HTTP status alone (CALL-38). */
export async function submit(onboarding: Onboarding): Promise<void> {
  await callForStatus<typeof submitOnboarding>(routes.submitOnboarding, { body: onboarding })
}

export interface FoundAddress {
  street: string
  neighborhood: string
  city: string
  state: string
}

/** The address of a postal code; null when there is none (`erro`, ONB-41). */
export async function findAddressOf(cep: string, signal: AbortSignal): Promise<FoundAddress | null> {
  const answer = (await callLoosely<typeof findAddress>(routes.findAddress, {
    params: { cep: normalizeCep(cep) },
    signal,
  })) as Record<string, string> | { erro: true }
  if ('erro' in answer) return null
  const { logradouro = '', bairro = '', localidade = '', uf = '' } = answer
  return { street: logradouro, neighborhood: bairro, city: localidade, state: uf }
}
