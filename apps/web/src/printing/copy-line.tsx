import { useTexts } from '../i18n/language'
import { CopyButton } from '../ui/buttons/copy-button'
import { printingTexts } from './texts'

/** A command to copy. It can be selected by hand where the clipboard is closed to us. */
export function CopyLine({ label, command }: { label: string; command: string }) {
  const t = useTexts(printingTexts)
  return (
    <div className="grid gap-2">
      <p className="sr-only">{label}</p>
      <code className="block rounded-md bg-sunken px-3.5 py-3 font-mono text-sm break-all whitespace-pre-wrap select-all">
        {command}
      </code>
      <CopyButton text={command} className="justify-self-start">
        {t('copyCommand')}
      </CopyButton>
    </div>
  )
}
