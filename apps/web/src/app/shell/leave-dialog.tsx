import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { shellTexts } from './shell-texts'

interface LeaveDialogProps {
  open: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks whether unsaved work is left. */
export function LeaveDialog({ open, onLeave, onStay }: LeaveDialogProps) {
  const t = useTexts(shellTexts)
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('unsavedTitle')}
      description={t('unsavedText')}
      actions={
        <>
          <Button kind="danger" onClick={onLeave}>
            {t('leave')}
          </Button>
          <Button onClick={onStay}>{t('stay')}</Button>
        </>
      }
    />
  )
}
