import type { Feature } from '../platform/feature'
import { googleCheckJob, googleSweepCron, googleTurnsCron } from './connecting/check.jobs'
import { openLink, type GoogleNeeds } from './google-needs'
import { registerGoogle } from './google.routes'
import { calendarReadJob, calendarTurnJob } from './read/read-calendar'
import { calendarWriteJob } from './write/write-calendar'

/** The link to a company's Google Calendar, which follows the agenda. */
export const google = {
  name: 'google',
  register: (router, needs) => registerGoogle(router, openLink(needs)),
  jobs(needs) {
    const link = openLink(needs)
    return {
      'calendar-write': calendarWriteJob(link),
      'calendar-read': calendarReadJob(link),
      'calendar-turn': calendarTurnJob(link),
      'google-check': googleCheckJob(link),
    }
  },
  crons(needs) {
    const link = openLink(needs)
    return [googleTurnsCron(link), googleSweepCron(link)]
  },
} satisfies Feature<GoogleNeeds>

export { storeTokens } from './connecting/store-tokens'
