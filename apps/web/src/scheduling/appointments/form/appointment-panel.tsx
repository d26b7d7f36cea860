import type { Appointment } from '@balcao/contract/scheduling'
import { MessagesSquare, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/language'
import { useMay } from '../../../shared/role/role-scope'
import { useMinute } from '../../../lib/hooks/use-now'
import { Button } from '../../../ui/buttons/button'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { Money } from '../../../ui/values/money'
import { useMayWorkIn } from '../../data/own-agenda'
import { DepositLine } from '../parts/deposit-line'
import { GoogleSyncBadge } from '../parts/google-sync-badge'
import { AppointmentStatusBadge } from '../parts/status-badge'
import { PackageBadge, PackageLine } from '../../services/packages/package-badge'
import { placeWords } from '../../services/places/place-words'
import { stepsOf, type StatusStep } from '../../words/status-steps'
import { CancelDialog } from '../acts/cancel-dialog'
import { ClassLink } from '../../services/classes/class-link'
import { classTexts } from '../../services/classes/texts'
import { AppointmentAnswers } from '../../services/questions/appointment-answers'
import { MissingBadge } from '../../services/questions/missing-badge'
import { SeriesBadge } from '../series/series-badge'
import { SeriesLink } from '../series/series-list'
import { schedulingTexts } from '../../texts'
import { useToday } from '../../data/time/use-today'
import { useZone } from '../../data/time/use-zone'
import { VisitBadge, VisitParts } from '../parts/visit-parts'
import { WillHistory } from '../will/will-history'
import { WillBadge } from '../will/will-mark'
import { wholeServices } from './visit-values'
import { useAppointmentActs } from '../acts/use-appointment-acts'

interface AppointmentPanelProps {
  /** As it stands now. */
  appointment: Appointment
  /** It was deleted. */
  onGone: () => void
  /** Opens another one. */
  onOpen: (id: string) => void
}

/** How an appointment stands and what can be done with it at once: each step works without saving the form. */
export function AppointmentPanel({ appointment, onGone, onOpen }: AppointmentPanelProps) {
  const t = useTexts(schedulingTexts)
  const tClass = useTexts(classTexts)
  const now = useMinute()
  const today = useToday(useZone())
  const acts = useAppointmentActs()
  const [asking, setAsking] = useState<StatusStep | 'delete' | null>(null)
  const isBusy = acts.busy !== null
  const mayWorkIn = useMayWorkIn()
  const steps = mayWorkIn(appointment.agenda_id) ? stepsOf(appointment, now) : []
  const mayDelete = useMay('scheduling.delete')
  const mayTalk = useMay('chat.findChats')
  const cents = wholeServices(appointment).reduce((sum, one) => sum + one.price_cents, 0)
  const remove = () => {
    setAsking(null)
    void acts.remove(appointment).then((isDone) => isDone && onGone())
  }
  return (
    <section aria-label={t('state')} className="grid gap-3 rounded-lg bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-2">
        <AppointmentStatusBadge appointment={appointment} now={now} />
        <WillBadge appointment={appointment} />
        <MissingBadge appointment={appointment} now={now} />
        <SeriesBadge appointment={appointment} />
        <VisitBadge appointment={appointment} />
        <PackageBadge appointment={appointment} />
        <SeriesLink appointment={appointment} onOpen={onOpen} />
        <ClassLink appointment={appointment} onOpen={onOpen} />
        <GoogleSyncBadge state={appointment.google} />
        {appointment.people > 1 && (
          <span className="font-semibold">{tClass('people', { count: appointment.people })}</span>
        )}
        {appointment.places && <span className="font-semibold">{placeWords(appointment)}</span>}
        <span className="text-sm text-ink-soft">{t(`source_${appointment.source}`)}</span>
        {cents > 0 && !appointment.package?.number && <Money cents={cents} className="font-bold" />}
        {appointment.status === 'cancelled' && appointment.cancelled_by && (
          <span className="text-sm text-ink-soft">{t(`cancelledBy_${appointment.cancelled_by}`)}</span>
        )}
      </div>
      <VisitParts appointment={appointment} />
      <PackageLine appointment={appointment} today={today.date} />
      {appointment.deposit && mayWorkIn(appointment.agenda_id) && (
        <DepositLine
          deposit={appointment.deposit}
          busy={isBusy}
          onSettle={(paid) => void acts.settle(appointment, paid)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {steps.map((step, place) => (
          <Button
            key={step.id}
            kind={step.asks ? 'danger' : place === 0 ? 'primary' : 'secondary'}
            disabled={isBusy}
            onClick={() => (step.asks ? setAsking(step) : void acts.take(appointment, step))}
          >
            {t(`step_${step.id}`)}
          </Button>
        ))}
        {appointment.conversation_id && mayTalk && (
          <Link
            to={`/dashboard/conversations?chat=${appointment.conversation_id}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-md px-4 font-semibold text-accent-ink hover:bg-accent-tint"
          >
            <MessagesSquare size={18} aria-hidden="true" />
            {t('openChat')}
          </Link>
        )}
        {mayDelete && (
          <Button
            kind="quiet"
            disabled={isBusy}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => setAsking('delete')}
          >
            {t('delete')}
          </Button>
        )}
      </div>
      <AppointmentAnswers appointment={appointment} />
      <WillHistory appointment={appointment} />
      {asking === 'delete' && (
        <ConfirmDialog
          title={t('deleteTitle')}
          description={`${t('deleteText')}${appointment.visit ? ` ${t('wholeVisit')}` : ''}`}
          keep={t('keep')}
          confirm={t('delete')}
          onClose={() => setAsking(null)}
          onConfirm={remove}
        />
      )}
      {asking !== null && asking !== 'delete' && (
        <CancelDialog
          appointment={appointment}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null)
            void acts.take(appointment, asking)
          }}
        />
      )}
    </section>
  )
}
