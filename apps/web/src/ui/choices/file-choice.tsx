import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { cx } from '../look/class-names'

interface FileChoiceProps {
  /** Kinds of files, as browsers take them. */
  accept: string
  label: string
  /** That it may be dropped here. */
  hint: string
  /** One is chosen already: nothing is shown, another one comes by other ways. */
  isChosen?: boolean
  onFile: (file: File) => void
}

/** A large place to choose a file at, or to drop one on. */
export function FileChoice({ accept, label, hint, isChosen = false, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file) onFile(file)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {!isChosen && (
        <button
          type="button"
          onClick={() => input.current?.click()}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            take(event.dataTransfer.files[0])
          }}
          className={cx(
            'grid min-h-32 w-full justify-items-center gap-2 rounded-lg border-2 border-dashed p-6 font-semibold transition-colors',
            over
              ? 'border-accent bg-accent-tint text-accent-ink'
              : 'border-line-strong bg-canvas hover:bg-sunken',
          )}
        >
          <FileUp size={28} aria-hidden="true" className="text-ink-soft" />
          {label}
          <span className="font-normal text-ink-soft">{hint}</span>
        </button>
      )}
    </>
  )
}
