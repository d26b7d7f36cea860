import { useTexts } from '../../i18n/language'
import { useAppConfig } from '../../lib/http/app-config'
import { shellTexts } from './shell-texts'

const pages = [
  ['phone', 'demoPhone'],
  ['mailbox', 'demoMailbox'],
  ['printer', 'demoPrinter'],
  ['calendar', 'demoCalendar'],
  ['bank', 'demoBank'],
] as const

/** Says in one line that this is a demonstration, and where its e-mails and paper can be seen; on narrow screens: `DemoLinks`. */
export function DemoBanner() {
  const t = useTexts(shellTexts)
  const demo = useAppConfig()?.demo
  if (!demo) return null
  return (
    <aside
      aria-label={t('demoText')}
      className="hidden min-h-11 flex-wrap items-center gap-x-4 border-b border-line bg-sunken px-6 text-sm text-ink-soft lg:flex xl:px-10"
    >
      <span className="xl:hidden">{t('demoShort')}</span>
      <span className="max-xl:hidden">{t('demoText')}</span>
      <DemoPages demo={demo} />
    </aside>
  )
}

/** The same in the menu of a narrow screen, whose height belongs to the work. */
export function DemoLinks() {
  const t = useTexts(shellTexts)
  const demo = useAppConfig()?.demo
  if (!demo) return null
  return (
    <aside aria-label={t('demoText')} className="mt-2 flex flex-wrap gap-x-4 text-sm">
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
