import type { Feature } from '../platform/feature'
import { googleCheckJob, googleSweepCron, googleTurnsCron } from './check.jobs'
import { openLink, type GoogleParts } from './google-parts'
import { registerGoogle } from './google.routes'
import { calendarReadJob, calendarTurnJob } from './read/read-calendar'
import { calendarWriteJob } from './write/write-calendar'

/** The link to a company's Google Calendar, which follows the agenda. */
export const google = {
  name: 'google',
  register: (door, parts) => registerGoogle(door, openLink(parts)),
  jobs(parts) {
    const link = openLink(parts)
    return {
      'calendar-write': calendarWriteJob(link),
      'calendar-read': calendarReadJob(link),
      'calendar-turn': calendarTurnJob(link),
      'google-check': googleCheckJob(link),
    }
  },
  crons(parts) {
    const link = openLink(parts)
    return [googleTurnsCron(link), googleSweepCron(link)]
  },
} satisfies Feature<GoogleParts>

export { storeTokens } from './store-tokens'
