import type { OperatorModules } from '@balcao/contract/operator'
import {
  extendLicence,
  lastLicenceDay,
  modulesOfPlan,
  type LicencePlan,
  type LicenceTerm,
} from '@balcao/domain/licence'

export { dayWords } from '../shared/words/day-words'

/**
 * The last day that a licence covers once `added` (a term, or days to try it) is granted on `today`: what is left is
 * kept (LIC-19). `endsOn` is the first day that it does not cover now, null without one; dates are 'YYYY-MM-DD'.
 */
export function lastDayAfter(endsOn: string | null, added: LicenceTerm | number, today: string): string {
  if (endsOn === null || endsOn <= today)
    return extendLicence({ renewedOn: null, days: 0 }, added, today).lastDay
  const left = (Date.parse(`${endsOn}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000
  return extendLicence({ renewedOn: today, days: left }, added, today).lastDay
}

/** The last day that a licence covers now, null while it was never granted. */
export function lastDayOf(endsOn: string | null): string | null {
  return endsOn === null ? null : lastLicenceDay(endsOn)
}

/** The modules that a plan pays for, as flags. */
export function flagsOfPlan(plan: LicencePlan): OperatorModules {
  const open = modulesOfPlan(plan)
  return {
    mod_atendimento: open.includes('mod_atendimento'),
    mod_motoboy: open.includes('mod_motoboy'),
    mod_gerente: open.includes('mod_gerente'),
    mod_agendamento: open.includes('mod_agendamento'),
  }
}
