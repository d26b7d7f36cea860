import type { PublicAgenda } from '@balcao/contract/booking'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import { LinkButton } from '../../ui/buttons/link-button'
import { neighbourMonths } from '../../ui/calendar/month-days'
import { monthWords } from '../../ui/calendar/month-words'
import { lookAtMonth, lookAtStarts, type DayLook, type FreeStart } from '../choosing/fitting'
import type { VisitStarts } from '../choosing/use-visit-starts'
import type { Wanted } from '../choosing/visit'
import { bookingTexts } from '../texts'
import { useShownMonth, type useAgenda } from '../choosing/use-agenda'
import { DayTimes } from './day-times'
import { MonthCalendar } from './month-calendar'
import { RetryCallout } from '../../ui/notices/retry-callout'

interface DayAndTimeProps {
  agenda: PublicAgenda
  months: Pick<ReturnType<typeof useAgenda>, 'known' | 'ask' | 'ensure'>
  /** Only times of this service; null offers those of all. */
  serviceId: string | null
  /** Those that follow it in the same visit. */
  also?: readonly Wanted[] | undefined
  /** The starts of a visit that several people may do, in place of what the page works out by itself. */
  visit?: VisitStarts | undefined
  /** How many come together; one where it is absent. */
  people?: number
  month: string
  date: string | null
  start: string | null
  onMonth: (month: string) => void
  onDay: (date: string) => void
  onStart: (date: string, start: FreeStart) => void
  /** What to offer on an open day without a free time. */
  renderWhenFull?: (date: string) => ReactNode
}

/** The calendar, and beside it the times of the chosen day. */
export function DayAndTime(props: DayAndTimeProps) {
  const {
    agenda,
    months,
    serviceId,
    also,
    people,
    visit,
    month,
    date,
    start,
    onMonth,
    onDay,
    onStart,
    renderWhenFull,
  } = props
  const t = useTexts(bookingTexts)
  const { locale } = useLanguage()
  useShownMonth(month, { agenda, ask: months.ask, ensure: months.ensure })

  const ensureVisit = visit?.ensure
  useEffect(() => ensureVisit?.(month), [ensureVisit, month])
  const answer = months.known.answers[month]
  const starts = visit?.known[month]
  const isOfSeveral = visit !== undefined
  const looks = useMemo(
    () =>
      answer &&
      (!isOfSeveral ? lookAtMonth(answer, serviceId, also, people) : starts && lookAtStarts(answer, starts)),
    [answer, serviceId, also, people, isOfSeveral, starts],
  )
  const bounds = { first: agenda.today, last: agenda.last }
  const { after } = neighbourMonths(month, bounds)
  const failed =
    (!answer && month in months.known.failures) || (!starts && visit !== undefined && month in visit.failures)
  const words = monthWords(month, locale)
  const askAgain = () => {
    months.ask(month)
    visit?.ask(month)
  }
  const freeDays = looks ? [...looks.values()].filter(hasFreeTime).length : 0

  // The times appear beside the day that was just chosen: the focus goes on to them.
  const panel = useRef<HTMLDivElement>(null)
  const chose = useRef(false)
  const dayAnswer = date === null ? undefined : months.known.answers[date.slice(0, 7)]
  const dayStarts = date === null ? undefined : visit?.known[date.slice(0, 7)]
  const shownLook = useMemo(() => {
    if (date === null || !dayAnswer) return undefined
    if (!isOfSeveral) return lookAtMonth(dayAnswer, serviceId, also, people).get(date)
    return dayStarts && lookAtStarts(dayAnswer, dayStarts).get(date)
  }, [date, dayAnswer, serviceId, also, people, isOfSeveral, dayStarts])
  useEffect(() => {
    if (!chose.current || !shownLook) return
    chose.current = false
    panel.current?.querySelector<HTMLElement>('[data-slots] button')?.focus()
  }, [shownLook])

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="-mx-1 grid gap-3 sm:mx-0 sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:p-4 sm:shadow-card">
        <MonthCalendar
          month={month}
          looks={looks}
          bounds={bounds}
          chosen={date}
          onChoose={(day) => {
            chose.current = true
            onDay(day)
          }}
          onMonth={onMonth}
        />
        {failed && (
          <RetryCallout kind="danger" retry={t('retry')} onRetry={askAgain}>
            {t('monthFailed', { month: words })}
          </RetryCallout>
        )}
        {looks && freeDays === 0 && (
          <p className="flex flex-wrap items-center gap-x-3 pl-1">
            {t('monthFull', { month: words })}
            {after !== null && (
              <LinkButton onClick={() => onMonth(after)}>
                {t('seeMonth', { month: monthWords(after, locale) })}
              </LinkButton>
            )}
          </p>
        )}
        <p role="status" className="sr-only">
          {looks && (freeDays > 0 ? t('monthFree', { month: words, count: freeDays }) : '')}
        </p>
      </div>
      <div ref={panel} className="lg:sticky lg:top-4">
        <DayTimes
          date={date}
          look={shownLook}
          start={start}
          zone={agenda.company.time_zone}
          onStart={(each) => date !== null && onStart(date, each)}
          renderWhenFull={renderWhenFull}
        />
      </div>
    </div>
  )
}

const hasFreeTime = ({ starts }: DayLook) => starts.length > 0
