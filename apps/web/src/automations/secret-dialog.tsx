import { useTexts } from '../i18n/language'
import { CopyButton } from '../ui/buttons/copy-button'
import { Callout } from '../ui/notices/callout'
import { Dialog } from '../ui/dialogs/dialog'
import { Field } from '../ui/fields/field'
import { TextInput } from '../ui/fields/text-input'
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
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      leave={t('kept')}
      actions={
        <CopyButton kind="primary" text={secret}>
          {t('copy')}
        </CopyButton>
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
