import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { readAppointments, type StoredAppointment } from '../appointments/appointments.store'

/** Sources of bookings that customers make, and not the shop for them. */
const ofCustomers: readonly StoredAppointment['source'][] = ['public', 'bot', 'waiting']

/** Whether somebody booked it for themselves, under a phone that nobody has checked. */
export const isOfCustomers = ({ source }: Pick<StoredAppointment, 'source'>): boolean =>
  ofCustomers.includes(source)

/**
 * The package that somebody at the counter chose for an appointment of this phone. Whether it has a session left decides the
 * database. @throws Problem PACKAGE_NOT_FOUND where the customer has no such package; APPOINTMENT_INVALID for a visit of
 * several services or for several people, of which a session is not
 */
export async function chosenPackage(
  tx: Tx,
  companyId: string,
  packageId: string | null | undefined,
  { phone, isVisit, people = 1 }: { phone: string; isVisit: boolean; people?: number | undefined },
): Promise<string | null> {
  if (!packageId) return null
  if (isVisit) {
    const mensagem = 'Cada sessão do pacote vale para um serviço. Agende os outros separados.'
    throw new Problem('APPOINTMENT_INVALID', { mensagem, fields: [{ path: 'package_id', mensagem }] })
  }
  if (people > 1) {
    const mensagem = 'Cada sessão do pacote vale para uma pessoa. Agende as outras separadas.'
    throw new Problem('APPOINTMENT_INVALID', { mensagem, fields: [{ path: 'package_id', mensagem }] })
  }
  if (!(await isTheirs(tx, companyId, packageId, phone))) throw new Problem('PACKAGE_NOT_FOUND')
  return packageId.toLowerCase()
}

/** The package that an appointment keeps when it is changed: none where it is another person's now, a visit, or for several. */
export async function keptPackage(
  tx: Tx,
  companyId: string,
  before: Pick<StoredAppointment, 'package_id' | 'phone'>,
  { phone, isVisit, people = 1 }: { phone: string; isVisit: boolean; people?: number | undefined },
): Promise<string | null> {
  const { package_id } = before
  if (package_id === null || isVisit || people > 1) return null
  return phone === before.phone || (await isTheirs(tx, companyId, package_id, phone)) ? package_id : null
}

async function isTheirs(tx: Tx, companyId: string, packageId: string, phone: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from packages
    where company_id = ${companyId} and id = ${packageId} and phone_key = app.phone_key(${phone})`)
  return rows.length > 0
}

/**
 * Takes what a customer booked from a package of theirs that says so (`by_itself`), the one that ends first, when the
 * appointment becomes confirmed: not where it was so `before`. Answers the row as it stands then.
 */
export async function takeByItself(
  tx: Tx,
  companyId: string,
  row: StoredAppointment,
  before?: StoredAppointment,
): Promise<StoredAppointment> {
  if (before?.status === 'confirmed') return row
  if (row.status !== 'confirmed' || row.package_id !== null || row.parts.length > 0) return row
  if (row.people > 1) return row
  if (!isOfCustomers(row)) return row
  const { rowCount } = await tx.execute(sql`
    update appointments set package_id = found.id from (
      select p.id from packages p
      where p.company_id = ${companyId} and p.by_itself and p.closed_at is null and p.phone_key = app.phone_key(${row.phone})
        and ${row.service_id}::text = any(p.service_ids) and (p.expires_on is null or p.expires_on >= ${row.date}::date)
        and p.sessions > (select count(*) from package_uses u where u.company_id = p.company_id and u.package_id = p.id)
      order by p.expires_on nulls last, p.sold_at, p.id limit 1) found
    where appointments.company_id = ${companyId} and appointments.id = ${row.id}`)
  return rowCount === 0 ? row : (await readAppointments(tx, companyId, [row.id]))[0]!
}
