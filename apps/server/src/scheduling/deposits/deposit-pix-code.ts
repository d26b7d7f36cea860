import { pixPayload } from '@balcao/domain/pix'
import { blocksTime } from '@balcao/domain/scheduling'
import type { Shop } from '../../menu'
import type { StoredAppointment } from '../appointments/appointments.store'

type Deposited = Pick<
  StoredAppointment,
  'id' | 'status' | 'deleted_at' | 'deposit_cents' | 'deposit_due_at' | 'deposit_paid_at'
>

/** Whether money is waited for: asked for, not paid, its time not over, and the appointment stands. */
export function isDepositOpen(row: Deposited, now: Date): boolean {
  const { status, deleted_at, deposit_cents, deposit_due_at, deposit_paid_at } = row
  const isAwaited = deleted_at === null && status !== 'held' && blocksTime(status)
  return isAwaited && deposit_cents !== null && deposit_paid_at === null && deposit_due_at! > now
}

/**
 * The BR Code by which the deposit is paid; null when none is waited for, or the shop gave no key. Whether the
 * money arrived, the shop sees in its bank, or its payment provider tells.
 */
export function depositPixCode(
  shop: Pick<Shop, 'nome' | 'cidade' | 'pix'>,
  row: Deposited,
  now: Date,
): string | null {
  if (!shop.pix || !isDepositOpen(row, now)) return null
  return pixPayload({
    ...shop.pix,
    name: shop.nome,
    city: shop.cidade ?? 'BRASIL',
    cents: row.deposit_cents!,
    txid: row.id.replaceAll('-', '').slice(0, 25),
  })
}
