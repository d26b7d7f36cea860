import type { PublicMenu } from '@balcao/contract/menu'
import { weekdays } from '@balcao/domain/company'
import { isAllDay } from '@balcao/domain/hours'
import { useLanguage, useTexts } from '../../i18n/language'
import { menuTexts } from '../texts'

/** 5 January 2026 was a Monday: only its weekday counts. */
const aMonday = Date.UTC(2026, 0, 5)
const dayMs = 86_400_000

/** The week, day by day. */
export function OpeningHours({ hours }: { hours: PublicMenu['hours'] }) {
  const t = useTexts(menuTexts)
  const { locale } = useLanguage()
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const rangesOf = (dia: string) =>
    hours
      .filter((row) => row.dia === dia && row.status === 'aberto')
      .map(({ horario_inicio: from, horario_fim: to }) =>
        isAllDay(from, to) ? t('allDay') : `${from}–${to}`,
      )
  return (
    <dl className="grid max-w-sm grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {weekdays.map((dia, index) => (
        <div key={dia} className="contents">
          <dt className="first-letter:uppercase">{dayName.format(aMonday + index * dayMs)}</dt>
          <dd className="tabular-nums">{rangesOf(dia).join(', ') || t('closedDay')}</dd>
        </div>
      ))}
    </dl>
  )
}
