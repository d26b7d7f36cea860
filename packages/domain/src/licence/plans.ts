import { moduleFlags, type ModuleFlag } from './modules'

/** What a company can pay for: one area, or all of them (LIC-16). */
export const licencePlans = ['attendance', 'delivery', 'manager', 'bundle'] as const
export type LicencePlan = (typeof licencePlans)[number]

export const licenceTerms = ['monthly', 'quarterly', 'annual'] as const
export type LicenceTerm = (typeof licenceTerms)[number]

/** Days of each term (LIC-19). */
export const termDays: Record<LicenceTerm, number> = { monthly: 30, quarterly: 90, annual: 365 }

/** Cents of each plan and term (LIC-20 to LIC-23). */
const prices: Record<LicencePlan, Record<LicenceTerm, number>> = {
  attendance: { monthly: 120_00, quarterly: 300_00, annual: 1_200_00 },
  delivery: { monthly: 80_00, quarterly: 200_00, annual: 800_00 },
  manager: { monthly: 150_00, quarterly: 400_00, annual: 1_500_00 },
  bundle: { monthly: 300_00, quarterly: 800_00, annual: 3_000_00 },
}

/** Modules that each plan pays for. The agenda has no price of its own: it comes with the bundle (decision 0026, A10). */
const planModules: Record<LicencePlan, readonly ModuleFlag[]> = {
  attendance: ['mod_atendimento'],
  delivery: ['mod_motoboy'],
  manager: ['mod_gerente'],
  bundle: moduleFlags,
}

/** Price in cents. The server takes it from here and from nowhere else. */
export function priceOf(plan: LicencePlan, term: LicenceTerm): number {
  return prices[plan][term]
}

/** What the bundle saves against the single plans of the same term, in cents (LIC-24). */
export function bundleSavings(term: LicenceTerm): number {
  const single = licencePlans.filter((plan) => plan !== 'bundle')
  return single.reduce((sum, plan) => sum + priceOf(plan, term), 0) - priceOf('bundle', term)
}

/** The one price that carries the badge (LIC-25). */
export function isMostPopular(plan: LicencePlan, term: LicenceTerm): boolean {
  return plan === 'bundle' && term === 'annual'
}

/** The modules that a plan pays for: what the operator is offered when it grants the plan. */
export function modulesOfPlan(plan: LicencePlan): readonly ModuleFlag[] {
  return planModules[plan]
}
