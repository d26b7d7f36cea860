import { MOST_SEATS, type ServiceRules } from '@balcao/domain/scheduling/light'
import { useTexts } from '../../../i18n/language'
import { Stepper } from '../../../ui/choices/stepper'
import { Field } from '../../../ui/fields/field'
import { classTexts } from './texts'

type Seats = Pick<ServiceRules, 'seats' | 'people'>

/** How many people come to a service at one time, and how many of them one booking may be for. */
export function SeatsField({
  seats,
  people,
  onChange,
}: Seats & { onChange: (rules: Partial<Seats>) => void }) {
  const t = useTexts(classTexts)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('seats')} hint={t('hint')}>
        {(ids) => (
          <div className="w-44">
            <Stepper
              {...ids}
              value={seats}
              min={1}
              max={MOST_SEATS}
              lessLabel={t('less')}
              moreLabel={t('more')}
              onChange={(many) => onChange({ seats: many })}
            />
          </div>
        )}
      </Field>
      {seats > 1 && (
        <Field label={t('together')} hint={t('togetherHint')}>
          {(ids) => (
            <div className="w-44">
              <Stepper
                {...ids}
                value={Math.min(people, seats)}
                min={1}
                max={seats}
                lessLabel={t('less')}
                moreLabel={t('more')}
                onChange={(many) => onChange({ people: many })}
              />
            </div>
          )}
        </Field>
      )}
    </div>
  )
}
