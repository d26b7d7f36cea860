import { MOST_SEATS } from '@balcao/domain/scheduling/light'
import { useTexts } from '../../../i18n/language'
import { Stepper } from '../../../ui/choices/stepper'
import { Field } from '../../../ui/fields/field'
import { classTexts } from './texts'

/** How many people come to a service at one time. */
export function SeatsField({ seats, onChange }: { seats: number; onChange: (seats: number) => void }) {
  const t = useTexts(classTexts)
  return (
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
            onChange={onChange}
          />
        </div>
      )}
    </Field>
  )
}
