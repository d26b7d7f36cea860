import { useLanguage } from '../../i18n/language'

interface TimeProps {
  /** ISO instant. */
  at: string
  /** IANA zone of the company; without it the browser's. */
  zone?: string
  /** `moment`: with the day of the week. */
  show?: 'time' | 'date' | 'both' | 'moment'
}

const parts = {
  time: { hour: '2-digit', minute: '2-digit' },
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  moment: { weekday: 'short', day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' },
  both: { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** An instant in the company's zone and the chosen language, 24 hours. */
export function Time({ at, zone, show = 'time' }: TimeProps) {
  const { locale } = useLanguage()
  const format = new Intl.DateTimeFormat(locale, {
    ...parts[show],
    hourCycle: 'h23',
    ...(zone ? { timeZone: zone } : {}),
  })
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {format.format(new Date(at))}
    </time>
  )
}
