import type { Appointment } from '@balcao/contract/scheduling'

/** How much of a series a change is meant for. */
export const scopes = ['one', 'following', 'all'] as const
export type SeriesScope = (typeof scopes)[number]

/** The appointments of a series that a change is meant for: what is over, completed or cancelled is none of them. */
export function affectedBy(
  appointments: readonly Appointment[],
  { id, starts_at }: Pick<Appointment, 'id' | 'starts_at'>,
  scope: SeriesScope,
  now: number,
): Appointment[] {
  return appointments.filter((one) => {
    if (Date.parse(one.starts_at) <= now) return false
    if (one.status !== 'pending' && one.status !== 'confirmed') return false
    if (scope === 'one') return one.id === id
    return scope === 'all' || Date.parse(one.starts_at) >= Date.parse(starts_at)
  })
}
