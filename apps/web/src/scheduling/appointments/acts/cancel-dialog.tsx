import type { Appointment } from '@balcao/contract/scheduling'
import { useTexts } from '../../../i18n/language'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { SeriesChangeDialog } from '../series/series-change-dialog'
import { schedulingTexts } from '../../texts'

interface CancelDialogProps {
  appointment: Appointment
  onClose: () => void
  onConfirm: () => void
}

/** Asks before an appointment is cancelled: its customer may be told, and its time becomes free. */
export function CancelDialog({ appointment, onClose, onConfirm }: CancelDialogProps) {
  const t = useTexts(schedulingTexts)
  const { series } = appointment
  if (series !== null) {
    return (
      <SeriesChangeDialog
        appointment={{ ...appointment, series }}
        wanted={{ kind: 'cancel' }}
        onClose={onClose}
        onOne={onConfirm}
        onDone={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      title={t('cancelTitle', { client: appointment.client })}
      description={t('cancelText')}
      keep={t('keep')}
      confirm={t('step_cancel')}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )
}
