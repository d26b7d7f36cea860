import { useTexts } from '../../i18n/language'
import { maskLength, phoneMask } from '../../shared/customer/masks'
import { Field } from '../../ui/field'
import { MaskedInput } from '../../ui/masked-input'
import { TextArea } from '../../ui/text-area'
import { TextInput } from '../../ui/text-input'
import { schedulingTexts } from '../texts'
import type { AppointmentFormState } from './use-appointment-form'
import { useProblemText } from './use-problem-text'

/** Who comes, and how to reach them. */
export function CustomerFields({ form }: { form: AppointmentFormState }) {
  const { values, problems, set } = form
  const t = useTexts(schedulingTexts)
  const problem = useProblemText()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('client')} error={problem(problems.client)} className="sm:col-span-2">
        {(ids) => (
          <TextInput
            {...ids}
            name="client"
            autoComplete="off"
            maxLength={120}
            value={values.client}
            onChange={(event) => set('client', event.target.value)}
          />
        )}
      </Field>
      <Field label={t('phone')} error={problem(problems.phone)}>
        {(ids) => (
          <MaskedInput
            {...ids}
            name="phone"
            mask={phoneMask}
            value={values.phone}
            onValueChange={(phone) => set('phone', phone)}
            type="tel"
            inputMode="tel"
            maxLength={maskLength.phone}
            placeholder={t('phonePlaceholder')}
          />
        )}
      </Field>
      <Field label={t('email')} error={problem(problems.email)}>
        {(ids) => (
          <TextInput
            {...ids}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={values.email}
            onChange={(event) => set('email', event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}

interface PlaceFieldsProps {
  form: AppointmentFormState
  requireAddress: boolean
}

/** Where it is, and what is to be known. */
export function PlaceFields({ form, requireAddress }: PlaceFieldsProps) {
  const { values, problems, set } = form
  const t = useTexts(schedulingTexts)
  const problem = useProblemText()
  return (
    <div className="grid gap-4">
      <Field label={t(requireAddress ? 'address' : 'addressOptional')} error={problem(problems.address)}>
        {(ids) => (
          <TextInput
            {...ids}
            name="address"
            autoComplete="off"
            maxLength={300}
            value={values.address}
            onChange={(event) => set('address', event.target.value)}
          />
        )}
      </Field>
      <Field label={t('notes')} error={problem(problems.notes)}>
        {(ids) => (
          <TextArea
            {...ids}
            name="notes"
            rows={3}
            maxLength={1000}
            value={values.notes}
            onChange={(event) => set('notes', event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}
