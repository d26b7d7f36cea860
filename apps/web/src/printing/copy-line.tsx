import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../i18n/language'
import { copyText } from '../lib/browser/copy-text'
import { Button } from '../ui/button'
import { printingTexts } from './texts'

/** A command to copy. It can be selected by hand where the clipboard is closed to us. */
export function CopyLine({ label, command }: { label: string; command: string }) {
  const t = useTexts(printingTexts)
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(command))
  return (
    <div className="grid gap-2">
      <p className="sr-only">{label}</p>
      <code className="block rounded-md bg-sunken px-3.5 py-3 font-mono text-sm break-all whitespace-pre-wrap select-all">
        {command}
      </code>
      <Button
        kind="secondary"
        className="justify-self-start"
        icon={copied ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{copied ? t('copied') : t('copyCommand')}</span>
      </Button>
    </div>
  )
}
