import type { Ref } from 'react'
import { cx } from '../../ui/look/class-names'
import { Field } from '../../ui/fields/field'
import { MaskedInput } from '../../ui/fields/masked-input'
import type { TextInputProps } from '../../ui/fields/text-input'
import { cnpjMask, maskLength } from './masks'

interface CnpjFieldProps extends Pick<TextInputProps, 'autoComplete' | 'name' | 'readOnly'> {
  label: string
  hint?: string | undefined
  /** A sentence, or empty when the field is fine. */
  error?: string | undefined
  /** It is all that one is asked for. */
  large?: boolean
  /** As it is typed, '00.000.000/0000-00'. */
  value: string
  onValueChange: (masked: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A CNPJ with its label, masked as it is typed (VALID-06). A text keyboard, because newer numbers hold letters. */
export function CnpjField({ label, hint, error, large = false, ref, ...input }: CnpjFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <MaskedInput
          {...input}
          {...ids}
          inputRef={ref}
          mask={cnpjMask}
          maxLength={maskLength.cnpj}
          inputMode="text"
          autoCapitalize="characters"
          placeholder="00.000.000/0000-00"
          className={cx('tabular-nums', large && 'text-lg')}
        />
      )}
    </Field>
  )
}
