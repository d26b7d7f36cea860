import type { Package, PackageKind } from '@balcao/contract/scheduling'
import type { PaymentMethod } from '@balcao/domain/orders'
import { announceCash, holdOpenRegister } from '../../cash-register'
import type { Tx } from '../../platform/database/database'
import { sql, type Sql } from '../../platform/database/sql'

/** Who sells or takes money, where an employee does. */
export type Seller = string | null

interface StoredPackage extends Omit<Package, 'sold_at'> {
  sold_at: Date
}

async function selectPackages(tx: Tx, companyId: string, which: Sql): Promise<Package[]> {
  const { rows } = await tx.execute<StoredPackage>(sql`
    select p.id, p.kind_id, p.name, p.service_ids, p.sessions, p.sessions - (select count(*)::int from package_uses u
        where u.company_id = p.company_id and u.package_id = p.id) as left, p.price_cents, p.client, p.phone, p.note,
      p.expires_on::text as expires_on, p.sold_at, (select e.nome from employees e
        where e.company_id = p.company_id and e.id = p.sold_by) as sold_by,
      (select json_build_object('method', m.method, 'at', m.at) from package_payments m
        where m.company_id = p.company_id and m.package_id = p.id and m.voided_at is null) as payment,
      case when p.closed_at is not null then json_build_object('at', p.closed_at, 'reason', coalesce(p.close_reason, '')) end as closed,
      coalesce((select json_agg(json_build_object('number', u.number, 'appointment_id', a.id, 'service', a.service_name,
          'starts_at', a.starts_at, 'status', a.status, 'no_show', a.no_show) order by u.number)
        from package_uses u join appointments a on a.company_id = u.company_id and a.id = u.appointment_id
        where u.company_id = p.company_id and u.package_id = p.id), '[]') as uses
    from packages p where p.company_id = ${companyId} and ${which}`)
  return rows.map(({ sold_at, payment, closed, uses, ...row }) => ({
    ...row,
    sold_at: sold_at.toISOString(),
    payment: payment && { ...payment, at: iso(payment.at) },
    closed: closed && { ...closed, at: iso(closed.at) },
    uses: uses.map((use) => ({ ...use, starts_at: iso(use.starts_at) })),
  }))
}

const iso = (at: string) => new Date(at).toISOString()

export async function findPackage(tx: Tx, companyId: string, id: string): Promise<Package | undefined> {
  return (await selectPackages(tx, companyId, sql`p.id = ${id}`))[0]
}

/** As `findPackage`, kept from everybody who would take a session from it until the transaction ends. */
export async function lockPackage(tx: Tx, companyId: string, id: string): Promise<Package | undefined> {
  await tx.execute(sql`select 1 from packages where company_id = ${companyId} and id = ${id} for update`)
  return findPackage(tx, companyId, id)
}

/** Those of a customer by phone in any spelling, the last one that was sold first. */
export async function packagesOf(tx: Tx, companyId: string, phone: string): Promise<Package[]> {
  return selectPackages(
    tx,
    companyId,
    sql`p.phone_key = app.phone_key(${phone}) order by p.sold_at desc, p.id limit 50`,
  )
}

/** Writes a sale down with the terms of its kind; false where the id is there already. */
export async function insertPackage(
  tx: Tx,
  companyId: string,
  sale: { id: string; kind: PackageKind; client: string; phone: string; note: string | null },
  { by, now }: { by: Seller; now: Date },
): Promise<boolean> {
  const { id, kind, client, phone, note } = sale
  const { rowCount } = await tx.execute(sql`
    insert into packages (company_id, id, kind_id, name, service_ids, sessions, price_cents, by_itself, no_show_spends, client,
      phone, note, expires_on, sold_at, sold_by)
    select id, ${id}, ${kind.id}, ${kind.name}, ${[...kind.service_ids]}::text[], ${kind.sessions}, ${kind.price_cents},
      ${kind.by_itself}, ${kind.no_show_spends}, ${client}, ${phone}, ${note},
      (${now}::timestamptz at time zone time_zone)::date + ${kind.valid_days}::int, ${now}, ${by}::uuid
    from companies where id = ${companyId}
    on conflict (company_id, id) do nothing`)
  return rowCount === 1
}

/** A payment of now, in the register that is open, if one is. */
export async function insertPayment(
  tx: Tx,
  companyId: string,
  payment: { id: string; packageId: string; method: PaymentMethod; cents: number },
  { by, now }: { by: Seller; now: Date },
): Promise<void> {
  const { id, packageId, method, cents } = payment
  const register = await holdOpenRegister(tx, companyId)
  await tx.execute(sql`
    insert into package_payments (company_id, id, package_id, method, amount_cents, at, employee_id, register_id)
    values (${companyId}, ${id}, ${packageId}, ${method}, ${cents}, ${now}, ${by}::uuid, ${register}::uuid)`)
  await announceCash(tx)
}

/** Takes the payment back, out of the register that is open, if one is; the row stays. */
export async function voidPayment(
  tx: Tx,
  companyId: string,
  packageId: string,
  { by, now }: { by: Seller; now: Date },
): Promise<void> {
  const register = await holdOpenRegister(tx, companyId)
  await tx.execute(sql`
    update package_payments set voided_at = ${now}, void_register_id = ${register}::uuid, void_employee_id = ${by}::uuid
    where company_id = ${companyId} and package_id = ${packageId} and voided_at is null`)
  await announceCash(tx)
}

export async function writeClosed(
  tx: Tx,
  companyId: string,
  id: string,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await tx.execute(sql`update packages set closed_at = ${now}, close_reason = ${reason}
    where company_id = ${companyId} and id = ${id} and closed_at is null`)
}
