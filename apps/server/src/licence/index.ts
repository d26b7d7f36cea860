import type { Feature } from '../platform/feature'
import { licencePixOf, type Settings } from '../settings'
import type { LicenceNeeds } from './licence-needs'
import { registerLicence } from './licence.routes'
import { noticeMailJob } from './notice-mail.job'
import { licenceNoticesCron } from './notices'
import { requestMailJob } from './request-mail.job'

type Needs = Omit<LicenceNeeds, 'operatorEmail' | 'pix' | 'graceDays'> & { settings: Settings }

const withSettings = (needs: Needs): LicenceNeeds => ({
  ...needs,
  operatorEmail: needs.settings.BALCAO_OPERATOR_EMAIL,
  pix: licencePixOf(needs.settings),
  graceDays: needs.settings.BALCAO_EXPIRED_GRACE_DAYS,
})

/** What a company pays for, what it asks for, and which modules are open. */
export const licence = {
  name: 'licence',
  register: (router, needs) => registerLicence(router, withSettings(needs)),
  jobs: (needs) => ({
    'licence:request-mail': requestMailJob(withSettings(needs)),
    'licence:notice-mail': noticeMailJob(withSettings(needs)),
  }),
  crons: (needs) => [licenceNoticesCron(needs)],
} satisfies Feature<Needs>

export { announceLicence } from './announce-licence'
export { countLicence, type CountedLicence, type StoredLicence } from './count-licence'
export { declineRequest, grantTerm, setLicenceEnd, type Grant } from './grant-term'
export { writeModules } from './write-modules'
export { createOpenModules, hasModule, type OpenModules } from './modules'
