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
  /** As it is typed, '(11) 99999-9999'. */
  value: string
  onValueChange: (value: string) => void
}

/** A Brazilian phone with its label, masked as it is typed (VALID-10). */
export function PhoneField({ label, hint, error, className, ...input }: PhoneFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(className ? { className } : {})}>
      {(ids) => (
        <MaskedInput
          {...input}
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
