import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { IconButton } from '../buttons/icon-button'
import { PanelFrame } from './panel-frame'

interface SidePanelProps {
  /** Where it stays mounted while it is closed. */
  open?: boolean
  onClose: () => void
  title: ReactNode
  /** Below the title, e.g. a state. */
  aside?: ReactNode
  /** Stays in sight at the bottom while the content scrolls. */
  footer?: ReactNode
  /** A selector of what has the focus when it opens; else the button that closes it. */
  startsAt?: string
  children: ReactNode
}

/**
 * A page of work that slides in from the right and covers a phone whole. Traps the focus; Escape closes the
 * innermost one; a press beside it closes it.
 */
export function SidePanel({
  open = true,
  onClose,
  title,
  aside,
  footer,
  startsAt,
  children,
}: SidePanelProps) {
  const t = useTexts(commonTexts)
  return (
    <PanelFrame
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      className="right-0 w-full animate-fade sm:max-w-xl"
      startsAt={startsAt}
    >
      <header data-side-panel className="flex items-start gap-3 border-b border-line px-5 py-4 sm:px-6">
        <div className="grid min-w-0 flex-1 gap-1.5 pt-2">
          <Radix.Title className="text-xl break-words">{title}</Radix.Title>
          {aside}
        </div>
        <Radix.Close asChild>
          <IconButton label={t('close')} icon={<X size={24} aria-hidden="true" />} className="-mr-2" />
        </Radix.Close>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">{children}</div>
      {footer && <footer className="border-t border-line bg-surface px-5 py-4 sm:px-6">{footer}</footer>}
    </PanelFrame>
  )
}
