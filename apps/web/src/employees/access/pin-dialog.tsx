import { formatPin } from '@balcao/domain/employees'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { copyText } from '../../lib/copy-text'
import { Button } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { Dialog } from '../../ui/dialog'
import { notify } from '../../ui/notify'
import { employeesTexts } from '../texts'

/** A PIN, large, this once. */
export function PinDialog({ name, pin, onClose }: { name: string; pin: string; onClose: () => void }) {
  const t = useTexts(employeesTexts)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const done = await copyText(formatPin(pin))
    setCopied(done)
    if (done) notify.success(t('pinCopied'))
    else notify.error(t('pinCopyFailed'))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('pinTitle', { name })}
      description={t('pinText')}
      actions={
        <>
          <Button
            kind="secondary"
            icon={copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {t('pinCopy')}
          </Button>
          <Button onClick={onClose}>{t('pinKept')}</Button>
        </>
      }
    >
      <p
        data-pin
        className="rounded-lg bg-sunken p-4 text-center font-mono text-4xl font-bold whitespace-nowrap tabular-nums select-all"
      >
        {formatPin(pin)}
      </p>
      <Callout kind="warning">{t('pinOnce')}</Callout>
    </Dialog>
  )
}
