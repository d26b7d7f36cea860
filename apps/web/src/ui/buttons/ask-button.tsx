import { useState } from 'react'
import { Button } from './button'
import { ConfirmDialog } from '../dialogs/confirm-dialog'

interface AskButtonProps {
  /** Stands on the button and on the one that confirms it. */
  act: string
  /** The question, what follows from a yes, and the button of a no. */
  title: string
  text: string
  keep: string
  busy: boolean
  /** `close` ends the question, whatever came of it. */
  onConfirm: (close: () => void) => void
}

/** A button for what is not easily mended: it asks first. */
export function AskButton({ act, title, text, keep, busy, onConfirm }: AskButtonProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {act}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        description={text}
        keep={keep}
        confirm={act}
        busy={busy}
        onClose={close}
        onConfirm={() => onConfirm(close)}
      />
    </>
  )
}
