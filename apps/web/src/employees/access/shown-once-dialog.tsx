import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { copyText } from '../../lib/browser/copy-text'
import { Button } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { Dialog } from '../../ui/dialog'
import { notify } from '../../ui/notify'
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
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const done = await copyText(secret)
    setCopied(done)
    if (done) notify.success(words.copied)
    else notify.error(words.copyFailed)
  }
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button
            kind="secondary"
            icon={copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {words.copy}
          </Button>
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
