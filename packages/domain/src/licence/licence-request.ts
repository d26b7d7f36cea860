import type { LicencePlan } from './plans'

/** A renewal keeps the plan, for any term; a change takes another one. */
export const requestKinds = ['change', 'renewal'] as const
export type RequestKind = (typeof requestKinds)[number]

/** What asking for a plan is, seen from the plan that the company has. */
export function requestKindOf(wanted: LicencePlan, current: LicencePlan): RequestKind {
  return wanted === current ? 'renewal' : 'change'
}
