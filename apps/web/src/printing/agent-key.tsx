import { useState } from 'react'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/buttons/button'
import { Dialog } from '../ui/dialogs/dialog'
import { Field } from '../ui/fields/field'
import { TextInput } from '../ui/fields/text-input'
import { agentCommand } from './command-line'
import { CopyLine } from './copy-line'
import { printingTexts } from './texts'

/** A new agent's key, shown this once, inside the command that uses it. */
export function AgentKey({ name, secret, onClose }: { name: string; secret: string; onClose: () => void }) {
  const t = useTexts(printingTexts)
  const [printer, setPrinter] = useState('192.168.0.50:9100')
  return (
    <Dialog
      onClose={onClose}
      width="wide"
      title={t('keyTitle', { name })}
      description={t('keyText')}
      actions={<Button onClick={onClose}>{t('keyDone')}</Button>}
    >
      <Field label={t('keyLabel')}>
        {(ids) => (
          <TextInput
            {...ids}
            readOnly
            value={secret}
            onFocus={(event) => event.target.select()}
            className="font-mono"
          />
        )}
      </Field>
      <Field label={t('keyPrinter')}>
        {(ids) => (
          <TextInput
            {...ids}
            autoComplete="off"
            spellCheck={false}
            value={printer}
            onChange={(event) => setPrinter(event.target.value)}
            className="font-mono"
          />
        )}
      </Field>
      <CopyLine
        label={t('keyCommand')}
        command={agentCommand({ server: window.location.origin, key: secret, printer: printer.trim() })}
      />
    </Dialog>
  )
}
