import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { keepFocusIn, useReturnFocus } from './use-return-focus'

interface PanelFrameProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Where it stands, how wide it is and how it comes. */
  className: string
  /** What has the focus when it opens; else its first control. */
  startsAt?: string | undefined
  children: ReactNode
}

/** What panels that slide over the page share: the shade, the trapped focus, and where it returns to. */
export function PanelFrame({ open, onOpenChange, className, startsAt, children }: PanelFrameProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-shade" />
        <Radix.Content
          ref={keepFocusIn}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus()
            const { currentTarget } = event
            const start = startsAt && (currentTarget as Element).querySelector<HTMLElement>(startsAt)
            if (!start) return
            event.preventDefault()
            start.focus()
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          aria-describedby={undefined}
          className={`fixed inset-y-0 z-40 flex flex-col bg-surface shadow-float focus:outline-none ${className}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
