import type { ShopByHand, OpeningAct } from '@balcao/contract/company'
import { untilNextTime, weekOrNull, type HoursRow, type SaidByHand } from '@balcao/domain/hours'
import { actorOf, noteAct } from '../platform/audit'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { Caller } from '../platform/http/caller'
import { appendEvent } from '../platform/live/append-event'
import type { CompanyNeeds } from './company-needs'
import { shopByHand } from './shop-by-hand'

/**
 * Says by hand how the shop stands to its customers, inside the caller's transaction; who did it is in the audit log, and
 * every open screen is told.
 */
export async function setOpening(
  tx: Tx,
  companyId: string,
  act: OpeningAct,
  { caller, now, countOrdersUntil }: Pick<CompanyNeeds, 'countOrdersUntil'> & { caller: Caller; now: Date },
): Promise<{ before: ShopByHand; now: ShopByHand; agendados: number }> {
  const { rows } = await tx.execute<
    SaidByHand<Date> & { hours: HoursRow[]; time_zone: string; cutoff_hour: number }
  >(sql`
    select fechada_ate, so_retirada_ate, preparo_extra, preparo_extra_ate, horario_funcionamento as hours,
      time_zone, cutoff_hour
    from companies where id = ${companyId} for no key update`)
  const { hours, time_zone, cutoff_hour, ...stored } = rows[0]!
  const nextTime = untilNextTime(weekOrNull(hours), now.getTime(), time_zone, cutoff_hour)
  const before = shopByHand(stored)
  const next: ShopByHand = { ...before, ...said(act, now.getTime(), nextTime) }
  await tx.execute(sql`
    update companies set fechada_ate = ${next.fechada_ate}, so_retirada_ate = ${next.so_retirada_ate},
      preparo_extra = ${next.preparo_extra}, preparo_extra_ate = ${next.preparo_extra_ate}
    where id = ${companyId}`)
  await noteAct(tx, { companyId, by: actorOf(caller), act: `shop.${act.act}`, detail: next })
  await appendEvent(tx, 'COMPANY_CHANGED', { fields: ['atendimento'] })
  const isShut = next.fechada_ate !== null && next.fechada_ate !== before.fechada_ate
  const agendados = isShut ? await countOrdersUntil(tx, companyId, new Date(next.fechada_ate!)) : 0
  return { before, now: next, agendados }
}

function said(act: OpeningAct, now: number, nextTime: number): Partial<ShopByHand> {
  const iso = (at: number) => new Date(at).toISOString()
  switch (act.act) {
    case 'pause':
      return { fechada_ate: iso(now + act.minutes * 60_000) }
    case 'close':
      return { fechada_ate: iso(nextTime) }
    case 'open':
      return { fechada_ate: null }
    case 'pickup-only':
      return { so_retirada_ate: iso(nextTime) }
    case 'deliver':
      return { so_retirada_ate: null }
    case 'slower':
      return { preparo_extra: act.minutes, preparo_extra_ate: iso(nextTime) }
    case 'usual':
      return { preparo_extra: 0, preparo_extra_ate: null }
    case 'restore':
      // A field is there or it is not: JSON knows no undefined.
      return act.to as Partial<ShopByHand>
  }
}
