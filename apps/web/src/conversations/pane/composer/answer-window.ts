import { minutesUntil } from '../header/bot-state'

/** So many minutes before its end, the official channel's window is spoken of. */
const SOON_MINUTES = 120

/** Whether one may still write freely. `minutes` that are left. */
export type AnswerWindow = { kind: 'open' } | { kind: 'soon'; minutes: number } | { kind: 'over' }

/** How the 24 hours stand at `now` (epoch milliseconds); always open where there is no such limit. */
export function answerWindow(endsAt: string | null, now: number): AnswerWindow {
  if (endsAt === null) return { kind: 'open' }
  const minutes = minutesUntil(endsAt, now)
  if (minutes <= 0) return { kind: 'over' }
  return minutes <= SOON_MINUTES ? { kind: 'soon', minutes } : { kind: 'open' }
}

/** Minutes as '1 h 05 min', '45 min'. */
export function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')} min`
}
