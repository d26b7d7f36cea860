import type { OwnBooking } from '@balcao/contract/booking'
import { formatPhone } from '@balcao/domain/company'
import { CalendarCheck, CalendarX2, CircleCheck, Clock, Phone, type LucideIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { storage } from '../../lib/caches/storage'
import { useFocusOnChange } from '../../lib/hooks/use-focus-on-change'
import { Badge, type Tone } from '../../ui/values/badge'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Card } from '../../ui/page/card'
import { AddToCalendar } from '../booked/add-to-calendar'
import { DepositBox } from '../booked/deposit-box'
import { summaryOf } from '../booked/summary-of'
import { useDepositNews } from '../booked/use-deposit-news'
import { calendarFileAddress, type BookingChange } from '../booking-calls'
import { BookingSkeleton } from '../page/booking-skeleton'
import { keepBooking } from '../kept/kept-bookings'
import { NothingHere } from '../page/nothing-here'
import { PageFrame } from '../page/page-frame'
import { Summary } from '../words/summary'
import { bookingTexts } from '../texts'
import { useDocumentName } from '../page/use-document-name'
import { MovePanel } from './move-panel'
import { PackageNote } from './package-note'
import { OwnActions, type OwnMode } from './own-actions'
import { OwnPeople } from './own-people'
import { OwnQuestions } from './own-questions-later'
import { sendChange, type ChangeOutcome } from './send-change'
import { useOwnBooking } from './use-own-booking'

const looks: Record<OwnBooking['status'], readonly [Tone, LucideIcon]> = {
  pending: ['analysis', Clock],
  confirmed: ['ready', CalendarCheck],
  cancelled: ['neutral', CalendarX2],
  completed: ['neutral', CircleCheck],
}
const successes = {
  move: 'moved',
  cancel: 'cancelledNow',
  confirm: 'confirmedNow',
  people: 'peopleNow',
} as const
const failures = {
  meanwhile: 'changedMeanwhile',
  tooLate: 'tooLate',
  failed: 'changeFailed',
} as const satisfies Partial<Record<ChangeOutcome['kind'], keyof typeof bookingTexts.pt>>

interface News {
  kind: 'success' | 'danger'
  text: 'tookOffer' | (typeof successes)[keyof typeof successes] | (typeof failures)[keyof typeof failures]
}

/** The customer's own appointment behind its private link: see, move, cancel, say that one will come. */
export function OwnScreen({ company, link }: { company: string; link: string }) {
  const t = useTexts(bookingTexts)
  const { state, show, reread, retry } = useOwnBooking(company, link)
  const [mode, setMode] = useState<OwnMode>('look')
  const [busy, setBusy] = useState(false)
  const [news, setNews] = useState<News | null>(null)
  const told = useRef<HTMLDivElement>(null)
  useFocusOnChange(told, news)
  const [taken, setTaken] = useState<readonly string[] | null>(null)
  const [noSeats, setNoSeats] = useState<number | null>(null)
  useDepositNews(state.status === 'ready' ? state.booking.deposit : null, reread)
  const name = state.status === 'ready' ? `${t('ownTitle')} · ${state.booking.company.nome}` : t('ownTitle')
  useDocumentName(name)

  if (state.status === 'loading') return <BookingSkeleton />
  if (state.status !== 'ready') {
    return state.status === 'missing' ? (
      <NothingHere kind="ownMissing" />
    ) : (
      <NothingHere kind="ownFailed" action={<Button onClick={retry}>{t('retry')}</Button>} />
    )
  }
  const { booking } = state

  const send = async (change: BookingChange) => {
    setBusy(true)
    setNews(null)
    const outcome = await sendChange(company, link, change)
    setBusy(false)
    if (outcome.kind === 'taken' && change.act === 'people') return setNoSeats(change.people)
    if (outcome.kind === 'taken') return setTaken(outcome.starts)
    setNoSeats(null)
    setTaken(null)
    setMode('look')
    if (outcome.kind === 'changed') {
      show(outcome.booking)
      keepBooking(storage, company, outcome.booking, Date.now())
      const took = change.act === 'confirm' && booking.asks === 'offer'
      return setNews({ kind: 'success', text: took ? 'tookOffer' : successes[change.act] })
    }
    setNews({ kind: 'danger', text: failures[outcome.kind] })
    if (outcome.kind !== 'failed') await reread()
  }

  const [tone, Icon] = looks[booking.status]
  const isOpen = booking.status === 'pending' || booking.status === 'confirmed'
  return (
    <PageFrame
      header={
        <>
          <p className="font-semibold">{booking.company.nome}</p>
          <h1 className="text-3xl">{t('ownTitle')}</h1>
        </>
      }
    >
      <div className={mode === 'move' ? 'grid gap-6' : 'mx-auto grid max-w-2xl gap-5'}>
        <div ref={told} role="status" tabIndex={-1} className="empty:hidden focus:outline-none">
          {news && <Callout kind={news.kind}>{t(news.text)}</Callout>}
        </div>
        {mode === 'move' && (
          <MovePanel
            company={company}
            booking={booking}
            taken={taken}
            busy={busy}
            onMove={(starts_at) => void send({ act: 'move', version: booking.version, starts_at })}
            onStop={() => {
              setTaken(null)
              setMode('look')
            }}
          />
        )}
        <Card className="grid gap-4">
          <p>
            <Badge tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
              {t(`status_${booking.status}`)}
            </Badge>
          </p>
          <Summary facts={summaryOf(booking)} />
          {booking.package && isOpen && <PackageNote taken={booking.package} />}
          {booking.cancelled_by && (
            <p className="font-semibold">{t(`cancelledBy_${booking.cancelled_by}`)}</p>
          )}
        </Card>
        {mode === 'look' && mayChangePeople(booking) && (
          <OwnPeople
            key={booking.version}
            booking={booking}
            busy={busy}
            refused={noSeats}
            onSave={(people) => void send({ act: 'people', version: booking.version, people })}
          />
        )}
        {isOpen && booking.deposit && (
          <DepositBox deposit={booking.deposit} zone={booking.company.time_zone} />
        )}
        {mode === 'look' && booking.questions && booking.asks !== 'offer' && (
          <OwnQuestions company={company} companyName={booking.company.nome} link={link} isOpen={isOpen} />
        )}
        <OwnActions
          booking={booking}
          mode={mode}
          busy={busy}
          onMode={(next) => {
            setNews(null)
            setMode(next)
          }}
          onConfirm={() => void send({ act: 'confirm', version: booking.version })}
          onCancel={() => void send({ act: 'cancel', version: booking.version })}
        />
        {isOpen && mode === 'look' && (
          <section aria-label={t('addToCalendar')} className="grid gap-2.5">
            <p>{t('addToYours')}</p>
            <AddToCalendar
              googleAddress={booking.google_template_url}
              fileAddress={calendarFileAddress(company, link)}
              prefersGoogle={false}
            />
          </section>
        )}
        <p className="flex flex-wrap gap-x-6">
          <a href={`/agendamento/${encodeURIComponent(company)}`} className={linkClass}>
            {t('bookAnother')}
          </a>
          {booking.company.telefone && (
            <a href={`tel:+55${booking.company.telefone}`} className={linkClass}>
              <Phone size={18} aria-hidden="true" />
              {t('call', { phone: formatPhone(booking.company.telefone) })}
            </a>
          )}
        </p>
      </div>
    </PageFrame>
  )
}

/** Whether a number of people is theirs to say: it is a class, and no offer that waits for an answer. */
const mayChangePeople = ({ changeable, asks, people, most_people }: OwnBooking) =>
  changeable && asks !== 'offer' && Math.max(people, most_people) > 1

const linkClass =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink underline underline-offset-4'
