import { quietHoursAt } from '@balcao/domain/scheduling'
import type { AgendaSettings } from '../agenda/settings.store'

/** When the quiet hours are over in which an instant lies, by the company's clock; null when nothing is quiet. */
export function quietUntil(
  now: Date,
  zone: string,
  { quiet_from: from, quiet_to: to }: Pick<AgendaSettings, 'quiet_from' | 'quiet_to'>,
): Date | null {
  const hours = quietHoursAt(now.getTime(), zone, { from, to })
  return hours && new Date(hours.end)
}
