import { ExternalLink, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { CopyButton } from '../../../ui/buttons/copy-button'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { companyTexts } from '../../texts'
import { MenuPoster } from './menu-poster'
import { TitledCard } from '../../../ui/page/titled-card'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { LinkQr } from '../../../ui/values/link-qr'

/** The public menu's address: to copy, to open, and as a QR code for the counter. */
export function ShareCard({ path, name }: { path: string; name: string }) {
  const t = useTexts(companyTexts)
  const [poster, setPoster] = useState(0)
  const link = window.location.origin + path
  return (
    <TitledCard icon={<Share2 size={22} aria-hidden="true" />} title={t('section_share')}>
      <p className="text-ink-soft">{t('shareText')}</p>
      <div className="grid justify-items-center gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center lg:grid-cols-1">
        <LinkQr link={link} label={t('qrLabel', { name })} className="size-40" />
        <div className="grid w-full gap-2.5">
          <CopyButton text={link} words={{ copied: t('shareCopied') }}>
            {t('shareCopy')}
          </CopyButton>
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
