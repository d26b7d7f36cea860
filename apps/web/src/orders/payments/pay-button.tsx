import type { OrderRow } from '@balcao/contract/orders'
import { CircleDollarSign } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { ordersTexts } from '../texts'
import { usePayWhole } from './use-pay-whole'

/** Takes all that is owed with one press; nothing where nothing is owed. */
export function PayButton({ order, compact = false }: { order: OrderRow; compact?: boolean }) {
  const t = useTexts(ordersTexts)
  const { canPay, isBusy, pay } = usePayWhole(order)
  if (!canPay) return null
  return (
    <Button
      kind="secondary"
      className={compact ? 'px-3! text-sm!' : ''}
      busy={isBusy}
      icon={!compact && <CircleDollarSign size={18} aria-hidden="true" />}
      onClick={({ currentTarget }) => {
        const around = currentTarget.closest<HTMLElement>('[data-order], [role=dialog]')
        // The button goes away: the keyboard stays with the order.
        pay(undefined, { onSettled: () => document.activeElement === document.body && around?.focus() })
      }}
    >
      {t('pay')}
    </Button>
  )
}
