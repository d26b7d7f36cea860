import type { employeeSignIn, verifyPassword } from '@balcao/contract/auth'
import type { getCustomer } from '@balcao/contract/company'
import { routes } from '@balcao/contract/routes'
import { normalizeCnpj } from '@balcao/domain/company'
import { modulesOf } from '@balcao/domain/licence'
import { callLoosely } from '../lib/send'
import { hasCode } from '../lib/api-error'
import { localCache } from '../lib/local-cache'
import { logFailure } from '../lib/log'
import { readCustomer } from '../lib/read-customer'
import { storage } from '../lib/storage'
import { fetchModules } from './fetch-modules'
import type { Message } from './message'
import { saveModules, saveSession, sessionKeys, userOf } from './session'
import { ownAccount, saveWorker } from './worker'

/**
 * Signs in: the password opens the session, the company record becomes the stored user, fresh modules overwrite
 * the saved ones (SESS-13..15). Throws ApiError; a failing module fetch is only logged (SESS-18).
 */
export async function signIn(maskedCnpj: string, password: string) {
  const cnpj = normalizeCnpj(maskedCnpj)
  await callLoosely<typeof verifyPassword>(routes.verifyPassword, { body: { cnpj, password } })
  await keepSession(cnpj)
  saveWorker(storage, ownAccount)
}

/**
 * Signs an employee in by the company and a PIN. Who it is and what they may do is asked of the server by the
 * dashboard. Throws ApiError, WRONG_PIN among others.
 */
export async function signInEmployee(maskedCnpj: string, pin: string) {
  const cnpj = normalizeCnpj(maskedCnpj)
  await callLoosely<typeof employeeSignIn>(routes.employeeSignIn, { body: { cnpj, pin } })
  await keepSession(cnpj)
}

async function keepSession(cnpj: string) {
  const record = readCustomer(await callLoosely<typeof getCustomer>(routes.getCustomer, { query: { cnpj } }))
  // What a former person's role could read is not for the next one.
  localCache.clear()
  storage.remove(sessionKeys.worker)
  saveSession(storage, userOf(record, cnpj), modulesOf(record))
  try {
    saveModules(storage, await fetchModules(cnpj))
  } catch (error) {
    logFailure('modules could not be read', error)
  }
}

/** The sentence for a failed sign-in by PIN, and whether it belongs to the PIN field. */
export function pinProblem(error: unknown): { problem: Message; about: 'pin' | 'call' } {
  if (hasCode(error, 'WRONG_PIN')) return { problem: { key: 'wrongPin', error }, about: 'pin' }
  if (hasCode(error, 'TOO_MANY_REQUESTS')) return { problem: { key: 'signInFailed', error }, about: 'call' }
  return { problem: { key: 'signInFailed' }, about: 'call' }
}

/** The sentence for a failed sign-in, and whether it belongs to the password field (LOGIN-28, LOGIN-29). */
export function signInProblem(error: unknown): { problem: Message; about: 'password' | 'call' } {
  if (hasCode(error, 'WRONG_PASSWORD', 'REFUSED'))
    return { problem: { key: 'wrongPassword' }, about: 'password' }
  if (hasCode(error, 'TOO_MANY_REQUESTS')) return { problem: { key: 'signInFailed', error }, about: 'call' }
  if (hasCode(error, 'NOT_FOUND')) return { problem: { key: 'customerNotFound' }, about: 'call' }
  return { problem: { key: 'signInFailed' }, about: 'call' }
}
