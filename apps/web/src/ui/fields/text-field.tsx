import type { ReactNode } from 'react'
import { Field } from './field'
import { TextInput, type TextInputProps } from './text-input'

interface TextFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'className'> {
  label: string
  hint?: ReactNode
  /** A sentence, or empty when the field is fine. */
  error?: string | undefined
  /** Of the field whole. */
  className?: string
  value: string
  onValueChange: (value: string) => void
}

/** One line of text with its label. The browser offers nothing of its own unless `autoComplete` says so. */
export function TextField({ label, hint, error, className, onValueChange, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(className ? { className } : {})}>
      {(ids) => (
        <TextInput
          autoComplete="off"
          {...input}
          {...ids}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  )
}
