import { useTexts } from '../../i18n/language'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { ordersTexts } from '../texts'

interface DeleteDialogProps {
  onClose: () => void
  onConfirm: () => void
}

/** Asks before an order is deleted (ORD-20). */
export function DeleteDialog({ onClose, onConfirm }: DeleteDialogProps) {
  const t = useTexts(ordersTexts)
  return (
    <ConfirmDialog
      title={t('deleteQuestion')}
      description={t('deleteHint')}
      keep={t('keep')}
      confirm={t('delete')}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )
}
