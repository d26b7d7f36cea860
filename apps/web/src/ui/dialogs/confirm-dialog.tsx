import type { ReactNode } from 'react'
import { Button } from '../buttons/button'
import { Dialog } from './dialog'

interface ConfirmDialogProps {
  open?: boolean
  title: string
  description: ReactNode
  /** The way out, and what is about to happen, as the buttons say them. */
  keep: string
  confirm: string
  /** It is happening: the button waits, and cannot be pressed twice. */
  busy?: boolean
  onClose: () => void
  /** The dialog stays until it is closed. */
  onConfirm: () => void
  children?: ReactNode
}

/** Asks before something is lost. */
export function ConfirmDialog({ keep, confirm, busy = false, onConfirm, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      leave={keep}
      actions={
        <Button kind="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      }
    />
  )
}
