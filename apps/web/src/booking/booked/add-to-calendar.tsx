import { CalendarPlus, Download } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { bookingTexts } from '../texts'

interface AddToCalendarProps {
  /** Google's own form, filled in; it touches nobody's tokens (decision 0026, W26). */
  googleAddress: string
  fileAddress: string
  /** Google was asked for before. */
  prefersGoogle: boolean
}

const linkClass =
  'inline-flex min-h-12 items-center gap-2.5 rounded-md border px-4 font-semibold transition-colors'

/** The customer's own calendar: Google by a link, any other by a file (BOOK-17). */
export function AddToCalendar({ googleAddress, fileAddress, prefersGoogle }: AddToCalendarProps) {
  const t = useTexts(bookingTexts)
  return (
    <div className="flex flex-wrap gap-2.5">
      <a
        href={googleAddress}
        target="_blank"
        rel="noreferrer"
        className={cx(
          linkClass,
          prefersGoogle
            ? 'border-accent bg-accent text-on-accent hover:bg-accent-strong'
            : 'border-line-strong bg-surface text-ink hover:bg-sunken',
        )}
      >
        <CalendarPlus size={20} aria-hidden="true" className="shrink-0" />
        {t('google')}
        <span className="sr-only">{t('opensNew')}</span>
      </a>
      <a
        href={fileAddress}
        download="agendamento.ics"
        className={cx(linkClass, 'border-line-strong bg-surface text-ink hover:bg-sunken')}
      >
        <Download size={20} aria-hidden="true" className="shrink-0" />
        {t('ics')}
      </a>
    </div>
  )
}
