import type { ReactNode } from 'react'
import { Field } from './field'
import { MoneyInput } from './money-input'

interface MoneyFieldProps {
  label: string
  hint?: ReactNode
  /** A sentence, or empty when the field is fine. */
  error?: string | undefined
  name?: string
  disabled?: boolean
  /** The masked text, e.g. '1.234,50'; empty when nothing was typed. */
  value: string
  onValueChange: (value: string) => void
}

/** An amount in reais with its label. */
export function MoneyField({ label, hint, error, ...input }: MoneyFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <MoneyInput {...input} {...ids} />}
    </Field>
  )
}
