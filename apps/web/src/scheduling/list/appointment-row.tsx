import type { Appointment } from '@balcao/contract/scheduling'
import { formatPhone } from '@balcao/domain/company'
import {
  Ban,
  CalendarCheck,
  CheckCheck,
  Ellipsis,
  Pencil,
  RotateCcw,
  UserX,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Badge } from '../../ui/values/badge'
import { cx } from '../../ui/look/class-names'
import { IconButton } from '../../ui/buttons/icon-button'
import { Menu } from '../../ui/choices/menu'
import { CancelDialog } from '../acts/cancel-dialog'
import { DepositBadge } from '../parts/deposit-line'
import { GoogleSyncBadge } from '../parts/google-sync-badge'
import { AppointmentStatusBadge } from '../parts/status-badge'
import { stepsOf, type StatusStep } from '../words/status-steps'
import { schedulingTexts } from '../texts'
import { placeWords } from '../places/place-words'
import { MissingBadge } from '../questions/missing-badge'
import { SeriesBadge } from '../series/series-badge'
import { WillBadge } from '../will/will-mark'
import { useDayWords } from '../time/day-words'
import { useAppointmentActs } from '../acts/use-appointment-acts'
import { timeWords } from '../words/when-words'
import { useMayWorkIn } from '../data/own-agenda'
import { EntryFrame } from './entry-frame'

interface AppointmentRowProps {
  appointment: Appointment
  zone: string
  today: { date: string; now: number }
  onOpen: (id: string) => void
}

const stepIcons: Record<StatusStep['id'], LucideIcon> = {
  confirm: CalendarCheck,
  complete: CheckCheck,
  noShow: UserX,
  unconfirm: RotateCcw,
  takeBack: RotateCcw,
  reopen: RotateCcw,
  cancel: Ban,
}

/** One appointment of the list: when, who, what, how it stands, and what can be done with it. */
export function AppointmentRow({ appointment, zone, today, onOpen }: AppointmentRowProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const acts = useAppointmentActs()
  const mayWorkIn = useMayWorkIn()
  const [cancelling, setCancelling] = useState<StatusStep | null>(null)
  const { client, service, date, professional } = appointment
  const isOver = appointment.status === 'cancelled'
  const open = () => onOpen(appointment.id)
  return (
    <article
      aria-label={t('appointmentName', { client, service })}
      className="flex items-start gap-3 px-4 py-3"
    >
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
            {professional ? t('serviceWith', { service, name: professional }) : service}
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
          {appointment.will_come && !isOver && <Badge tone="accent">{t('willCome')}</Badge>}
          {appointment.deposit && <DepositBadge deposit={appointment.deposit} />}
          <GoogleSyncBadge state={appointment.google} />
        </div>
      </EntryFrame>
      <Menu
        align="end"
        trigger={
          <IconButton
            label={t('actionsOf', { client })}
            disabled={acts.busy !== null}
            icon={<Ellipsis size={22} aria-hidden="true" />}
            className="-mt-2 -mr-2"
          />
        }
        groups={[
          [
            {
              id: 'edit',
              label: t(mayWorkIn(appointment.agenda_id) ? 'edit' : 'look'),
              icon: <Pencil size={18} aria-hidden="true" />,
              onSelect: open,
            },
          ],
          (mayWorkIn(appointment.agenda_id) ? stepsOf(appointment, today.now) : []).map((step) => {
            const Icon = stepIcons[step.id]
            return {
              id: step.id,
              label: t(`step_${step.id}`),
              icon: <Icon size={18} aria-hidden="true" />,
              danger: step.asks,
              onSelect: () => (step.asks ? setCancelling(step) : void acts.take(appointment, step)),
            }
          }),
        ]}
      />
      {cancelling && (
        <CancelDialog
          appointment={appointment}
          onClose={() => setCancelling(null)}
          onConfirm={() => {
            setCancelling(null)
            void acts.take(appointment, cancelling)
          }}
        />
      )}
    </article>
  )
}
