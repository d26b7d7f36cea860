import { useId } from 'react'
import { useTexts } from '../../i18n/language'
import { Card } from '../../ui/page/card'
import { Field } from '../../ui/fields/field'
import { CopyIconButton } from '../../ui/buttons/copy-button'
import { TextInput } from '../../ui/fields/text-input'
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
          <CopyIconButton
            text={value}
            label={t('copy', { name })}
            words={{ copied: t('copied', { name }) }}
            className="size-12 border border-line-strong"
          />
        </div>
      )}
    </Field>
  )
}
