import type { calendar_v3 } from '@googleapis/calendar'
import type { GoogleEndpoints } from './google-options'
import { askOutside } from '../../platform/outside'
import { calendarFailure } from './read-failure'

export type AskCalendar = <Answer>(
  call: (api: calendar_v3.Calendar) => Promise<{ data: Answer }>,
) => Promise<Answer>

/** Asks the API; reads are repeated by the library after a 5xx or a lost connection, within the one timeout. */
export function calendarAsker(
  { endpoints, timeoutMs }: { endpoints: GoogleEndpoints; timeoutMs: number },
  accessToken: string,
): AskCalendar {
  async function open(): Promise<calendar_v3.Calendar> {
    const { auth, calendar } = await import('@googleapis/calendar')
    const oauth = new auth.OAuth2({
      transporterOptions: {
        timeout: timeoutMs,
        retryConfig: { retry: 2, httpMethodsToRetry: ['GET'], statusCodesToRetry: [[500, 599]] },
      },
    })
    // No refresh token: who refreshes is decided elsewhere, once for all calls of a company.
    oauth.setCredentials({ access_token: accessToken })
    return calendar({ version: 'v3', auth: oauth, rootUrl: endpoints.rootUrl })
  }
  let opened: Promise<calendar_v3.Calendar> | undefined
  return async (call) => {
    const api = await (opened ??= open())
    const { data } = await askOutside('google', { name: 'ask Google Calendar' }, () => call(api)).catch(
      (error: unknown) => {
        throw calendarFailure(error)
      },
    )
    return data
  }
}
