import type { Employee } from '@balcao/contract/employees'
import { dateIn } from '@balcao/domain/time'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { ApiError, hasCode, type FieldError } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { useMinute } from '../../lib/hooks/use-now'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { Field } from '../../ui/fields/field'
import { notify } from '../../ui/notices/notify'
import { notifyUndo } from '../../ui/notices/notify-undo'
import { TextArea } from '../../ui/fields/text-area'
import { useEmployment } from '../employees.queries'
import { employeesTexts } from '../texts'
import { useTakeBack } from './use-take-back'
import { TextField } from '../../ui/fields/text-field'

interface EndDialogProps {
  employee: Employee
  zone: string
  onClose: () => void
}

/** Asks for the last day and why, and says what goes with the employment; it can be taken back. */
export function EndDialog({ employee, zone, onClose }: EndDialogProps) {
  const t = useTexts(employeesTexts)
  const errorText = useErrorText()
  const today = dateIn(useMinute(), zone)
  const { end } = useEmployment(employee.id)
  const { takeBack } = useTakeBack(employee)
  const [lastDay, setLastDay] = useState(today)
  const [reason, setReason] = useState('')
  /** The date is missing, or what the server said of it. */
  const [problem, setProblem] = useState<'missing' | FieldError | null>(null)

  const confirm = async () => {
    if (lastDay === '') return setProblem('missing')
    try {
      await end.mutateAsync({ left_on: lastDay, reason: reason.trim() })
      onClose()
      notifyUndo(t('ended', { name: employee.nome }), t('undo'), () => void takeBack())
    } catch (error) {
      logFailure('an employment was not ended', error)
      const field = error instanceof ApiError && error.fields.find(({ path }) => path === 'left_on')
      if (field) return setProblem(field)
      if (!hasCode(error, 'ROLE_FORBIDDEN')) notify.error(errorText(error, t('saveFailed')))
      if (hasCode(error, 'NOT_EMPLOYED', 'ROLE_FORBIDDEN')) onClose()
    }
  }
  return (
    <ConfirmDialog
      title={t('endTitle', { name: employee.nome })}
      description={t(employee.access ? 'endTextAccess' : 'endText')}
      keep={t('keep')}
      confirm={t('end')}
      busy={end.isPending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <TextField
        label={t('lastDay')}
        error={problem === 'missing' ? t('dateMissing') : problem?.mensagem}
        type="date"
        min={employee.data_admissao}
        max={today}
        value={lastDay}
        onValueChange={(typed) => {
          setLastDay(typed)
          setProblem(null)
        }}
      />
      <Field label={t('leftReason')} hint={t('optional')}>
        {(ids) => (
          <TextArea
            {...ids}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}
