import type { Message } from './message'
import type { FoundCompany } from './read-lookup'

export interface LoginState {
  step: 'cnpj' | 'password' | 'pin'
  /** Masked. */
  cnpj: string
  password: string
  /** An employee's, grouped. */
  pin: string
  /** Of a device that is not known yet; null while nobody asks for one. */
  deviceCode: string | null
  deviceProblem: Message | null
  company: FoundCompany | null
  /** The password recovery covers the form. */
  recovering: boolean
  busy: boolean
  problem: Message | null
  /** The company exists but has no password yet (LOGIN-17). */
  needsFirstAccess: boolean
}

export type LoginEvent =
  | { type: 'cnpjTyped'; cnpj: string }
  | { type: 'passwordTyped'; password: string }
  | { type: 'pinTyped'; pin: string }
  | { type: 'pinAsked' }
  | { type: 'deviceCodeTyped'; code: string }
  | { type: 'deviceCodeAsked'; problem: Message | null }
  | { type: 'passwordAsked' }
  | { type: 'started' }
  | { type: 'found'; company: FoundCompany }
  | { type: 'failed'; problem: Message | null }
  | { type: 'cnpjChangeAsked' }
  | { type: 'recoveryOpened' }
  | { type: 'recoveryClosed' }

export const firstLoginState: LoginState = {
  step: 'cnpj',
  cnpj: '',
  password: '',
  pin: '',
  deviceCode: null,
  deviceProblem: null,
  company: null,
  recovering: false,
  busy: false,
  problem: null,
  needsFirstAccess: false,
}

const noPin = { pin: '', deviceCode: null, deviceProblem: null }

/** The sign-in form, pure: what is shown after each event (LOGIN-15..17, LOGIN-21). */
export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'cnpjTyped':
      return { ...state, cnpj: event.cnpj, problem: null, needsFirstAccess: false }
    case 'passwordTyped':
      return { ...state, password: event.password, problem: null }
    case 'pinTyped':
      return { ...state, pin: event.pin, problem: null }
    case 'pinAsked':
      return { ...state, step: 'pin', password: '', busy: false, problem: null }
    case 'deviceCodeTyped':
      return { ...state, deviceCode: event.code, deviceProblem: null }
    case 'deviceCodeAsked':
      return { ...state, busy: false, deviceCode: state.deviceCode ?? '', deviceProblem: event.problem }
    case 'passwordAsked':
      return { ...state, ...noPin, step: 'password', busy: false, problem: null }
    case 'started':
      return { ...state, busy: true, problem: null, deviceProblem: null, needsFirstAccess: false }
    case 'found':
      return afterLookup({ ...state, busy: false }, event.company)
    case 'failed':
      return { ...state, busy: false, problem: event.problem }
    case 'cnpjChangeAsked':
      return { ...state, ...noPin, step: 'cnpj', password: '', company: null, busy: false, problem: null }
    case 'recoveryOpened':
      return { ...state, recovering: true, busy: false, problem: null }
    case 'recoveryClosed':
      return { ...firstLoginState, cnpj: state.cnpj }
  }
}

function afterLookup(state: LoginState, company: FoundCompany): LoginState {
  if (state.recovering) return state
  if (!company.hasPassword) return { ...state, needsFirstAccess: true }
  return { ...state, step: 'password', company, password: '' }
}
