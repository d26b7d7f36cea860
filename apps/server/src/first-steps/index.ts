import type { Feature } from '../platform/feature'
import { registerFirstSteps, type FirstStepNeeds } from './first-steps.routes'

/** How far a new company has come. */
export const firstSteps = {
  name: 'first-steps',
  register: registerFirstSteps,
} satisfies Feature<FirstStepNeeds>
