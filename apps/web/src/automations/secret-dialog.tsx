import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../i18n/language'
import { copyText } from '../lib/browser/copy-text'
import { Button } from '../ui/button'
import { Callout } from '../ui/callout'
import { Dialog } from '../ui/dialog'
import { Field } from '../ui/field'
import { notify } from '../ui/notify'
import { TextInput } from '../ui/text-input'
import { automationTexts } from './texts'

interface SecretDialogProps {
  title: string
  /** What the secret is for. */
  description: string
  label: string
  secret: string
  onClose: () => void
}

/** A secret that is shown this once, to be copied. */
export function SecretDialog({ title, description, label, secret, onClose }: SecretDialogProps) {
  const t = useTexts(automationTexts)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const done = await copyText(secret)
    setCopied(done)
    if (done) notify.success(t('copied'))
    else notify.error(t('copyFailed'))
  }
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      leave={t('kept')}
      actions={
        <Button
          icon={copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
      }
    >
      <Field label={label}>
        {(ids) => (
          <TextInput
            {...ids}
            readOnly
            value={secret}
            className="font-mono"
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <Callout kind="warning">{t('shownOnce')}</Callout>
    </Dialog>
  )
}
