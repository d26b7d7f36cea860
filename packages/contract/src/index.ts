import { appCalls } from './app'
import { authCalls } from './auth'
import { botCalls } from './bot'
import type { Call } from './call'
import { catalogueCalls } from './catalogue'
import { channelCalls } from './channels'
import { companyCalls } from './company'
import { conversationCalls } from './conversations'
import { employeeCalls } from './employees'
import { liveCalls } from './live'
import { menuCalls } from './menu'
import { onboardingCalls } from './onboarding'
import { orderCalls } from './orders'
import { printingCalls } from './printing'

/** Every call of the product. Guards, the web client, OpenAPI and the tenant matrix are derived from it. */
export const calls = {
  ...appCalls,
  ...authCalls,
  ...botCalls,
  ...catalogueCalls,
  ...channelCalls,
  ...companyCalls,
  ...conversationCalls,
  ...employeeCalls,
  ...liveCalls,
  ...menuCalls,
  ...onboardingCalls,
  ...orderCalls,
  ...printingCalls,
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
