import { formatPrice } from '@balcao/domain/licence'
import { cx } from '../../ui/look/class-names'

/** A price in cents as the tables have it, `R$ 1.200`, never broken. */
export function PlanPrice({ cents, className }: { cents: number; className?: string }) {
  return (
    <data value={cents / 100} className={cx('whitespace-nowrap tabular-nums', className)}>
      {formatPrice(cents)}
    </data>
  )
}
