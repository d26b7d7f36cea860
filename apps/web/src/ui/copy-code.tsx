import { Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../lib/browser/copy-text'
import { Button } from './button'
import { controlClass } from './text-input'

interface CopyCodeProps {
  code: string
  /** `label` names the code to a screen reader; the last two say what came of the press. */
  words: { label: string; copy: string; copied: string; notCopied: string }
}

/** A long code to take along by a press, or by hand where the browser does not allow it, such as PIX "copia e cola". */
export function CopyCode({ code, words }: CopyCodeProps) {
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <>
      <textarea
        readOnly
        rows={3}
        aria-label={words.label}
        value={code}
        onFocus={(event) => event.target.select()}
        className={`${controlClass} py-2 font-mono text-sm break-all`}
      />
      <Button
        size="large"
        wide
        icon={<Copy size={20} aria-hidden="true" />}
        onClick={() => void copyText(code).then(setCopied)}
      >
        {words.copy}
      </Button>
      <p role="status" className="text-center font-semibold empty:hidden">
        {copied === true ? words.copied : copied === false ? words.notCopied : ''}
      </p>
    </>
  )
}
