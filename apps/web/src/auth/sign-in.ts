import type { verifyPassword } from '@balcao/contract/auth'
import type { getCustomer } from '@balcao/contract/company'
import { routes } from '@balcao/contract/routes'
import { normalizeCnpj } from '@balcao/domain/company'
import { modulesOf } from '@balcao/domain/licence'
import { callLoosely } from '../lib/send'
import { hasCode } from '../lib/api-error'
import { logFailure } from '../lib/log'
import { readCustomer } from '../lib/read-customer'
import { storage } from '../lib/storage'
import { fetchModules } from './fetch-modules'
import type { Message } from './message'
import { saveModules, saveSession, userOf } from './session'

/**
 * Signs in: the password opens the session, the company record becomes the stored user, fresh modules overwrite
 * the saved ones (SESS-13..15). Throws ApiError; a failing module fetch is only logged (SESS-18).
 */
export async function signIn(maskedCnpj: string, password: string) {
  const cnpj = normalizeCnpj(maskedCnpj)
  await callLoosely<typeof verifyPassword>(routes.verifyPassword, { body: { cnpj, password } })
  const record = readCustomer(await callLoosely<typeof getCustomer>(routes.getCustomer, { query: { cnpj } }))
  saveSession(storage, userOf(record, cnpj), modulesOf(record))
  try {
    saveModules(storage, await fetchModules(cnpj))
  } catch (error) {
    logFailure('modules could not be read', error)
  }
}

/** The sentence for a failed sign-in, and whether it belongs to the password field (LOGIN-28, LOGIN-29). */
export function signInProblem(error: unknown): { problem: Message; about: 'password' | 'call' } {
  if (hasCode(error, 'WRONG_PASSWORD', 'REFUSED'))
    return { problem: { key: 'wrongPassword' }, about: 'password' }
  if (hasCode(error, 'TOO_MANY_REQUESTS')) return { problem: { key: 'signInFailed', error }, about: 'call' }
  if (hasCode(error, 'NOT_FOUND')) return { problem: { key: 'customerNotFound' }, about: 'call' }
  return { problem: { key: 'signInFailed' }, about: 'call' }
}
