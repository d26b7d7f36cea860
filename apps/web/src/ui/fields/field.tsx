import { useId, type ReactNode } from 'react'
import { cx } from '../look/class-names'
import { FieldError } from './field-error'

export interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: string
  hint?: ReactNode
  /** A sentence, or empty when the field is fine. */
  error?: string | undefined
  /** Stands right of the label, e.g. a link. */
  aside?: ReactNode
  className?: string
  children: (ids: FieldIds) => ReactNode
}

/** Ties label, hint and error to one control. The error sits in a live region that is always there. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
