import type { CashMovement, CashRegister } from '@balcao/contract/cash-register'
import { formatBrl } from '@balcao/domain/money'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { IconButton } from '../ui/buttons/icon-button'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog'
import { cx } from '../ui/look/class-names'
import { notify } from '../ui/notices/notify'
import { Time } from '../ui/values/time'
import { useCashActs } from './cash.queries'
import { cashTexts } from './texts'

/** What was put into the drawer and taken out of it; a mistake is taken back, and stays to be read. */
export function MovementList({ register, zone }: { register: CashRegister; zone: string }) {
  const t = useTexts(cashTexts)
  const errorText = useErrorText()
  const { takeBack } = useCashActs()
  const [wrong, setWrong] = useState<CashMovement | null>(null)
  if (register.movements.length === 0) return <p className="text-ink-soft">{t('noMovements')}</p>
  const confirm = async (movement: CashMovement) => {
    try {
      await takeBack.mutateAsync({ registerId: register.id, movementId: movement.id })
    } catch (error) {
      notify.error(errorText(error, t('takeBackFailed')))
    }
    setWrong(null)
  }
  return (
    <>
      <ul aria-label={t('movements')} className="grid divide-y divide-line">
        {register.movements.map((movement) => (
          <li key={movement.id} className="flex min-h-12 items-center gap-3">
            <span
              className={cx('min-w-0 flex-1 break-words', movement.voided_at && 'text-ink-soft line-through')}
            >
              <span className="font-semibold">{t(movement.kind)}</span> · {movement.reason}
              <span className="block text-sm text-ink-soft">
                <Time at={movement.at} zone={zone} /> {movement.by && t('by', { name: movement.by })}
              </span>
            </span>
            <span
              className={cx(
                'font-bold whitespace-nowrap tabular-nums',
                movement.voided_at && 'text-ink-soft line-through',
              )}
            >
              {formatBrl(movement.kind === 'in' ? movement.cents : -movement.cents)}
            </span>
            {movement.voided_at ? (
              <span className="w-11 text-sm text-ink-soft">{t('takenBack')}</span>
            ) : register.closed_at === null ? (
              <IconButton
                label={t('takeBackOf', { amount: formatBrl(movement.cents) })}
                icon={<Undo2 size={20} aria-hidden="true" />}
                onClick={() => setWrong(movement)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {wrong && (
        <ConfirmDialog
          title={t('takeBackTitle', { amount: formatBrl(wrong.cents) })}
          description={t('takeBackText')}
          keep={t('keep')}
          confirm={t('takeBack')}
          busy={takeBack.isPending}
          onClose={() => setWrong(null)}
          onConfirm={() => void confirm(wrong)}
        />
      )}
    </>
  )
}
