import type { ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { BackTitle } from '../ui/page/back-title'
import { botTexts } from './texts'

/** The frame of the page: the way back and the heading. */
export function BotPage({ backHref, children }: { backHref: string; children: ReactNode }) {
  const t = useTexts(botTexts)
  return (
    <div className="mx-auto grid max-w-screen-lg grid-cols-1 gap-5 pb-10">
      <BackTitle backHref={backHref} back={t('back')} intro={t('intro')}>
        {t('title')}
      </BackTitle>
      {children}
    </div>
  )
}

/** The place that its tabs take while they are loaded. */
export const tabBars = {
  className: 'grid gap-4',
  bars: ['h-13 rounded-lg', 'h-56 rounded-lg', 'h-56 rounded-lg'],
}
