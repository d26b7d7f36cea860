import type { StepRules } from '../model/rules'
import type { Step } from '../model/state'

/** The outside was asked. Nothing is heard here: the answer is on its way. */
export const waitingStep: StepRules<Extract<Step, { at: 'waiting' }>> = {
  ask: () => ({ text: 'Só um instante…', options: [] }),
  hear: () => null,
}
