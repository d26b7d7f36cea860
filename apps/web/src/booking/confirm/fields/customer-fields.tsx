import { useTexts } from '../../../i18n/language'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import type { CustomerForm } from '../../choosing/choice'
import { bookingTexts } from '../../texts'
import { TextField } from '../../../ui/fields/text-field'
import { OwnNameField, OwnPhoneField } from '../../../shared/customer/own-fields'

export type TextField = Exclude<keyof CustomerForm, 'consent' | 'answers'>

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
      <OwnNameField
        label={t('name')}
        error={errors.name}
        {...own('name')}
        required
        onValueChange={(name) => onChange({ name })}
      />
      <OwnPhoneField
        label={t('phone')}
        error={errors.phone}
        {...own('phone')}
        required
        onValueChange={(phone) => onChange({ phone })}
      />
      <TextField
        label={t('email')}
        error={errors.email}
        {...own('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        onValueChange={(email) => onChange({ email })}
      />
      <TextField
        label={t('address')}
        error={errors.address}
        {...own('address')}
        autoComplete="street-address"
        maxLength={300}
        onValueChange={(address) => onChange({ address })}
      />
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
