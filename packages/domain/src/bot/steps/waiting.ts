import type { StepRules } from '../model/rules'
import type { Step } from '../model/state'

/** The outside was asked. No answer is handled here: the answer is on its way. */
export const waitingStep: StepRules<Extract<Step, { at: 'waiting' }>> = {
  ask: () => ({ text: 'Só um instante…', options: [] }),
  handle: () => null,
}
