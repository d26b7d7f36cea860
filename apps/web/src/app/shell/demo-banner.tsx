import { useTexts } from '../../i18n/language'
import { useAppConfig } from '../../lib/app-config'
import { shellTexts } from '../shell-texts'

/** Says that this is a demonstration, and where its e-mails and paper can be seen. */
export function DemoBanner() {
  const t = useTexts(shellTexts)
  const demo = useAppConfig()?.demo
  if (!demo) return null
  return (
    <aside
      aria-label={t('demoText')}
      className="flex flex-wrap items-center gap-x-4 border-b border-line bg-sunken px-4 py-1 text-sm text-ink-soft sm:px-6 lg:px-10 lg:py-2"
    >
      <span>{t('demoText')}</span>
      {demo.phone && <DemoLink href={demo.phone}>{t('demoPhone')}</DemoLink>}
      {demo.mailbox && <DemoLink href={demo.mailbox}>{t('demoMailbox')}</DemoLink>}
      {demo.printer && <DemoLink href={demo.printer}>{t('demoPrinter')}</DemoLink>}
      {demo.calendar && <DemoLink href={demo.calendar}>{t('demoCalendar')}</DemoLink>}
    </aside>
  )
}

function DemoLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center lg:min-h-6 font-semibold text-accent-ink underline underline-offset-4"
    >
      {children}
    </a>
  )
}
