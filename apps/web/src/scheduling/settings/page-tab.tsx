import { Check, Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { copyText } from '../../lib/browser/copy-text'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Field } from '../../ui/field'
import { notify } from '../../ui/notify'
import { TextInput } from '../../ui/text-input'
import { schedulingTexts } from '../texts'
import { ButtonLink } from '../../ui/button-link'
import { LinkQr } from '../../ui/link-qr'

/** The public booking page's address: to copy, to open, and as a QR code for the counter. */
export function PageTab({ url, shop }: { url: string; shop: string }) {
  const t = useTexts(schedulingTexts)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const done = await copyText(url)
    setCopied(done)
    if (done) notify.success(t('pageCopied'))
    else notify.error(t('pageCopyFailed'))
  }
  return (
    <Card className="grid gap-5">
      <p className="text-ink-soft">{t('pageText')}</p>
      <div className="grid justify-items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
        <LinkQr link={url} label={t('pageQr', { name: shop })} className="size-48" />
        <div className="grid w-full gap-3">
          <Field label={t('pageAddress')}>
            {(ids) => <TextInput {...ids} readOnly value={url} onFocus={(event) => event.target.select()} />}
          </Field>
          <Button
            kind="secondary"
            icon={copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {t(copied ? 'pageCopied' : 'pageCopy')}
          </Button>
          <ButtonLink
            href={url}
            target="_blank"
            rel="noreferrer"
            icon={<ExternalLink size={18} aria-hidden="true" />}
          >
            {t('pageOpen')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
