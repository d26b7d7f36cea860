import { googleTimes } from '../google-constants'
import type { GoogleConnection, GoogleKnown } from '../connection/connection-of'

/** What the notice says now. Another `key` is another notice: it is shown anew for its five seconds. */
export interface GoogleNoticeWords {
  kind: 'checking' | 'error' | 'success'
  key: string
}

interface NoticeNeeds extends Pick<GoogleKnown, 'status' | 'check'> {
  connection: Pick<GoogleConnection, 'problem'>
  /** When the page was opened, or Google was last connected from it. Epoch milliseconds, as `now`. */
  occasionAt: number
  now: number
}

/**
 * Which notice belongs on the screen (GOOG-01 to GOOG-04), null for none: a warning while it is checked, an error when
 * that failed, good news when it was verified within the last two minutes. A check that nobody asked for speaks only of
 * what is wrong: every ten minutes is too often to be told that all is well.
 */
export function noticeOf({
  status,
  check,
  connection,
  occasionAt,
  now,
}: NoticeNeeds): GoogleNoticeWords | null {
  const asked = check && !check.isQuiet ? check : undefined
  if (asked?.state === 'running') return { kind: 'checking', key: `checking ${asked.at}` }
  const { problem } = connection
  if (problem) {
    const what = problem.kind === 'reported' ? `${problem.code} ${problem.at}` : problem.kind
    return { kind: 'error', key: `error ${what} ${asked?.at ?? ''}` }
  }
  if (!status?.connected) return null
  const since = Math.max(occasionAt, asked?.at ?? 0)
  const verified = Math.max(
    status.verified_at === null ? 0 : Date.parse(status.verified_at),
    asked?.state === 'done' ? asked.at : 0,
  )
  const isLately = (at: number) => now - at <= googleTimes.verifiedLately
  return isLately(since) && isLately(verified) ? { kind: 'success', key: `success ${since}` } : null
}
