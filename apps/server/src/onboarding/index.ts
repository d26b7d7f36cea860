import type { Mailer } from '../gateways/mail/mailer'
import type { Feature } from '../platform/feature'
import type { Settings } from '../settings'
import { leadMailJob } from './lead-mail.job'
import { registerLeads } from './leads.routes'
import { codeMailJob, onboardedMailJob } from './onboarding-mails'
import type { OnboardingNeeds } from './onboarding-needs'
import { registerOnboardingSteps } from './onboarding.routes'
import type { Visits } from './visits'

interface Needs extends OnboardingNeeds {
  visits: Visits
  mailer: Mailer
  settings: Settings
  /** Address of the product's pages, without a slash at its end. */
  pagesUrl: () => string
}

/** How a company comes in: the lead form, and the onboarding of a lead. */
export const onboarding = {
  name: 'onboarding',
  register(router, needs) {
    registerLeads(router, needs)
    registerOnboardingSteps(router, needs)
  },
  jobs: (needs) => ({
    'onboarding:lead-mail': leadMailJob({ ...needs, operatorEmail: needs.settings.BALCAO_OPERATOR_EMAIL }),
    'onboarding:send-code': codeMailJob(needs),
    'onboarding:tell-done': onboardedMailJob(needs),
  }),
} satisfies Feature<Needs>

export { applyOnboarding } from './apply-onboarding'
export * as decidedLead from './decided-lead.store'
export { findLeadByTicket } from './lead-tickets'
export { menuFileKey } from './menu-files.store'
export { createVisits } from './visits'
