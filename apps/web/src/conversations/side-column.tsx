import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { IconButton } from '../ui/buttons/icon-button'
import { SidePanel } from '../ui/dialogs/side-panel'
import { conversationsTexts } from './texts'

interface SideColumnProps {
  /** There is room for it beside the conversation; else it lies over the page. */
  hasRoom: boolean
  isShown: boolean
  onShow: (shown: boolean) => void
  children: ReactNode
}

/** Holds what the shop knows of the customer. */
export function SideColumn({ hasRoom, isShown, onShow, children }: SideColumnProps) {
  const t = useTexts(conversationsTexts)
  if (!hasRoom) {
    return (
      <SidePanel open={isShown} onClose={() => onShow(false)} title={t('side')}>
        {children}
      </SidePanel>
    )
  }
  if (!isShown) return null
  return (
    <aside
      aria-label={t('side')}
      className="flex w-72 shrink-0 flex-col border-l border-line bg-surface 2xl:w-96"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1.5 pr-2 pl-4">
        <h2 className="text-lg">{t('side')}</h2>
        <IconButton
          label={t('closeSide')}
          icon={<X size={22} aria-hidden="true" />}
          onClick={() => onShow(false)}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
    </aside>
  )
}
