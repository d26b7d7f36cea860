import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { logFailure } from '../../lib/log'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { LoadFailure } from '../../ui/load-failure'
import { notify } from '../../ui/notify'
import { Select } from '../../ui/select'
import { Skeleton } from '../../ui/skeleton'
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
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('cutoff')}>
      {error ? (
        <LoadFailure
          title={t('loadFailed')}
          error={error}
          retry={t('retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('cutoff')}
      description={t('cutoffText')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={save.isPending} onClick={() => void store()}>
            {t('save')}
          </Button>
        </>
      }
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
    </Dialog>
  )
}
