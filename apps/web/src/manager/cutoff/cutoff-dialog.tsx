import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { logFailure } from '../../lib/log'
import { FormDialog } from '../../ui/dialogs/form-dialog'
import { ReadingDialog } from '../../ui/dialogs/reading-dialog'
import { Field } from '../../ui/fields/field'
import { notify } from '../../ui/notices/notify'
import { Select } from '../../ui/choices/select'
import { useManagerSettings, useSaveCutoff } from '../manager.queries'
import { weekdayText } from '../words/day-text'
import { useWords } from '../words/use-words'
import { cutoffExample } from './cutoff-example'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** When the operating day begins, with what that means for an order in the night. */
export function CutoffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useManagerSettings()
  if (data) return <Form stored={data.cutoff_hour} onClose={onClose} />
  return (
    <ReadingDialog
      title={t('cutoff')}
      failed={t('loadFailed')}
      reading={{ error, isFetching, refetch }}
      onClose={onClose}
    />
  )
}

function Form({ stored, onClose }: { stored: number; onClose: () => void }) {
  const { t, locale } = useWords()
  const errorText = useErrorText()
  const save = useSaveCutoff()
  const [hour, setHour] = useState(stored)
  const example = cutoffExample(hour)
  const store = async () => {
    try {
      await save.mutateAsync(hour)
      notify.success(t('cutoffSaved'))
      onClose()
    } catch (error) {
      logFailure('the cut-off was not saved', error)
      notify.error(errorText(error, t('cutoffFailed')))
    }
  }
  return (
    <FormDialog
      title={t('cutoff')}
      description={t('cutoffText')}
      words={{ cancel: t('cancel'), save: t('save') }}
      busy={save.isPending}
      onSave={store}
      onClose={onClose}
    >
      <Field
        label={t('cutoffHour')}
        hint={t('cutoffExample', { time: example.time, weekday: weekdayText(example.weekday, locale) })}
      >
        {(ids) => (
          <Select
            {...ids}
            value={String(hour)}
            options={hours.map((value) => ({
              value: String(value),
              label: `${String(value).padStart(2, '0')}:00`,
            }))}
            onChange={({ target }) => setHour(Number(target.value))}
          />
        )}
      </Field>
    </FormDialog>
  )
}
