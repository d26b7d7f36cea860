import type { HttpDoor } from '../platform/http/implement'
import { registerLeads } from './leads.routes'
import { registerOnboardingSteps } from './onboarding.routes'
import type { OnboardingParts } from './onboarding-parts'
import type { Visits } from './visits'

/** How a company comes in: the lead form, and the onboarding of a lead. */
export function registerOnboarding(door: HttpDoor, parts: OnboardingParts & { visits: Visits }): void {
  registerLeads(door, parts)
  registerOnboardingSteps(door, parts)
}
