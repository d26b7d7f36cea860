import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { copyText } from '../../lib/browser/copy-text'
import { Card } from '../../ui/card'
import { Field } from '../../ui/field'
import { IconButton } from '../../ui/icon-button'
import { notify } from '../../ui/notify'
import { TextInput } from '../../ui/text-input'
import { channelsTexts } from '../texts'

/** What the owner enters at Meta. */
export function WebhookCard({ url, token }: { url: string; token: string }) {
  const t = useTexts(channelsTexts)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4 p-4 sm:p-6">
        <div>
          <h2 id={id} className="text-lg">
            {t('webhookTitle')}
          </h2>
          <p className="text-ink-soft">{t('webhookText')}</p>
        </div>
        <CopyField name={t('webhookUrl')} value={url} />
        <CopyField name={t('verifyToken')} value={token} />
      </Card>
    </section>
  )
}

function CopyField({ name, value }: { name: string; value: string }) {
  const t = useTexts(channelsTexts)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const done = await copyText(value)
    setCopied(done)
    if (done) notify.success(t('copied', { name }))
    else notify.error(t('copyFailed'))
  }
  return (
    <Field label={name}>
      {(ids) => (
        <div className="flex gap-2">
          <TextInput
            {...ids}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
            className="font-mono text-sm"
          />
          <IconButton
            label={t('copy', { name })}
            icon={copied ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
            onClick={() => void copy()}
            className="size-12 border border-line-strong"
          />
        </div>
      )}
    </Field>
  )
}
