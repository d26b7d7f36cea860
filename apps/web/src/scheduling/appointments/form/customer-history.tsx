import { normalizePhone } from '@balcao/domain/company'
import { UserX } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { useMinute } from '../../../lib/hooks/use-now'
import { Badge } from '../../../ui/values/badge'
import { useCustomerHistory } from '../../data/agenda.queries'
import { AppointmentStatusBadge } from '../parts/status-badge'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { startWords } from '../../words/when-words'

interface CustomerHistoryProps {
  /** As typed. */
  phone: string
  zone: string
  /** The appointment whose form this is. */
  except: string | null
}

const mostShown = 6

/** What this customer booked before, by phone, and how often they did not come. */
export function CustomerHistory({ phone, zone, except }: CustomerHistoryProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const now = useMinute()
  const digits = normalizePhone(phone)
  const { data } = useCustomerHistory(digits)
  if (digits.length < 10 || !data) return null
  const earlier = data.appointments.filter(({ id }) => id !== except)
  return (
    <section aria-label={t('history')} className="grid gap-2 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-lg">{t('history')}</h3>
        {data.no_shows > 0 && (
          <Badge tone="danger" icon={<UserX size={16} aria-hidden="true" />}>
            {t('noShows', { count: data.no_shows })}
          </Badge>
        )}
      </div>
      {earlier.length === 0 ? (
        <p className="text-ink-soft">{t('firstVisit')}</p>
      ) : (
        <ul className="grid gap-1.5">
          {earlier.slice(0, mostShown).map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 break-words">
                <span className="tabular-nums">{startWords(t, words, one.starts_at, zone)}</span>
                {' · '}
                {one.service}
              </span>
              <AppointmentStatusBadge appointment={one} now={now} />
            </li>
          ))}
        </ul>
      )}
      {earlier.length > mostShown && (
        <p className="text-sm text-ink-soft">{t('historyMore', { count: earlier.length - mostShown })}</p>
      )}
    </section>
  )
}
