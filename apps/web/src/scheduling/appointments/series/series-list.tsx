import type { Appointment } from '@balcao/contract/scheduling'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { useMinute } from '../../../lib/hooks/use-now'
import { LinkButton } from '../../../ui/buttons/link-button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { NotThereYet } from '../../../ui/notices/not-there-yet'
import { AppointmentStatusBadge } from '../parts/status-badge'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { useSeries } from './series.queries'
import { seriesTexts } from './texts'

interface SeriesListProps {
  appointment: Appointment
  /** Opens another one. */
  onOpen: (id: string) => void
}

/** The way from an appointment to the others of its series; nothing for one that stands alone. */
export function SeriesLink({ appointment, onOpen }: SeriesListProps) {
  const t = useTexts(seriesTexts)
  const [open, setOpen] = useState(false)
  if (appointment.series === null) return null
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{t('others')}</LinkButton>
      {open && (
        <SeriesDialog
          appointment={appointment}
          seriesId={appointment.series.id}
          onOpen={(id) => {
            setOpen(false)
            if (id !== appointment.id) onOpen(id)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function SeriesDialog({
  appointment,
  seriesId,
  onOpen,
  onClose,
}: SeriesListProps & { seriesId: string; onClose: () => void }) {
  const t = useTexts(seriesTexts)
  const tAgenda = useTexts(schedulingTexts)
  const words = useDayWords()
  const now = useMinute()
  const series = useSeries(seriesId)
  return (
    <Dialog onClose={onClose} startsAt="title" title={t('listTitle', { client: appointment.client })}>
      {!series.data && (
        <NotThereYet reading={series} failed={t('gone')} t={tAgenda} bars={['h-11', 'h-11']} />
      )}
      <ul className="grid max-h-[60dvh] grid-cols-1 overflow-y-auto">
        {series.data?.appointments.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-1 first:border-t-0"
          >
            <LinkButton onClick={() => onOpen(one.id)}>
              {tAgenda('dayAndTime', { day: words(one.date, 'short'), time: one.time })}
              {one.id === appointment.id && ` (${t('here')})`}
            </LinkButton>
            <AppointmentStatusBadge appointment={one} now={now} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
