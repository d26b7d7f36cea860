import { useState, type ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { Field } from '../ui/fields/field'
import { FormDialog } from '../ui/dialogs/form-dialog'
import { TextArea } from '../ui/fields/text-area'
import { operatorTexts } from './texts'

interface ReasonDialogProps {
  title: string
  description: string
  /** On the button that does it. */
  act: string
  busy: boolean
  disabled?: boolean
  onSubmit: (reason: string) => void
  onClose: () => void
  /** What went wrong, if it did. */
  children: ReactNode
}

/** Asks for the reason of something that the audit keeps; without one nothing is done. */
export function ReasonDialog({ title, description, act, onSubmit, onClose, ...props }: ReasonDialogProps) {
  const t = useTexts(operatorTexts)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  return (
    <FormDialog
      title={title}
      description={description}
      words={{ cancel: t('cancel'), save: act }}
      kind="danger"
      busy={props.busy}
      disabled={props.disabled ?? false}
      onSave={() => (reason.trim() === '' ? setMissing(true) : onSubmit(reason))}
      onClose={onClose}
    >
      <Field label={t('reason')} error={isMissing ? t('reasonMissing') : undefined}>
        {(ids) => (
          <TextArea
            {...ids}
            maxLength={300}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value)
              setMissing(false)
            }}
          />
        )}
      </Field>
      {props.children}
    </FormDialog>
  )
}
