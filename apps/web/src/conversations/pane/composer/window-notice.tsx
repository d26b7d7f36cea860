import { Hourglass } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { chatPaneTexts } from '../texts'
import { durationWords, type AnswerWindow } from './answer-window'

/** Says that the official channel's 24 hours end soon, or are over. */
export function WindowNotice({ window }: { window: AnswerWindow }) {
  const t = useTexts(chatPaneTexts)
  if (window.kind === 'open') return null
  return (
    <p className="flex items-start gap-2 bg-analysis px-4 py-2 text-sm font-semibold text-analysis-ink">
      <Hourglass size={18} aria-hidden="true" className="mt-px shrink-0" />
      {window.kind === 'over' ? t('windowOver') : t('windowSoon', { time: durationWords(window.minutes) })}
    </p>
  )
}
