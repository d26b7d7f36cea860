import type { CronDefinition, JobDefinition } from '../platform/jobs/jobs'
import type { LicenceParts } from './licence-parts'
import { noticeMailJob } from './notice-mail.job'
import { licenceNoticesCron } from './notices'
import { requestMailJob } from './request-mail.job'

export { announceLicence } from './announce-licence'
export { countLicence, type CountedLicence, type StoredLicence } from './count-licence'
export { declineRequest, grantTerm, type Grant } from './grant-term'
export type { LicenceParts } from './licence-parts'
export { registerLicence } from './licence.routes'
export { createOpenModules, hasModule, type OpenModules } from './modules'

/** Mails to the operator and to companies. */
export function licenceJobs(
  parts: LicenceParts,
): JobDefinition<'licence:notice-mail' | 'licence:request-mail'>[] {
  return [requestMailJob(parts), noticeMailJob(parts)]
}

export function licenceCrons(parts: LicenceParts): CronDefinition[] {
  return [licenceNoticesCron(parts)]
}
