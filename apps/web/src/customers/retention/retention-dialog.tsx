import type { Retention } from '@balcao/contract/customers'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { logFailure } from '../../lib/log'
import { FormDialog } from '../../ui/dialogs/form-dialog'
import { ReadingDialog } from '../../ui/dialogs/reading-dialog'
import { Field } from '../../ui/fields/field'
import { notify } from '../../ui/notices/notify'
import { Select } from '../../ui/choices/select'
import { useRetention, useSaveRetention } from '../customers.queries'
import { customersTexts } from '../texts'

const choices = [3, 6, 12, 24, 36, 60]

/** For how long conversations and their files are kept. */
export function RetentionDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(customersTexts)
  const { data, error, isFetching, refetch } = useRetention()
  if (data) return <Form key={data.version} stored={data} onClose={onClose} />
  return (
    <ReadingDialog
      title={t('retention')}
      failed={t('loadFailed')}
      reading={{ error, isFetching, refetch }}
      onClose={onClose}
    />
  )
}

function Form({ stored, onClose }: { stored: Retention; onClose: () => void }) {
  const t = useTexts(customersTexts)
  const errorText = useErrorText()
  const save = useSaveRetention()
  const [draft, setDraft] = useState(stored)
  const store = async () => {
    try {
      await save.mutateAsync(draft)
      notify.success(t('retentionSaved'))
      onClose()
    } catch (error) {
      logFailure('the retention was not saved', error)
      notify.error(errorText(error, t('retentionFailed')))
    }
  }
  return (
    <FormDialog
      title={t('retention')}
      description={t('retentionText')}
      words={{ cancel: t('cancel'), save: t('save') }}
      busy={save.isPending}
      onSave={store}
      onClose={onClose}
    >
      <Months
        label={t('messageMonths')}
        value={draft.message_months}
        onChange={(message_months) => setDraft({ ...draft, message_months })}
      />
      <Months
        label={t('mediaMonths')}
        value={draft.media_months}
        onChange={(media_months) => setDraft({ ...draft, media_months })}
      />
    </FormDialog>
  )
}

interface MonthsProps {
  label: string
  value: number | null
  onChange: (months: number | null) => void
}

function Months({ label, value, onChange }: MonthsProps) {
  const t = useTexts(customersTexts)
  const known =
    value === null || choices.includes(value) ? choices : [...choices, value].sort((a, b) => a - b)
  return (
    <Field label={label}>
      {(ids) => (
        <Select
          {...ids}
          value={value ?? ''}
          options={[
            ...known.map((count) => ({ value: String(count), label: t('months', { count }) })),
            { value: '', label: t('always') },
          ]}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        />
      )}
    </Field>
  )
}
