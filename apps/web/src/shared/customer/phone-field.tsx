import { withAreaCode } from '@balcao/domain/company'
import type { KeyboardEvent } from 'react'
import { Field } from '../../ui/fields/field'
import { MaskedInput } from '../../ui/fields/masked-input'
import type { TextInputProps } from '../../ui/fields/text-input'
import { maskLength, phoneMask } from './masks'

interface PhoneFieldProps extends Pick<
  TextInputProps,
  'autoComplete' | 'disabled' | 'name' | 'onBlur' | 'placeholder' | 'required'
> {
  label: string
  hint?: string
  /** A sentence, or empty when the field is fine. */
  error?: string | undefined
  className?: string
  /** Of the shop: who leaves a number without one means this. */
  areaCode?: string | undefined
  /** As it is typed, '(11) 99999-9999'. */
  value: string
  onValueChange: (value: string) => void
}

/** A Brazilian phone with its label, masked as it is typed (VALID-10). */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, className, areaCode, ...input } = props
  const whole = areaCode === undefined ? input.value : withAreaCode(input.value, areaCode)
  const isWhole = whole === input.value
  const local = areaCode !== undefined && {
    placeholder: `(${areaCode}) 99999-9999`,
    onBlur: () => !isWhole && input.onValueChange(whole),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isWhole) return
      // Who it is shows first; the next Enter goes on.
      event.preventDefault()
      input.onValueChange(whole)
    },
  }
  return (
    <Field label={label} hint={hint} error={error} {...(className ? { className } : {})}>
      {(ids) => (
        <MaskedInput
          {...input}
          {...local}
          {...ids}
          mask={phoneMask}
          type="tel"
          inputMode="tel"
          maxLength={maskLength.phone}
        />
      )}
    </Field>
  )
}
