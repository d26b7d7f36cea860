import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@balcao/contract'
import type { Package, sellPackage as sellCall } from '@balcao/contract/scheduling'
import type { PaymentMethod } from '@balcao/domain/orders'
import { noteAct, type Act } from '../../platform/audit'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { checkPerson } from '../appointments/choosing/check-person'
import type { SchedulingNeeds } from '../scheduling-needs'
import { listKinds } from './kinds.store'
import {
  findPackage,
  insertPackage,
  insertPayment,
  lockPackage,
  voidPayment,
  writeClosed,
  type Seller,
} from './packages.store'

type Needs = Pick<SchedulingNeeds, 'db' | 'clock'>

/** Who acts: the employee, where one does, and as the audit log names them. */
interface By {
  seller: Seller
  actor: Act['by']
}

/**
 * Sells a package, paid now where a method is named. The same sale again is answered as it stands.
 * @throws Problem PACKAGE_KIND_NOT_FOUND, IDEMPOTENCY_MISMATCH, APPOINTMENT_INVALID naming `client` or `phone`
 */
export function sellPackage(
  { db, clock }: Needs,
  companyId: string,
  sale: BodyOf<typeof sellCall>,
  by: By,
): Promise<Package> {
  const client = sale.client.trim()
  const phone = sale.phone.trim()
  return db.asCompany(companyId, async (tx) => {
    const again = (known: Package) => {
      if (known.kind_id !== sale.kind_id.toLowerCase() || known.client !== client || known.phone !== phone)
        throw new Problem('IDEMPOTENCY_MISMATCH')
      return known
    }
    const known = await findPackage(tx, companyId, sale.id)
    if (known) return again(known)
    checkPerson({ client, phone })
    const kinds = await listKinds(tx, companyId)
    const kind = kinds.find(({ id, active }) => active && id === sale.kind_id.toLowerCase())
    if (!kind) throw new Problem('PACKAGE_KIND_NOT_FOUND')
    const at = { by: by.seller, now: clock() }
    const content = { id: sale.id, kind, client, phone, note: sale.note?.trim() || null }
    if (!(await insertPackage(tx, companyId, content, at))) {
      const meanwhile = await findPackage(tx, companyId, sale.id)
      if (!meanwhile) throw new Problem('IDEMPOTENCY_MISMATCH')
      return again(meanwhile)
    }
    if (sale.method !== null) {
      const payment = { id: randomUUID(), packageId: sale.id, method: sale.method, cents: kind.price_cents }
      await insertPayment(tx, companyId, payment, at)
    }
    return made(tx, companyId, { id: sale.id, act: 'package.sold', by })
  })
}

/**
 * Says how a package was paid, now; with null its payment is taken back. What is that way already is answered as it stands.
 * @throws Problem PACKAGE_NOT_FOUND, PACKAGE_CLOSED
 */
export function payPackage(
  { db, clock }: Needs,
  companyId: string,
  { id, method }: { id: string; method: PaymentMethod | null },
  by: By,
): Promise<Package> {
  return db.asCompany(companyId, async (tx) => {
    const known = await requirePackage(tx, companyId, id)
    if ((known.payment?.method ?? null) === method) return known
    if (known.closed) throw new Problem('PACKAGE_CLOSED')
    const at = { by: by.seller, now: clock() }
    if (known.payment) await voidPayment(tx, companyId, id, at)
    if (method !== null) {
      const payment = { id: randomUUID(), packageId: id, method, cents: known.price_cents }
      await insertPayment(tx, companyId, payment, at)
    }
    return made(tx, companyId, { id, act: method === null ? 'package.unpaid' : 'package.paid', by })
  })
}

/**
 * Closes a package. Where nothing was taken from it the sale is undone, its payment with it; else what was taken stays, and
 * so does the money. A closed one is answered as it stands. @throws Problem PACKAGE_NOT_FOUND
 */
export function closePackage(
  { db, clock }: Needs,
  companyId: string,
  { id, reason }: { id: string; reason: string },
  by: By,
): Promise<Package> {
  return db.asCompany(companyId, async (tx) => {
    const known = await requirePackage(tx, companyId, id)
    if (known.closed) return known
    const now = clock()
    if (known.payment && known.uses.length === 0) await voidPayment(tx, companyId, id, { by: by.seller, now })
    await writeClosed(tx, companyId, id, { reason: reason.trim(), now })
    return made(tx, companyId, { id, act: 'package.closed', by })
  })
}

async function requirePackage(tx: Tx, companyId: string, id: string): Promise<Package> {
  const known = await lockPackage(tx, companyId, id)
  if (!known) throw new Problem('PACKAGE_NOT_FOUND')
  return known
}

/** Writes down what was done, and says it on every screen. Answers the package as it stands then. */
async function made(
  tx: Tx,
  companyId: string,
  { id, act, by }: { id: string; act: string; by: By },
): Promise<Package> {
  await noteAct(tx, { companyId, by: by.actor, act, detail: { package: id.toLowerCase() } })
  const stands = await findPackage(tx, companyId, id)
  await appendEvent(tx, 'AGENDA_CHANGED', { what: 'packages' })
  return stands!
}
