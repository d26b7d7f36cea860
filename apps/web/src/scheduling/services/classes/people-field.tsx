import { useTexts } from '../../../i18n/language'
import { Stepper } from '../../../ui/choices/stepper'
import { Field } from '../../../ui/fields/field'
import { classTexts } from './texts'

interface PeopleFieldProps {
  /** As the form keeps it; empty for one. */
  value: string
  most: number
  error?: string | undefined
  onChange: (value: string) => void
}

/** For how many people an appointment in a class is; nothing where it is for one. */
export function PeopleField({ value, most, error, onChange }: PeopleFieldProps) {
  const t = useTexts(classTexts)
  const people = Number(value) || 1
  if (Math.max(most, people) === 1) return null
  return (
    <Field label={t('howMany')} error={error}>
      {(ids) => (
        <div className="w-44">
          <Stepper
            {...ids}
            value={people}
            min={1}
            max={Math.max(most, people)}
            lessLabel={t('less')}
            moreLabel={t('more')}
            onChange={(many) => onChange(many === 1 ? '' : String(many))}
          />
        </div>
      )}
    </Field>
  )
}
