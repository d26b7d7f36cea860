import type { Ref } from 'react'
import { useTexts } from '../i18n/language'
import { cnpjMask, maskLength } from '../shared/customer/masks'
import { Field } from '../ui/field'
import { MaskedInput } from '../ui/masked-input'
import { authTexts } from './texts'

interface CnpjFieldProps {
  value: string
  onValueChange: (masked: string) => void
  hint?: string
  error?: string | undefined
  readOnly?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The company number. A text keyboard, because newer numbers hold letters. */
export function CnpjField({ value, onValueChange, hint, error, readOnly = false, ref }: CnpjFieldProps) {
  const t = useTexts(authTexts)
  return (
    <Field label={t('cnpj')} hint={hint} error={error}>
      {(ids) => (
        <MaskedInput
          {...ids}
          inputRef={ref}
          mask={cnpjMask}
          value={value}
          onValueChange={onValueChange}
          maxLength={maskLength.cnpj}
          name="username"
          autoComplete="username"
          inputMode="text"
          autoCapitalize="characters"
          placeholder={t('cnpjPlaceholder')}
          readOnly={readOnly}
          className="text-lg tabular-nums"
        />
      )}
    </Field>
  )
}
