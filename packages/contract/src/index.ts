import { appCalls } from './app'
import { authCalls } from './auth'
import { automationCalls } from './automations'
import { bookingCalls } from './booking'
import { botCalls } from './bot'
import { browserErrorCalls } from './browser-errors'
import type { Call } from './call'
import { cashRegisterCalls } from './cash-register'
import { catalogueCalls } from './catalogue'
import { channelCalls } from './channels'
import { companyCalls } from './company'
import { conversationCalls } from './conversations'
import { couponCalls } from './coupons'
import { customerCalls } from './customers'
import { employeeCalls } from './employees'
import { firstStepCalls } from './first-steps'
import { googleCalls } from './google'
import { licenceCalls } from './licence'
import { liveCalls } from './live'
import { managerCalls } from './manager'
import { menuCalls } from './menu'
import { onboardingCalls } from './onboarding'
import { operatorCalls } from './operator'
import { orderCalls } from './orders'
import { pixCalls } from './pix'
import { printingCalls } from './printing'
import { schedulingCalls } from './scheduling'

/** Every call of the product. Guards, the web client, OpenAPI and the tenant matrix are derived from it. */
export const calls = {
  ...appCalls,
  ...authCalls,
  ...automationCalls,
  ...bookingCalls,
  ...botCalls,
  ...browserErrorCalls,
  ...cashRegisterCalls,
  ...catalogueCalls,
  ...channelCalls,
  ...companyCalls,
  ...conversationCalls,
  ...couponCalls,
  ...customerCalls,
  ...employeeCalls,
  ...firstStepCalls,
  ...googleCalls,
  ...licenceCalls,
  ...liveCalls,
  ...managerCalls,
  ...menuCalls,
  ...onboardingCalls,
  ...operatorCalls,
  ...orderCalls,
  ...pixCalls,
  ...printingCalls,
  ...schedulingCalls,
}

export const allCalls: readonly Call[] = Object.values(calls)

/** The id of a call that there is. */
export type CallId = (typeof calls)[keyof typeof calls]['id']

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
export { ErrorAnswer, errorCodes, errors, type ErrorCode } from './call/errors'
