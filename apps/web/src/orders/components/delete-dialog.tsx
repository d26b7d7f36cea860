import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ordersTexts } from '../texts'

interface DeleteDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before an order is deleted (ORD-20). */
export function DeleteDialog({ open, onClose, onConfirm }: DeleteDialogProps) {
  const t = useTexts(ordersTexts)
  return (
    <Dialog
      open={open}
      onOpenChange={(open) => !open && onClose()}
      title={t('deleteQuestion')}
      description={t('deleteHint')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button kind="danger" onClick={onConfirm}>
            {t('delete')}
          </Button>
        </>
      }
    />
  )
}
