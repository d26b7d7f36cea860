import type { OwnBooking } from '@balcao/contract/booking'
import { Ticket } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { dayWords } from '../../shared/words/day-words'
import { bookingTexts } from '../texts'

/** What is left of the package that the appointment is taken from; where it found no session, that it is paid apart. */
export function PackageNote({ taken }: { taken: NonNullable<OwnBooking['package']> }) {
  const t = useTexts(bookingTexts)
  const { number, sessions, left, expires_on } = taken
  return (
    <div className="flex gap-2.5 rounded-md bg-sunken p-3">
      <Ticket size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      {number === null ? (
        <p>{t('packageWithout')}</p>
      ) : (
        <p>
          <strong>{t('packageSession', { number, sessions })}</strong>
          <br />
          {left === 0 ? t('packageLast') : t('packageLeft', { count: left, sessions })}
          {left > 0 && expires_on && `, ${t('packageUntil', { date: dayWords(expires_on) })}`}
        </p>
      )}
    </div>
  )
}
