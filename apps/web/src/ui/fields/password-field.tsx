import type { ReactNode } from 'react'
import { Field } from './field'
import { PasswordInput } from './password-input'
import type { TextInputProps } from './text-input'

interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'className'> {
  label: string
  hint?: ReactNode
  /** A sentence, or empty when the field is fine. */
  error?: string | undefined
  /** Beside the label. */
  aside?: ReactNode
  value: string
  onValueChange: (value: string) => void
}

/** A password or another secret with its label. */
export function PasswordField({ label, hint, error, aside, onValueChange, ...input }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(ids) => <PasswordInput {...input} {...ids} onChange={(event) => onValueChange(event.target.value)} />}
    </Field>
  )
}
