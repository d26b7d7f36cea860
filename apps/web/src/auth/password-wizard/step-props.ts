import type { Dispatch } from 'react'
import type { PlainAuthText } from '../texts'
import type { wizardWords } from './wizard-kind'
import type { WizardEvent, WizardState } from './wizard-state'

/** What every step of the wizard gets. */
export interface StepProps {
  state: WizardState
  dispatch: Dispatch<WizardEvent>
  words: Record<keyof (typeof wizardWords)['recovery'], PlainAuthText>
}
