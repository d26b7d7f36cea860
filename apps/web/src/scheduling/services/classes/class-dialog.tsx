import { dateIn, wallTime } from '@balcao/domain/time'
import { CalendarClock, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { useMinute } from '../../../lib/hooks/use-now'
import { useMay } from '../../../shared/role/role-scope'
import { Button } from '../../../ui/buttons/button'
import { LinkButton } from '../../../ui/buttons/link-button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { NotThereYet } from '../../../ui/notices/not-there-yet'
import { useAgendaRange } from '../../data/agenda.queries'
import { useMayWorkIn } from '../../data/own-agenda'
import { AppointmentMenu } from '../../appointments/list/appointment-menu'
import { AppointmentStatusBadge } from '../../appointments/parts/status-badge'
import { placeWords } from '../places/place-words'
import type { PressedPlace } from '../../calendar/address/schedule-address'
import { schedulingTexts } from '../../texts'
import { capital, useDayWords } from '../../data/time/day-words'
import { inClasses, isClassTime, peopleIn, readClassKey } from './class-times'
import { isAwaited } from './move-class'
import { MoveClassDialog } from './move-class-dialog'
import { classTexts } from './texts'
import { useSeats } from './use-seats'

interface ClassDialogProps {
  /** `classKey` */
  of: string
  zone: string
  onOpen: (id: string) => void
  /** Where another person can be added from. */
  onNew?: (place: PressedPlace) => void
  onClose: () => void
}

/** Who comes to a class, how each stands, and what can be done with each. */
export function ClassDialog({ of, zone, onOpen, onNew, onClose }: ClassDialogProps) {
  const t = useTexts(classTexts)
  const tAgenda = useTexts(schedulingTexts)
  const words = useDayWords()
  const now = useMinute()
  const seatsOf = useSeats()
  const mayWorkIn = useMayWorkIn()
  const { start, agendaId, serviceId } = readClassKey(of) ?? { start: '', agendaId: '', serviceId: '' }
  const at = Date.parse(start) || now
  const date = dateIn(at, zone)
  const { time } = wallTime(at, zone)
  const agenda = useAgendaRange({ from: date, to: date })
  const sitting = inClasses(agenda.data?.appointments ?? [])
    .filter(isClassTime)
    .find(({ key }) => key === of)
  const people = sitting?.people ?? []
  const [first] = people
  const seats = seatsOf(serviceId)
  const count = peopleIn(people)
  const [moving, setMoving] = useState(false)
  const mayMove = useMay('scheduling.moveClass') && mayWorkIn(agendaId) && people.some(isAwaited)
  const how =
    seats > 1
      ? count > seats
        ? t('over')
        : count === seats
          ? t('full')
          : t('left', { count: seats - count })
      : ''
  const facts = [
    capital(tAgenda('dayAndTime', { day: words(date, 'long'), time })),
    first?.professional,
    first && placeWords(first),
  ].filter(Boolean)
  return (
    <Dialog
      onClose={onClose}
      startsAt="title"
      title={first?.service ?? t('list')}
      description={facts.join(' · ')}
      actions={
        <>
          {mayMove && (
            <Button
              kind="secondary"
              icon={<CalendarClock size={18} aria-hidden="true" />}
              onClick={() => setMoving(true)}
            >
              {t('moveAll')}
            </Button>
          )}
          {onNew && mayWorkIn(agendaId) && (
            <Button
              kind="secondary"
              icon={<UserPlus size={18} aria-hidden="true" />}
              onClick={() => onNew({ date, time, agendaId, serviceId })}
            >
              {t('add')}
            </Button>
          )}
        </>
      }
    >
      {!agenda.data && (
        <NotThereYet
          reading={agenda}
          failed={tAgenda('loadFailed')}
          t={tAgenda}
          className="grid gap-2"
          bars={['h-11', 'h-11']}
        />
      )}
      {agenda.data && count === 0 && <p>{t('gone')}</p>}
      {count > 0 && (
        <p role="status" className="flex flex-wrap gap-x-3 font-semibold">
          <span className="tabular-nums">
            {seats > 1 ? t('ofLong', { count, seats }) : t('people', { count })}
          </span>
          {how && <span className="font-normal text-ink-soft">{how}</span>}
        </p>
      )}
      <ul aria-label={t('list')} className="grid max-h-[55dvh] grid-cols-1 overflow-y-auto">
        {people.map((one) => (
          <li key={one.id} className="flex items-center gap-x-3 border-t border-line py-1 first:border-t-0">
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
              <span className="min-w-0 flex-1 basis-28 break-words">
                <LinkButton className="text-left" onClick={() => onOpen(one.id)}>
                  {one.client}
                </LinkButton>
                {one.people > 1 && (
                  <span className="ml-2 text-ink-soft">{t('people', { count: one.people })}</span>
                )}
              </span>
              <AppointmentStatusBadge appointment={one} now={now} />
            </span>
            <AppointmentMenu appointment={one} now={now} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {moving && sitting && (
        <MoveClassDialog
          people={sitting.people}
          zone={zone}
          onClose={() => setMoving(false)}
          onMoved={onClose}
        />
      )}
    </Dialog>
  )
}
