import { appCalls } from './app'
import { authCalls } from './auth'
import { bookingCalls } from './booking'
import { botCalls } from './bot'
import type { Call } from './call'
import { catalogueCalls } from './catalogue'
import { channelCalls } from './channels'
import { companyCalls } from './company'
import { conversationCalls } from './conversations'
import { employeeCalls } from './employees'
import { googleCalls } from './google'
import { liveCalls } from './live'
import { menuCalls } from './menu'
import { onboardingCalls } from './onboarding'
import { orderCalls } from './orders'
import { printingCalls } from './printing'
import { schedulingCalls } from './scheduling'

/** Every call of the product. Guards, the web client, OpenAPI and the tenant matrix are derived from it. */
export const calls = {
  ...appCalls,
  ...authCalls,
  ...bookingCalls,
  ...botCalls,
  ...catalogueCalls,
  ...channelCalls,
  ...companyCalls,
  ...conversationCalls,
  ...employeeCalls,
  ...googleCalls,
  ...liveCalls,
  ...menuCalls,
  ...onboardingCalls,
  ...orderCalls,
  ...printingCalls,
  ...schedulingCalls,
}

export const allCalls: readonly Call[] = Object.values(calls)

export type {
  Access,
  AnswerOf,
  ApiScope,
  BodyInputOf,
  BodyOf,
  Call,
  LimitName,
  ModuleFlag,
  ParamsOf,
  QueryOf,
} from './call'
export { ErrorAnswer, errorCodes, errors, type ErrorCode } from './errors'
