import { SERIES_WEEKS } from '@balcao/domain/scheduling/light'
import { useTexts } from '../../../i18n/language'
import { Segmented } from '../../../ui/choices/segmented'
import { Select } from '../../../ui/choices/select'
import { Field } from '../../../ui/fields/field'
import { TextField } from '../../../ui/fields/text-field'
import type { RepetitionDraft } from './repetition'
import { seriesTexts } from './texts'

interface RepeatFieldsProps {
  value: RepetitionDraft
  onChange: (value: RepetitionDraft) => void
  /** The field that has to be mended. */
  problem: 'count' | 'until' | null
  /** The first date. */
  first: string
}

/** Whether a new appointment repeats, how often, and until when. */
export function RepeatFields({ value, onChange, problem, first }: RepeatFieldsProps) {
  const t = useTexts(seriesTexts)
  const options = [0, ...SERIES_WEEKS].map((weeks) => ({
    value: String(weeks),
    label: t(`repeat_${weeks as RepetitionDraft['weeks']}`),
  }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label={t('repeat')}>
        {(ids) => (
          <Select
            {...ids}
            name="repeat"
            options={options}
            value={String(value.weeks)}
            onChange={({ target }) =>
              onChange({ ...value, weeks: Number(target.value) as RepetitionDraft['weeks'] })
            }
          />
        )}
      </Field>
      {value.weeks !== 0 && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Segmented
            label={t('ends')}
            options={(['count', 'until'] as const).map((id) => ({ id, content: t(`ends_${id}`) }))}
            selected={value.ends}
            onSelect={(ends) => onChange({ ...value, ends })}
          />
          {value.ends === 'count' ? (
            <TextField
              label={t('times')}
              hint={t('timesHint')}
              error={problem === 'count' ? t('problem_count') : undefined}
              name="times"
              inputMode="numeric"
              value={value.count}
              onValueChange={(count) => onChange({ ...value, count })}
            />
          ) : (
            <TextField
              label={t('lastDate')}
              error={problem === 'until' ? t('problem_until') : undefined}
              name="until"
              type="date"
              min={first}
              value={value.until}
              onValueChange={(until) => onChange({ ...value, until })}
            />
          )}
        </div>
      )}
    </div>
  )
}
