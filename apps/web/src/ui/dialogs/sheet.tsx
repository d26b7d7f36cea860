import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { PanelFrame } from './panel-frame'

interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Read out when it opens; not shown. */
  title: string
  children: ReactNode
}

/** A panel that slides in from the left over the page. Traps the focus; Escape and a press beside it close it. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  return (
    <PanelFrame open={open} onOpenChange={onOpenChange} className="left-0 w-72 max-w-[85vw] animate-slide-in">
      <Radix.Title className="sr-only">{title}</Radix.Title>
      {children}
    </PanelFrame>
  )
}
