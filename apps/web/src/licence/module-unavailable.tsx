import { ArrowLeft, Lock, Mail, Phone } from 'lucide-react'
import { useTexts } from '../i18n/language'
import { useAppConfig } from '../lib/http/app-config'
import { Button } from '../ui/buttons/button'
import { licenceTexts } from './texts'
import { RoundIcon } from '../ui/page/round-icon'

/** Fills the page of a module that the licence does not include (MODULE-07..09). */
export function ModuleUnavailable({ onBack }: { onBack: () => void }) {
  const t = useTexts(licenceTexts)
  const config = useAppConfig()
  return (
    <div className="mx-auto grid min-h-[80dvh] max-w-lg content-center justify-items-center gap-5 px-4 py-10 text-center">
      <RoundIcon size="large">
        <Lock size={36} aria-hidden="true" />
      </RoundIcon>
      <h1 className="text-3xl">{t('unavailableTitle')}</h1>
      <p className="text-ink-soft">{t('unavailableText')}</p>
      <dl className="grid w-full divide-y divide-line rounded-lg border border-line bg-surface text-left shadow-card">
        <Contact icon={<Phone size={22} aria-hidden="true" />} label={t('supportPhone')}>
          <a href={`tel:${config?.supportPhone.replace(/[^\d+]/g, '') ?? ''}`} className={linkClass}>
            {config?.supportPhone}
          </a>
        </Contact>
        <Contact icon={<Mail size={22} aria-hidden="true" />} label={t('supportEmail')}>
          <a href={`mailto:${config?.supportEmail ?? ''}`} className={linkClass}>
            {config?.supportEmail}
          </a>
        </Contact>
      </dl>
      <Button size="large" icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={onBack}>
        {t('back')}
      </Button>
    </div>
  )
}

const linkClass =
  'inline-block py-1 wrap-anywhere text-lg font-semibold text-accent-ink underline-offset-4 hover:underline'

function Contact({
  icon,
  label,
  children,
}: {
  icon: React.ReactNode
  label: string
  children: React.ReactNode
}) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 px-5 py-3.5">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-sm text-ink-soft">
        <span className="text-ink-soft">{icon}</span>
        {label}
      </dt>
      <dd className="col-start-2 min-w-0 break-words">{children}</dd>
    </div>
  )
}
