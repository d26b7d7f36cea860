import type { Coupon, saveCoupon as saveCall } from '@balcao/contract/coupons'
import type { BodyOf } from '@balcao/contract'
import { couponKey } from '@balcao/domain/orders'
import type { Database, Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import { readCoupons } from './coupons.store'

type SaidCoupon = BodyOf<typeof saveCall>

/**
 * Makes a coupon (`version` 0) or writes it anew, if nobody changed it since `version`. The same making, repeated, is
 * answered again. @throws Problem COUPON_INVALID, COUPON_TAKEN, COUPON_CHANGED with how it stands
 */
export async function saveCoupon(
  db: Database,
  companyId: string,
  id: string,
  coupon: SaidCoupon,
): Promise<Coupon> {
  const key = requireSound(coupon)
  return db.asCompany(companyId, async (tx) => {
    // Whoever else saves one of the company's coupons waits: two cannot take one code.
    await tx.execute(sql`select id from companies where id = ${companyId} for no key update`)
    const taken = await tx.execute(
      sql`select id from coupons where company_id = ${companyId} and code_key = ${key} and id <> ${id}`,
    )
    if (taken.rowCount !== 0) throw new Problem('COUPON_TAKEN')
    const isWritten = await write(tx, companyId, id, { ...coupon, key })
    const [stored] = await readCoupons(tx, companyId, id)
    const isRepeat = coupon.version === 0 && stored?.version === 1 && couponKey(stored.code) === key
    if (!stored || (!isWritten && !isRepeat)) {
      throw new Problem('COUPON_CHANGED', stored ? { current: stored } : {})
    }
    return stored
  })
}

async function write(tx: Tx, companyId: string, id: string, coupon: SaidCoupon & { key: string }) {
  const { version, code, key, kind, value, minimum_cents, first_order, starts_on, ends_on } = coupon
  const { max_uses, max_uses_each, active } = coupon
  const { rowCount } =
    version === 0
      ? await tx.execute(sql`insert into coupons (company_id, id, code, code_key, kind, value, minimum_cents,
          first_order, starts_on, ends_on, max_uses, max_uses_each, active)
        values (${companyId}, ${id}, ${code}, ${key}, ${kind}, ${value}, ${minimum_cents}, ${first_order},
          ${starts_on}::date, ${ends_on}::date, ${max_uses}, ${max_uses_each}, ${active})
        on conflict (company_id, id) do nothing`)
      : await tx.execute(sql`update coupons set code = ${code}, code_key = ${key}, kind = ${kind}, value = ${value},
          minimum_cents = ${minimum_cents}, first_order = ${first_order}, starts_on = ${starts_on}::date,
          ends_on = ${ends_on}::date, max_uses = ${max_uses}, max_uses_each = ${max_uses_each}, active = ${active},
          version = version + 1
        where company_id = ${companyId} and id = ${id} and version = ${version}`)
  return rowCount === 1
}

/** The code as it is compared. @throws Problem COUPON_INVALID */
function requireSound({ code, kind, value, starts_on, ends_on }: SaidCoupon): string {
  const fields: { path: string; mensagem: string }[] = []
  const key = couponKey(code)
  if (key === '') fields.push({ path: 'code', mensagem: 'Use letras ou números.' })
  if (kind === 'percent' && (value < 1 || value > 100))
    fields.push({ path: 'value', mensagem: 'Use de 1 a 100 por cento.' })
  if (kind === 'value' && value < 1)
    fields.push({ path: 'value', mensagem: 'Informe um valor maior que zero.' })
  if (kind === 'free_delivery' && value !== 0) fields.push({ path: 'value', mensagem: 'Deixe em zero.' })
  if (starts_on !== null && ends_on !== null && ends_on < starts_on)
    fields.push({ path: 'ends_on', mensagem: 'O fim vem depois do começo.' })
  if (fields.length > 0) throw new Problem('COUPON_INVALID', { fields })
  return key
}
