import { useTexts } from '../../../i18n/language'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import { schedulingTexts } from '../../texts'
import type { AppointmentFormState } from './use-appointment-form'
import { useProblemText } from './use-problem-text'
import { TextField } from '../../../ui/fields/text-field'
import { useAreaCode } from '../../../shared/company/use-area-code'
import { KnownNameField } from '../../../shared/customer/known-name-field'
import { PhoneField } from '../../../shared/customer/phone-field'

interface CustomerFieldsProps {
  form: AppointmentFormState
  isNew: boolean
  /** A known customer was chosen: who it is and how to reach them is said. */
  onKnown: () => void
}

/** Who comes, and how to reach them; of a new one, known customers are found by their name. */
export function CustomerFields({ form, isNew, onKnown }: CustomerFieldsProps) {
  const { values, problems, set } = form
  const t = useTexts(schedulingTexts)
  const problem = useProblemText()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <KnownNameField
        label={t('client')}
        error={problem(problems.client)}
        className="sm:col-span-2"
        name="client"
        asks={isNew}
        value={values.client}
        onValueChange={(typed) => set('client', typed)}
        onChoose={({ name, phone }) => {
          set('client', name)
          set('phone', phone)
          onKnown()
        }}
      />
      <PhoneField
        label={t('phone')}
        error={problem(problems.phone)}
        name="phone"
        value={values.phone}
        onValueChange={(phone) => set('phone', phone)}
        placeholder={t('phonePlaceholder')}
        areaCode={useAreaCode()}
      />
      <TextField
        label={t('email')}
        error={problem(problems.email)}
        name="email"
        type="email"
        inputMode="email"
        maxLength={254}
        value={values.email}
        onValueChange={(typed) => set('email', typed)}
      />
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
      <TextField
        label={t(requireAddress ? 'address' : 'addressOptional')}
        error={problem(problems.address)}
        name="address"
        maxLength={300}
        value={values.address}
        onValueChange={(typed) => set('address', typed)}
      />
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
