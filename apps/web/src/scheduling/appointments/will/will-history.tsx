import { appointmentHistory, type Appointment } from '@balcao/contract/scheduling'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { Time } from '../../../ui/values/time'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { useZone } from '../../data/time/use-zone'
import { startWords } from '../../words/when-words'
import { willTexts } from './texts'
import { markWords } from './will-words'

/** Who put an appointment where the agenda would have refused it, or changed its services, and when; nothing while nobody did, or it is not known. */
export function WillHistory({ appointment }: { appointment: Pick<Appointment, 'id' | 'version'> }) {
  const t = useTexts(willTexts)
  const tAgenda = useTexts(schedulingTexts)
  const words = useDayWords()
  const zone = useZone()
  const { id, version } = appointment
  const { data: entries = [] } = useQuery({
    queryKey: ['scheduling', 'history', id, version],
    queryFn: async ({ signal }) => (await call(appointmentHistory, { params: { id }, signal })).entries,
  })
  if (entries.length === 0) return null
  return (
    <ol aria-label={t('history')} className="grid gap-1.5 text-sm">
      {entries.map((entry) => (
        <li key={entry.id} className="grid break-words">
          <span>
            {entry.services
              ? t('servicesChanged', entry.services)
              : t('willedAt', {
                  start: startWords(tAgenda, words, entry.starts_at, zone),
                  why: markWords(t, entry.warnings),
                })}
          </span>
          <span className="text-ink-soft">
            <Time at={entry.at} zone={zone} show="both" /> ·{' '}
            {entry.by.name ?? t(entry.by.kind === 'api' ? 'program' : 'owner')}
          </span>
        </li>
      ))}
    </ol>
  )
}
