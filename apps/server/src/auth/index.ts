import type { Mailer } from '../gateways/mail/mailer'
import type { Feature } from '../platform/feature'
import type { Settings } from '../settings'
import type { AuthNeeds } from './auth-needs'
import { registerAuth } from './auth.routes'
import { mailPinPauseJob, tellPinPauseJob } from './employees/pin-pause.jobs'
import { codeMailJob } from './codes/send-code'
import { createTurnLine } from './turn-line'

/** Sign-in of companies and employees, recovery and first access. */
export const auth = {
  name: 'auth',
  register(router, { settings, ...needs }) {
    registerAuth(router, {
      ...needs,
      turns: createTurnLine(needs.db),
      minPassword: settings.BALCAO_MIN_PASSWORD,
    })
  },
  jobs: (needs) => ({
    'auth:send-code': codeMailJob(needs),
    'auth:tell-pin-pause': tellPinPauseJob(needs),
    'auth:mail-pin-pause': mailPinPauseJob(needs),
  }),
} satisfies Feature<Omit<AuthNeeds, 'turns' | 'minPassword'> & { settings: Settings; mailer: Mailer }>

export { apiKeyPrefix, createApiKey, createApiKeys, revokeApiKeys, type ApiKeys } from './api-keys'
export { endApiKey, readApiKeys } from './api-keys.store'
export { requireConfirmed } from './confirm-session'
export { createCookies } from './cookies'
export { pinText } from './employees/employee-pin'
export { deviceCodeDigest, newDeviceCode, storeDeviceCode } from './codes/device-code'
export { forgetDevices, forgetGuesses } from './forget-devices'
export { requireCnpj } from './find-company'
export { createSessions, type Sessions } from './sessions'
export { voidCodes, voidPassword } from './void-ways-in'
