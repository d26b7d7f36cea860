import type { StoredSettings } from '../agenda/settings.store'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/**
 * Gives those who come to a service by themselves a seat, where several come to it from now on: others may join them. One that
 * was knowingly put over others stays as it is.
 */
export async function openClasses(
  tx: Tx,
  companyId: string,
  services: NonNullable<StoredSettings['services']>,
  now: Date,
): Promise<void> {
  const ids = Object.keys(services).filter((id) => services[id]!.seats > 1)
  if (ids.length === 0) return
  await tx.execute(sql`
    update appointments a set seat = 0 where a.company_id = ${companyId} and a.service_id = any(${ids}::text[]) and a.seat is null
      and a.beside = '{}' and a.deleted_at is null and a.starts_at > ${now} and a.status in ('held', 'pending', 'confirmed')
      and not exists (select from appointment_parts p where p.company_id = a.company_id and p.appointment_id = a.id)`)
}
