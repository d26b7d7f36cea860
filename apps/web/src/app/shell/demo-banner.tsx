import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { useAppConfig } from '../../lib/http/app-config'
import { cx } from '../../ui/look/class-names'
import { shellTexts } from './shell-texts'

const pages = [
  ['phone', 'demoPhone'],
  ['mailbox', 'demoMailbox'],
  ['printer', 'demoPrinter'],
  ['calendar', 'demoCalendar'],
  ['bank', 'demoBank'],
] as const

const frame =
  'flex-wrap items-center gap-x-4 border-b border-line bg-sunken px-4 text-sm text-ink-soft sm:px-6'

/** Says in one line that this is a demonstration, and where its e-mails and paper can be seen; in a narrow header: `DemoButton`. */
export function DemoBanner() {
  const t = useTexts(shellTexts)
  const demo = useAppConfig()?.demo
  if (!demo) return null
  return (
    <aside aria-label={t('demoText')} className={cx(frame, 'hidden min-h-11 lg:flex lg:px-6 xl:px-10')}>
      <span className="xl:hidden">{t('demoShort')}</span>
      <span className="max-xl:hidden">{t('demoText')}</span>
      <DemoPages demo={demo} />
    </aside>
  )
}

interface DemoButtonProps {
  /** Of what it unfolds. */
  id: string
  isOpen: boolean
  onToggle: () => void
  /** What stands there where this is no demonstration. */
  children: ReactNode
}

/** The same in the header of a narrow screen, folded into a word: the height belongs to the work. */
export function DemoButton({ id, isOpen, onToggle, children }: DemoButtonProps) {
  const t = useTexts(shellTexts)
  const demo = useAppConfig()?.demo
  if (!demo) return children
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-label={t('demoText')}
      onClick={onToggle}
      className="flex min-h-11 min-w-11 flex-1 items-center gap-1 text-left text-sm font-medium max-[36rem]:flex-none max-[36rem]:justify-center text-ink-soft"
    >
      <span className="truncate max-[36rem]:hidden">{t('demoShort')}</span>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className={cx('shrink-0 transition-transform', isOpen && 'rotate-180')}
      />
    </button>
  )
}

/** What `DemoButton` unfolds. */
export function DemoPanel({ id }: { id: string }) {
  const t = useTexts(shellTexts)
  const demo = useAppConfig()?.demo
  if (!demo) return null
  return (
    <aside id={id} aria-label={t('demoText')} className={cx(frame, 'flex pt-2 lg:hidden')}>
      <p className="w-full">{t('demoText')}</p>
      <DemoPages demo={demo} />
    </aside>
  )
}

type Demo = NonNullable<NonNullable<ReturnType<typeof useAppConfig>>['demo']>

function DemoPages({ demo }: { demo: Demo }) {
  const t = useTexts(shellTexts)
  return pages.map(
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
  )
}
