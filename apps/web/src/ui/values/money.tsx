import { formatBrl } from '@balcao/domain/money'

/** An amount in integer cents, always as reais in the Brazilian way (CONST-06), never broken or cut. */
export function Money({ cents, className }: { cents: number; className?: string }) {
  return (
    <data value={cents / 100} className={`whitespace-nowrap tabular-nums ${className ?? ''}`}>
      {formatBrl(cents)}
    </data>
  )
}
