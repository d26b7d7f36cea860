import { useTexts } from '../../i18n/language'
import { maskLength, phoneMask } from '../../shared/customer/masks'
import { Field } from '../../ui/field'
import { MaskedInput } from '../../ui/masked-input'
import { TextArea } from '../../ui/text-area'
import { TextInput } from '../../ui/text-input'
import type { CustomerForm } from '../choice'
import { bookingTexts } from '../texts'

export type TextField = Exclude<keyof CustomerForm, 'consent'>

interface CustomerFieldsProps {
  form: CustomerForm
  onChange: (change: Partial<CustomerForm>) => void
  onLeave: (field: TextField) => void
  /** Sentences by field. */
  errors: Partial<Record<TextField, string | undefined>>
}

/** Who the appointment is for (BOOK-18, BOOK-21). */
export function CustomerFields({ form, onChange, onLeave, errors }: CustomerFieldsProps) {
  const t = useTexts(bookingTexts)
  const own = (field: TextField) => ({
    name: field,
    value: form[field],
    onBlur: () => onLeave(field),
  })
  return (
    <div className="grid gap-4">
      <Field label={t('name')} error={errors.name}>
        {(ids) => (
          <TextInput
            {...ids}
            {...own('name')}
            autoComplete="name"
            required
            maxLength={120}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('phone')} error={errors.phone}>
        {(ids) => (
          <MaskedInput
            {...ids}
            {...own('phone')}
            type="tel"
            autoComplete="tel-national"
            required
            mask={phoneMask}
            maxLength={maskLength.phone}
            placeholder="(11) 99999-9999"
            onValueChange={(phone) => onChange({ phone })}
          />
        )}
      </Field>
      <Field label={t('email')} error={errors.email}>
        {(ids) => (
          <TextInput
            {...ids}
            {...own('email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('address')} error={errors.address}>
        {(ids) => (
          <TextInput
            {...ids}
            {...own('address')}
            autoComplete="street-address"
            maxLength={300}
            onChange={(event) => onChange({ address: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('notes')} hint={t('notesHint')} error={errors.notes}>
        {(ids) => (
          <TextArea
            {...ids}
            {...own('notes')}
            maxLength={1000}
            onChange={(event) => onChange({ notes: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
