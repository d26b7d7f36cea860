import { useLanguage, useTexts } from '../../i18n/language'
import { conversationsTexts } from '../texts'
import { listTime } from './list-time'

const formats = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  weekday: { weekday: 'short' },
  date: { day: '2-digit', month: '2-digit', year: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** When the last message came, in the company's zone. */
export function RowTime({ timestamp, now, zone }: { timestamp: string; now: number; zone: string }) {
  const t = useTexts(conversationsTexts)
  const { locale } = useLanguage()
  const time = listTime(timestamp, now, zone)
  return (
    <time dateTime={timestamp} className="shrink-0 text-sm text-ink-soft tabular-nums">
      {time.show === 'yesterday'
        ? t('yesterday')
        : new Intl.DateTimeFormat(locale, { ...formats[time.show], timeZone: zone }).format(time.at)}
    </time>
  )
}
