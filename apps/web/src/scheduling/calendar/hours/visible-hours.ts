import { DAY_MINUTES, type MinuteSpan } from './minute-spans'

const usual: MinuteSpan = { from: 8 * 60, to: 18 * 60 }
const HOUR = 60

/**
 * Which hours the calendar shows, in whole hours as minutes of the day: all that is open or taken on the shown dates;
 * the usual working hours where nothing is.
 */
export function visibleHours(spans: readonly MinuteSpan[]): MinuteSpan {
  if (spans.length === 0) return usual
  const from = Math.min(...spans.map((span) => span.from))
  const to = Math.max(...spans.map((span) => span.to))
  return {
    from: Math.max(0, Math.floor(from / HOUR) * HOUR),
    to: Math.min(DAY_MINUTES, Math.max(Math.ceil(to / HOUR) * HOUR, Math.floor(from / HOUR) * HOUR + HOUR)),
  }
}
