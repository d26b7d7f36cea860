import { Copy } from 'lucide-react'
import { useCopy } from '../../lib/hooks/use-copy'
import { Button } from './button'
import { controlClass } from '../fields/text-input'

interface CopyCodeProps {
  code: string
  /** `label` names the code to a screen reader; the last two say what came of the press. */
  words: { label: string; copy: string; copied: string; notCopied: string }
}

/** A long code to take along by a press, or by hand where the browser does not allow it, such as PIX "copia e cola". */
export function CopyCode({ code, words }: CopyCodeProps) {
  const { copied, refused, copy } = useCopy()
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
      <Button size="large" wide icon={<Copy size={20} aria-hidden="true" />} onClick={() => void copy(code)}>
        {words.copy}
      </Button>
      <p role="status" className="text-center font-semibold empty:hidden">
        {copied !== null ? words.copied : refused ? words.notCopied : ''}
      </p>
    </>
  )
}
