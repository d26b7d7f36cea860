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
  gauges: [
    {
      name: 'balcao_google_connections',
      help: 'Connections to Google Calendar, by what is wrong with them',
      labels: ['problem'],
      query: `select coalesce(error_code, 'none') as problem, count(*)::float8 as value
        from google_connections where connected group by 1`,
    },
    {
      name: 'balcao_google_refused_events',
      help: 'Appointments to come that Google does not take',
      labels: [],
      query: `select count(*)::float8 as value from appointments
        where google_failure is not null and starts_at > now()`,
    },
  ],
} satisfies Feature<GoogleNeeds>

export { storeTokens } from './connecting/store-tokens'
