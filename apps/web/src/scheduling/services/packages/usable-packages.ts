import type { Appointment, Package } from '@balcao/contract/scheduling'
import type { AppointmentValues } from '../../appointments/form/appointment-values'

/** Packages from which the appointment can be taken on its day; the one that it is taken from is always among them. */
export function usablePackages(
  packages: readonly Package[],
  {
    service_id,
    also,
    people,
    date,
    package_id,
  }: Pick<AppointmentValues, 'service_id' | 'also' | 'people' | 'date' | 'package_id'>,
  taken: Appointment['package'],
): Package[] {
  return packages.filter(({ id, service_ids, left, expires_on, closed }) => {
    if (id === package_id || id === taken?.id) return true
    if (closed || left === 0 || also !== '' || people !== '') return false
    return service_ids.includes(service_id) && (expires_on === null || expires_on >= date)
  })
}
