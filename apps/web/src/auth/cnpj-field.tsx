import type { Ref } from 'react'
import { useTexts } from '../i18n/language'
import { Field } from '../ui/field'
import { authTexts } from './texts'
import { CnpjInput } from '../shared/customer/cnpj-input'

interface CnpjFieldProps {
  value: string
  onValueChange: (masked: string) => void
  hint?: string
  error?: string | undefined
  readOnly?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The company number. */
export function CnpjField({ value, onValueChange, hint, error, readOnly = false, ref }: CnpjFieldProps) {
  const t = useTexts(authTexts)
  return (
    <Field label={t('cnpj')} hint={hint} error={error}>
      {(ids) => (
        <CnpjInput
          {...ids}
          inputRef={ref}
          value={value}
          onValueChange={onValueChange}
          name="username"
          autoComplete="username"
          placeholder={t('cnpjPlaceholder')}
          readOnly={readOnly}
          className="text-lg"
        />
      )}
    </Field>
  )
}
