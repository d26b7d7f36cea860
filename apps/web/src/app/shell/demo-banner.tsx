import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { useAppConfig } from '../../lib/http/app-config'
import { cx } from '../../ui/class-names'
import { shellTexts } from '../shell-texts'

const pages = [
  ['phone', 'demoPhone'],
  ['mailbox', 'demoMailbox'],
  ['printer', 'demoPrinter'],
  ['calendar', 'demoCalendar'],
] as const

/** Says in one line that this is a demonstration; where its e-mails and paper can be seen is folded away on a phone. */
export function DemoBanner() {
  const t = useTexts(shellTexts)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const demo = useAppConfig()?.demo
  if (!demo) return null
  return (
    <aside
      aria-label={t('demoText')}
      className="flex flex-wrap items-center gap-x-4 border-b border-line bg-sunken px-4 text-sm text-ink-soft sm:px-6 lg:px-10"
    >
      <span className="hidden lg:inline">{t('demoText')}</span>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-2 text-left lg:hidden"
      >
        {t('demoText')}
        <ChevronDown
          size={20}
          aria-hidden="true"
          className={cx('shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} className={cx('flex-wrap gap-x-4 lg:flex', isOpen ? 'flex pb-2 lg:pb-0' : 'hidden')}>
        {pages.map(
          ([name, words]) =>
            demo[name] && (
              <a
                key={name}
                href={demo[name]}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4"
              >
                {t(words)}
              </a>
            ),
        )}
      </div>
    </aside>
  )
}
