import { clockOf } from '../hours/clock'

/** 'HH:MM' of '14h', '14:30', '14h30', 'às 9' or 'meio dia' in plain words; null for anything else. */
export function readTime(words: string): string | null {
  if (/\bmeio[ -]?dia\b/.test(words)) return '12:00'
  const found =
    /(?:^|\s)(?:as )?(\d{1,2})(?:\s?(?::|h|hs|horas?)\s?([0-5]\d)?)(?:\D|$)/.exec(words) ??
    /\bas (\d{1,2})\b/.exec(words)
  if (!found || Number(found[1]) > 23) return null
  return clockOf(Number(found[1]) * 60 + Number(found[2] ?? 0))
}
