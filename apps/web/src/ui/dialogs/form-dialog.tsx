import { useId, type ReactNode } from 'react'
import { Button } from '../buttons/button'
import { Dialog } from './dialog'
import { Form } from '../fields/form'

interface FormDialogProps {
  title: string
  description?: string | undefined
  words: { cancel: string; save: string }
  busy?: boolean
  disabled?: boolean
  /** Of what cannot be mended. */
  kind?: 'danger'
  width?: 'wide'
  onSave: () => Promise<void> | void
  onClose: () => void
  children: ReactNode
}

/** A small form above the page. Saved by its button or by Enter; closing saves nothing. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    description,
    words,
    busy = false,
    disabled = false,
    kind,
    width,
    onSave,
    onClose,
    children,
  } = props
  const formId = useId()
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      leave={words.cancel}
      {...(width ? { width } : {})}
      actions={
        <Button type="submit" form={formId} busy={busy} disabled={disabled} {...(kind ? { kind } : {})}>
          {words.save}
        </Button>
      }
    >
      <Form id={formId} className="grid grid-cols-1 gap-4" onSend={onSave}>
        {children}
      </Form>
    </Dialog>
  )
}
