import type { employeeSignIn, verifyPassword } from '@balcao/contract/auth'
import type { getCustomer } from '@balcao/contract/company'
import { routes } from '@balcao/contract/routes'
import { normalizeCnpj } from '@balcao/domain/company'
import { modulesOf } from '@balcao/domain/licence'
import { callLoosely } from '../lib/http/send'
import { hasCode } from '../lib/http/api-error'
import { localCache } from '../lib/caches/local-cache'
import { logFailure } from '../lib/log'
import { readCustomer } from '../shared/company/read-customer'
import { storage } from '../lib/caches/storage'
import { fetchModules } from './fetch-modules'
import type { Message } from './message'
import { saveModules, saveSession, sessionKeys, userOf } from './session'
import { pendingSignOut } from './pending-sign-out'
import { ownAccount, saveWorker } from './worker'

/**
 * Signs in: the password opens the session, the company record becomes the stored user, fresh modules overwrite
 * the saved ones (SESS-13..15). Throws ApiError; a failing module fetch is only logged (SESS-18).
 */
export async function signIn(maskedCnpj: string, password: string) {
  const cnpj = normalizeCnpj(maskedCnpj)
  await pendingSignOut.finish()
  await callLoosely<typeof verifyPassword>(routes.verifyPassword, { body: { cnpj, password }, timeoutMs })
  await keepSession(cnpj)
  saveWorker(storage, ownAccount)
}

/**
 * Signs an employee in by the company and a PIN. Who it is and what they may do is asked of the server by the
 * dashboard. Throws ApiError, WRONG_PIN among others.
 */
export async function signInEmployee(maskedCnpj: string, pin: string, deviceCode: string | null) {
  const cnpj = normalizeCnpj(maskedCnpj)
  const body = { cnpj, pin, ...(deviceCode === null ? {} : { device_code: deviceCode }) }
  await pendingSignOut.finish()
  await callLoosely<typeof employeeSignIn>(routes.employeeSignIn, { body, timeoutMs })
  await keepSession(cnpj)
}

/** The server lets strangers wait for their turn while somebody guesses. */
const timeoutMs = 40_000

async function keepSession(cnpj: string) {
  pendingSignOut.forget()
  const record = await readOwnCompany(cnpj)
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

/** The company of the session that has just begun; without one there is no sign-in, so the session ends again. */
async function readOwnCompany(cnpj: string) {
  try {
    return readCustomer(await callLoosely<typeof getCustomer>(routes.getCustomer, { query: { cnpj } }))
  } catch (error) {
    await pendingSignOut.endOnServer()
    throw error
  }
}

/** The sentence for a failed sign-in by PIN, and whether it belongs to the PIN field. */
export function pinProblem(error: unknown): { problem: Message; about: 'pin' | 'device' | 'call' } {
  if (hasCode(error, 'DEVICE_CODE_NEEDED')) return { problem: { key: 'deviceCodeNeeded' }, about: 'device' }
  if (hasCode(error, 'WRONG_DEVICE_CODE')) return { problem: { key: 'deviceCodeWrong' }, about: 'device' }
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
