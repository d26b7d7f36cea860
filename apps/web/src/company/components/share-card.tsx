import { Check, Copy, ExternalLink, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { copyText } from '../../lib/browser/copy-text'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { notify } from '../../ui/notify'
import { TextInput } from '../../ui/text-input'
import { companyTexts } from '../texts'
import { MenuPoster } from './menu-poster'
import { TitledCard } from '../../ui/titled-card'
import { ButtonLink } from '../../ui/button-link'
import { LinkQr } from '../../ui/link-qr'

/** The public menu's address: to copy, to open, and as a QR code for the counter. */
export function ShareCard({ companyId, name }: { companyId: string; name: string }) {
  const t = useTexts(companyTexts)
  const [copied, setCopied] = useState(false)
  const [poster, setPoster] = useState(0)
  const link = `${window.location.origin}/cardapio/${companyId}`
  const copy = async () => {
    const done = await copyText(link)
    setCopied(done)
    if (done) notify.success(t('shareCopied'))
    else notify.error(t('shareCopyFailed'))
  }
  return (
    <TitledCard icon={<Share2 size={22} aria-hidden="true" />} title={t('section_share')}>
      <p className="text-ink-soft">{t('shareText')}</p>
      <div className="grid justify-items-center gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center lg:grid-cols-1">
        <LinkQr link={link} label={t('qrLabel', { name })} className="size-40" />
        <div className="grid w-full gap-2.5">
          <Button
            kind="secondary"
            icon={copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {t(copied ? 'shareCopied' : 'shareCopy')}
          </Button>
          <ButtonLink
            href={link}
            target="_blank"
            rel="noreferrer"
            icon={<ExternalLink size={18} aria-hidden="true" />}
          >
            {t('shareOpen')}
          </ButtonLink>
          <Button
            kind="secondary"
            icon={<Printer size={18} aria-hidden="true" />}
            onClick={() => setPoster((count) => count + 1)}
          >
            {t('sharePrint')}
          </Button>
        </div>
      </div>
      <Field label={t('shareLink')}>
        {(ids) => <TextInput {...ids} readOnly value={link} onFocus={(event) => event.target.select()} />}
      </Field>
      {poster > 0 && <MenuPoster key={poster} link={link} name={name} onDone={() => setPoster(0)} />}
    </TitledCard>
  )
}
