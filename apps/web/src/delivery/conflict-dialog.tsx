import { readDelivery, type DeliverySettings } from '@balcao/domain/delivery'
import { formatBrl } from '@balcao/domain/money'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { mergeDelivery, type DeliveryConflict } from './merge-delivery'
import { deliveryTexts } from './texts'
import type { OpenConflict } from './use-save-delivery'

interface ConflictDialogProps {
  conflict: OpenConflict
  onSettle: (settings: DeliverySettings) => void
  onClose: () => void
}

/** Both versions of what two people set differently; the rest of both is kept either way. */
export function ConflictDialog({ conflict, onSettle, onClose }: ConflictDialogProps) {
  const t = useTexts(deliveryTexts)
  const { base, mine, theirs, conflicts } = conflict
  const settle = (prefer: 'mine' | 'theirs') =>
    onSettle(mergeDelivery(base, mine, readDelivery(theirs), prefer).merged)
  const wordsOf = ({ what }: DeliveryConflict, value: number | null) => {
    if (value === null) return t('removed')
    return what.kind === 'tempo_entrega' ? t('minutes', { count: value }) : formatBrl(value)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('conflictTitle')}
      description={t('conflictText')}
      actions={
        <>
          <Button kind="secondary" onClick={() => settle('theirs')}>
            {t('useTheirs')}
          </Button>
          <Button onClick={() => settle('mine')}>{t('keepMine')}</Button>
        </>
      }
    >
      <table className="w-full text-left">
        <thead>
          <tr className="text-sm text-ink-soft">
            <th className="pb-1 font-semibold">{t('what')}</th>
            <th className="pb-1 font-semibold">{t('mine')}</th>
            <th className="pb-1 font-semibold">{t('theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map((one) => {
            const name = one.what.kind === 'bairro' ? one.what.name : t(one.what.kind)
            return (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-2 font-semibold">
                  {name}
                </th>
                <td className="py-2 tabular-nums">{wordsOf(one, one.mine)}</td>
                <td className="py-2 tabular-nums">{wordsOf(one, one.theirs)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Dialog>
  )
}
