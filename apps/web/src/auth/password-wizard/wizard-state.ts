import { isAcceptablePassword } from '@balcao/domain/auth'
import type { Message } from '../message'
import type { FoundCompany } from '../read-lookup'

export const wizardSteps = ['cnpj', 'email', 'code', 'password'] as const
type WizardStep = (typeof wizardSteps)[number] | 'finished'
export type WizardField = 'cnpj' | 'code' | 'password' | 'confirmation'

export interface WizardState {
  step: WizardStep
  /** Masked. */
  cnpj: string
  company: FoundCompany | null
  /** How many codes this wizard asked for. */
  codesSent: number
  code: string
  /** A code works once; going back and on again must not ask the server a second time. */
  acceptedCode: string | null
  password: string
  confirmation: string
  busy: boolean
  problem: { field: WizardField; message: Message } | null
}

export type WizardEvent =
  | { type: 'typed'; field: WizardField; value: string }
  | { type: 'started' }
  | { type: 'failed'; problem: WizardState['problem'] }
  | { type: 'found'; company: FoundCompany }
  | { type: 'codeSent' }
  | { type: 'codeAccepted' }
  | { type: 'saved' }
  | { type: 'back' }
  | { type: 'cnpjChangeAsked' }

/** The empty wizard; closing and opening again starts from here (RECOV-23). */
export function firstWizardState(cnpj = ''): WizardState {
  return {
    step: 'cnpj',
    cnpj,
    company: null,
    codesSent: 0,
    code: '',
    acceptedCode: null,
    password: '',
    confirmation: '',
    busy: false,
    problem: null,
  }
}

const before: Record<WizardStep, WizardStep> = {
  cnpj: 'cnpj',
  email: 'cnpj',
  code: 'email',
  password: 'code',
  finished: 'finished',
}

/** Recovery and first access, pure: the step after each event (RECOV-10, RECOV-19..23, SETUP-05..10). */
export function wizardReducer(state: WizardState, event: WizardEvent): WizardState {
  const calm = { ...state, busy: false, problem: null }
  switch (event.type) {
    case 'typed':
      return { ...state, [event.field]: event.value, problem: null }
    case 'started':
      return { ...state, busy: true, problem: null }
    case 'failed':
      return { ...state, busy: false, problem: event.problem }
    case 'found':
      return { ...calm, step: 'email', company: event.company }
    case 'codeSent':
      return { ...calm, step: 'code', codesSent: state.codesSent + 1, code: '', acceptedCode: null }
    case 'codeAccepted':
      return { ...calm, step: 'password', acceptedCode: state.code }
    case 'saved':
      return { ...calm, step: 'finished', password: '', confirmation: '' }
    case 'back':
      return { ...calm, step: before[state.step] }
    case 'cnpjChangeAsked':
      return firstWizardState()
  }
}

/** What is wrong with the typed code before asking the server (RECOV-11, RECOV-24). */
export function codeProblem(code: string): Message | null {
  if (code === '') return { key: 'codeMissing' }
  return /^\d{6}$/.test(code) ? null : { key: 'codeTooShort' }
}

/** What is wrong with the typed passwords (RECOV-31..33). */
export function passwordProblem(password: string, confirmation: string): WizardState['problem'] {
  if (!isAcceptablePassword(password)) return { field: 'password', message: { key: 'passwordWeak' } }
  if (confirmation !== password) return { field: 'confirmation', message: { key: 'passwordsDiffer' } }
  return null
}
