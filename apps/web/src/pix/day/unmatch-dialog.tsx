import type { PixOfDay } from '@balcao/contract/pix'
import { formatBrl } from '@balcao/domain/money'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { useUnmatch } from './day.queries'
import { pixDayTexts } from './texts'

/** Whether a person said for which order a PIX was, and may take that back. */
export const isUnmatchable = ({ by_hand, order, refunds }: PixOfDay): boolean =>
  by_hand && order !== null && refunds.every(({ state }) => state === 'failed')

/** Asks before a PIX counts for its order no longer. */
export function UnmatchDialog({ receipt, onClose }: { receipt: PixOfDay; onClose: () => void }) {
  const t = useTexts(pixDayTexts)
  const errorText = useErrorText()
  const unmatch = useUnmatch()
  const { counted_cents, order, end_to_end_id } = receipt
  return (
    <ConfirmDialog
      title={t('unmatchTitle')}
      description={t('unmatchText', { amount: formatBrl(counted_cents), number: order?.number ?? '' })}
      keep={t('cancel')}
      confirm={t('unmatchConfirm')}
      busy={unmatch.isPending}
      onConfirm={() => unmatch.mutate(end_to_end_id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p role="alert" className="font-semibold text-danger-ink empty:hidden">
        {unmatch.isError && errorText(unmatch.error, t('matchFailed'))}
      </p>
    </ConfirmDialog>
  )
}
