import { normalizeCnpj } from '@balcao/domain/company'
import type { FoundLead } from './read-lead'
import { emptyValues, type OnboardingValues } from './values'

export const wizardSteps = ['lead', 'company', 'delivery'] as const
type WizardStep = (typeof wizardSteps)[number] | 'finished'

export interface WizardState {
  step: WizardStep
  /** Masked. */
  cnpj: string
  /** Found for exactly this CNPJ. */
  lead: FoundLead | null
  /** This browser has entered the code of this lead. */
  proved: boolean
  values: OnboardingValues
}

export type WizardEvent =
  | { type: 'cnpjTyped'; cnpj: string }
  | { type: 'found'; lead: FoundLead }
  | { type: 'proved' }
  | { type: 'proofEnded' }
  | { type: 'restored'; cnpj: string; lead: FoundLead; values: OnboardingValues; step: WizardStep }
  | { type: 'changed'; values: Partial<OnboardingValues> }
  | { type: 'next' }
  | { type: 'back' }

export const firstWizardState = (): WizardState => ({
  step: 'lead',
  cnpj: '',
  lead: null,
  proved: false,
  values: emptyValues(),
})

/** The onboarding, pure: what each event makes of it (ONB-02, ONB-05, ONB-10, ONB-12, ONB-13). */
export function wizardReducer(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'cnpjTyped':
      return normalizeCnpj(event.cnpj) === normalizeCnpj(state.cnpj)
        ? { ...state, cnpj: event.cnpj }
        : { ...state, cnpj: event.cnpj, lead: null, proved: false }
    case 'found':
      return event.lead.cnpj === normalizeCnpj(state.cnpj) ? { ...state, lead: event.lead } : state
    case 'proved':
      return state.lead ? { ...state, proved: true, step: 'company' } : state
    case 'proofEnded':
      return { ...state, proved: false, step: 'lead' }
    case 'restored':
      return { step: event.step, cnpj: event.cnpj, lead: event.lead, proved: true, values: event.values }
    case 'changed':
      return { ...state, values: { ...state.values, ...event.values } }
    case 'next':
      return { ...state, step: after(state) }
    case 'back':
      return { ...state, step: before(state.step) }
  }
}

function after({ step, lead, proved }: WizardState): WizardStep {
  if (step === 'lead') return lead && proved ? 'company' : 'lead'
  return step === 'company' ? 'delivery' : 'finished'
}

function before(step: WizardStep): WizardStep {
  if (step === 'finished') return 'finished'
  return step === 'delivery' ? 'company' : 'lead'
}
