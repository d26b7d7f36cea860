import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Field } from '../ui/field'
import { TextArea } from '../ui/text-area'
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
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') setMissing(true)
    else onSubmit(reason)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} kind="danger" busy={props.busy} disabled={props.disabled}>
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
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
      </form>
      {props.children}
    </Dialog>
  )
}
