import { wallTime, type WallTime } from '@balcao/domain/time'
import { useMinute } from '../../../lib/hooks/use-now'

/** The company's date and minute now, and the instant of it in epoch milliseconds; renders again each minute. */
export function useToday(zone: string): WallTime & { now: number } {
  const now = useMinute()
  return { now, ...wallTime(now, zone) }
}
