import { applyMask } from '@balcao/domain/company'
import type { Ref } from 'react'
import { useTexts } from '../i18n/language'
import { Field } from '../ui/fields/field'
import { MaskedInput, type Mask } from '../ui/fields/masked-input'
import { authTexts } from './texts'

const pinDigits = 9

/** Groups what was typed of a PIN as it is handed over: 417 204 936. Anything but digits is left out. */
export function groupPin(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, pinDigits)
  return digits.replaceAll(/(\d{3})(?=\d)/g, '$1 ')
}

/** Whether all digits of a PIN are there. */
export function isWholePin(typed: string): boolean {
  return typed.replaceAll(/\D/g, '').length === pinDigits
}

const pinMask: Mask = (previous, next, caret, deleting) =>
  applyMask(groupPin, previous, next, caret, deleting)

interface PinFieldProps {
  value: string
  onValueChange: (grouped: string) => void
  error?: string | undefined
  readOnly?: boolean
  ref?: Ref<HTMLInputElement>
}

/** An employee's PIN, with a keyboard of numbers. The browser does not keep it: many people share a counter. */
export function PinField({ value, onValueChange, error, readOnly = false, ref }: PinFieldProps) {
  const t = useTexts(authTexts)
  return (
    <Field label={t('pin')} hint={t('pinHint')} error={error}>
      {(ids) => (
        <MaskedInput
          {...ids}
          inputRef={ref}
          mask={pinMask}
          value={value}
          onValueChange={onValueChange}
          inputMode="numeric"
          maxLength={groupPin('0'.repeat(pinDigits)).length}
          placeholder={groupPin('0'.repeat(pinDigits))}
          readOnly={readOnly}
          className="text-center text-2xl tracking-wider tabular-nums"
        />
      )}
    </Field>
  )
}
