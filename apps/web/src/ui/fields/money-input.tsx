import { applyMask } from '@balcao/domain/company'
import { formatCentsInput } from '@balcao/domain/money'
import { MaskedInput, type Mask } from './masked-input'
import type { Ref } from 'react'
import type { TextInputProps } from './text-input'

const moneyMask: Mask = (previous, next, caret, deleting) =>
  applyMask(formatCentsInput, previous, next, caret, deleting)

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'ref'> {
  /** The masked text, e.g. '1.234,50'; empty when nothing was typed. */
  value: string
  onValueChange: (value: string) => void
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** Reais with digits as cents: typing 500 reads 5,00. */
export function MoneyInput({
  value,
  onValueChange,
  className,
  placeholder = '0,00',
  ...rest
}: MoneyInputProps) {
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
      >
        R$
      </span>
      <MaskedInput
        {...rest}
        mask={moneyMask}
        value={value}
        onValueChange={onValueChange}
        inputMode="numeric"
        placeholder={placeholder}
        className={`pl-11 text-right tabular-nums ${className ?? ''}`}
      />
    </div>
  )
}
