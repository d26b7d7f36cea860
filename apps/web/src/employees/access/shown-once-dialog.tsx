import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { CopyButton } from '../../ui/buttons/copy-button'
import { Callout } from '../../ui/notices/callout'
import { Dialog } from '../../ui/dialogs/dialog'
import { employeesTexts } from '../texts'

interface ShownOnceDialogProps {
  title: string
  text: string
  /** As people read it. */
  secret: string
  /** How long it is good, or that it is not shown again. */
  warning: string
  words: { copy: string; copied: string; copyFailed: string }
  onClose: () => void
}

/** A PIN or code, large, this once. */
export function ShownOnceDialog({ title, text, secret, warning, words, onClose }: ShownOnceDialogProps) {
  const t = useTexts(employeesTexts)
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={text}
      actions={
        <>
          <CopyButton text={secret} words={words}>
            {words.copy}
          </CopyButton>
          <Button onClick={onClose}>{t('pinKept')}</Button>
        </>
      }
    >
      <p
        data-pin
        className="rounded-lg bg-sunken p-4 text-center font-mono text-4xl font-bold whitespace-nowrap tabular-nums select-all"
      >
        {secret}
      </p>
      <Callout kind="warning">{warning}</Callout>
    </Dialog>
  )
}
