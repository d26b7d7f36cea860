import { useState } from 'react'
import { Button } from './button'
import { ConfirmDialog } from './confirm-dialog'

interface AskButtonProps {
  /** `act` stands on the button and on the one that confirms it. */
  words: { act: string; title: string; text: string; keep: string }
  busy: boolean
  /** `close` ends the question, whatever came of it. */
  onConfirm: (close: () => void) => void
}

/** A button for what is not easily mended: it asks first. */
export function AskButton({ words, busy, onConfirm }: AskButtonProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {words.act}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.title}
        description={words.text}
        keep={words.keep}
        confirm={words.act}
        busy={busy}
        onClose={close}
        onConfirm={() => onConfirm(close)}
      />
    </>
  )
}
