import { useId } from 'react'
import { useTexts } from '../../i18n/language'
import { FieldError } from '../../ui/fields/field-error'
import { bookingTexts } from '../texts'

interface ConsentBoxProps {
  company: string
  checked: boolean
  error: string | undefined
  onChange: (checked: boolean) => void
}

/** The customer's word that the company may keep what was typed. */
export function ConsentBox({ company, checked, error, onChange }: ConsentBoxProps) {
  const t = useTexts(bookingTexts)
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <input
          type="checkbox"
          name="consent"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="relative mt-0.5 size-6 shrink-0 accent-(--accent) after:absolute after:-inset-3"
        />
        <span className="text-sm">{t('consent', { company })}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}
