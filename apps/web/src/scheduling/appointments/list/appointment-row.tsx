import type { Appointment } from '@balcao/contract/scheduling'
import { formatPhone } from '@balcao/domain/company'
import { useTexts } from '../../../i18n/language'
import { keepTrying } from '../../../lib/pieces/keep-trying'
import { lazy, Suspense, useRef } from 'react'
import { useNear } from '../../../ui/lists/use-near'
import { Badge } from '../../../ui/values/badge'
import { cx } from '../../../ui/look/class-names'
import { DepositBadge } from '../parts/deposit-line'
import { GoogleSyncBadge } from '../parts/google-sync-badge'
import { AppointmentStatusBadge } from '../parts/status-badge'
import { schedulingTexts } from '../../texts'
import { classTexts } from '../../services/classes/texts'
import { PackageBadge } from '../../services/packages/package-badge'
import { placeWords } from '../../services/places/place-words'
import { MissingBadge } from '../../services/questions/missing-badge'
import { SeriesBadge } from '../series/series-badge'
import { VisitBadge } from '../parts/visit-parts'
import { WillBadge } from '../will/will-mark'
import { useDayWords } from '../../data/time/day-words'
import { serviceWords } from '../../words/service-words'
import { timeWords } from '../../words/when-words'
import { EntryFrame } from './entry-frame'

// Menus weigh more than the list, and nobody presses one before the rows are there.
const AppointmentMenu = lazy(async () => ({
  default: (await keepTrying(() => import('./appointment-menu'))).AppointmentMenu,
}))

interface AppointmentRowProps {
  appointment: Appointment
  zone: string
  today: { date: string; now: number }
  onOpen: (id: string) => void
  /** It is seen without scrolling. */
  isFirst?: boolean
}

/** One appointment of the list: when, who, what, how it stands, and what can be done with it. */
export function AppointmentRow({ isFirst = true, ...row }: AppointmentRowProps) {
  const t = useTexts(schedulingTexts)
  const { client, service } = row.appointment
  const place = useRef<HTMLElement>(null)
  const { isNear, style } = useNear(place, { starts: isFirst, about: 80 })
  return (
    <article
      ref={place}
      style={style}
      aria-label={t('appointmentName', { client, service })}
      className="flex items-start gap-3 px-4 py-3"
    >
      {/* What a search in the page finds of a row that nobody sees. */}
      {isNear ? <Content {...row} /> : `${client} ${service}`}
    </article>
  )
}

function Content({ appointment, zone, today, onOpen }: AppointmentRowProps) {
  const t = useTexts(schedulingTexts)
  const tClass = useTexts(classTexts)
  const words = useDayWords()
  const { client, service, date } = appointment
  const isOver = appointment.status === 'cancelled'
  const open = () => onOpen(appointment.id)
  return (
    <>
      <EntryFrame
        kind={service}
        bandHeight="h-14"
        date={date}
        when={timeWords(t, words, appointment, zone)}
        badge={date === today.date && <Badge tone="accent">{t('todayBadge')}</Badge>}
      >
        <button
          type="button"
          onClick={open}
          className="min-h-11 min-w-0 self-start rounded-sm text-left underline-offset-4 hover:underline"
        >
          <span className={cx('block font-bold break-words', isOver && 'line-through')}>{client}</span>
          <span className="block text-ink-soft break-words">
            {serviceWords(t, appointment)}
            {appointment.people > 1 && ` · ${tClass('people', { count: appointment.people })}`}
            {appointment.places && ` · ${placeWords(appointment)}`}
            {appointment.phone !== '' && (
              <>
                {' · '}
                <span className="whitespace-nowrap tabular-nums">{formatPhone(appointment.phone)}</span>
              </>
            )}
          </span>
        </button>
        <div className="flex flex-wrap content-start items-center gap-x-2.5 gap-y-1.5 sm:justify-end">
          <AppointmentStatusBadge appointment={appointment} now={today.now} />
          <WillBadge appointment={appointment} />
          <MissingBadge appointment={appointment} now={today.now} />
          <SeriesBadge appointment={appointment} />
          <VisitBadge appointment={appointment} />
          <PackageBadge appointment={appointment} />
          {appointment.will_come && !isOver && <Badge tone="accent">{t('willCome')}</Badge>}
          {appointment.deposit && <DepositBadge deposit={appointment.deposit} />}
          <GoogleSyncBadge state={appointment.google} />
        </div>
      </EntryFrame>
      <Suspense fallback={<span className="-mt-2 -mr-2 size-11 shrink-0" />}>
        <AppointmentMenu appointment={appointment} now={today.now} onOpen={onOpen} className="-mt-2 -mr-2" />
      </Suspense>
    </>
  )
}
