import { dateIn } from '@balcao/domain/time'
import { useLanguage, useTexts } from '../../../i18n/language'
import { useMinute } from '../../../lib/hooks/use-now'
import { usePane } from '../pane-context'
import { chatPaneTexts } from '../texts'
import { dayWords } from './day-words'

/** Where a day begins. `day` is 'YYYY-MM-DD'. */
export function DaySeparator({ day }: { day: string }) {
  const t = useTexts(chatPaneTexts)
  const { locale } = useLanguage()
  const { zone } = usePane()
  const today = dateIn(useMinute(), zone)
  const words = dayWords(day, { today, locale })
  return (
    <div className="flex justify-center py-3">
      <time
        dateTime={day}
        className="rounded-full bg-sunken px-3 py-0.5 text-sm font-semibold text-ink-soft first-letter:uppercase"
      >
        {typeof words === 'string' ? t(words) : words.date}
      </time>
    </div>
  )
}

/** Where unread began. */
export function UnreadSeparator() {
  const t = useTexts(chatPaneTexts)
  return (
    <div data-unread className="flex items-center gap-3 py-2 text-sm font-bold text-accent-ink">
      <span aria-hidden="true" className="h-px flex-1 bg-accent" />
      {t('newMessages')}
      <span aria-hidden="true" className="h-px flex-1 bg-accent" />
    </div>
  )
}
