import type { ComponentProps } from 'react'
import { cx } from '../../ui/class-names'
import { MaskedInput } from '../../ui/masked-input'
import { cnpjMask, maskLength } from './masks'

type CnpjInputProps = Omit<ComponentProps<typeof MaskedInput>, 'mask' | 'maxLength'>

/** A CNPJ, masked as it is typed (VALID-06). A text keyboard, because newer numbers hold letters. */
export function CnpjInput({ className, ...input }: CnpjInputProps) {
  return (
    <MaskedInput
      inputMode="text"
      autoCapitalize="characters"
      placeholder="00.000.000/0000-00"
      {...input}
      mask={cnpjMask}
      maxLength={maskLength.cnpj}
      className={cx('tabular-nums', className)}
    />
  )
}
