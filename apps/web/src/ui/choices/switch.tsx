import { useId } from 'react'
import { cx } from '../look/class-names'
import { Spinner } from '../waiting/spinner'

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** While a change is being saved. */
  busy?: boolean
  disabled?: boolean
}

/** On or off, with its name beside it; works at once, without a save button. */
export function Switch({ label, checked, onChange, busy = false, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <span className="inline-flex min-h-11 items-center gap-3">
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        aria-busy={busy || undefined}
        disabled={disabled || busy}
        onClick={() => onChange(!checked)}
        className={cx(
          'relative h-7 w-12 shrink-0 rounded-full border transition-colors after:absolute after:-inset-2.5',
          checked ? 'border-accent bg-accent' : 'border-line-strong bg-sunken',
          disabled && 'opacity-55',
        )}
      >
        <span
          className={cx(
            'absolute top-0.75 left-0.75 grid size-5 place-items-center rounded-full transition-transform',
            checked ? 'translate-x-5 bg-on-accent text-accent' : 'bg-line-strong text-surface',
          )}
        >
          {busy && <Spinner size={14} />}
        </span>
      </button>
      <span id={id} className="font-medium">
        {label}
      </span>
    </span>
  )
}
