import type { CustomerRecord } from '@balcao/contract/customers'
import { useState, type FormEvent } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Field } from '../../ui/fields/field'
import { notify } from '../../ui/notices/notify'
import { TextArea } from '../../ui/fields/text-area'
import { TextInput } from '../../ui/fields/text-input'
import { useNoteCustomer } from '../customers.queries'
import { customersTexts } from '../texts'

interface Draft {
  version: number
  given_name: string
  email: string
  notes: string
}

const draftOf = ({ version, given_name, email, notes }: CustomerRecord): Draft => ({
  version,
  given_name: given_name ?? '',
  email: email ?? '',
  notes,
})

/** What the shop writes down of a customer. What somebody else wrote meanwhile is shown, and what was typed stays. */
export function NotesTab({ customer }: { customer: CustomerRecord }) {
  const t = useTexts(customersTexts)
  const errorText = useErrorText()
  const save = useNoteCustomer(customer.key)
  const [draft, setDraft] = useState(() => draftOf(customer))
  const [theirs, setTheirs] = useState<Draft | null>(null)
  const [stored, setStored] = useState(() => draftOf(customer))
  useUnsavedWork(JSON.stringify(draft) !== JSON.stringify(stored))
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const saved = draftOf(
        await save.mutateAsync({
          ...draft,
          given_name: draft.given_name.trim() || null,
          email: draft.email.trim() || null,
        }),
      )
      setDraft(saved)
      setStored(saved)
      setTheirs(null)
      notify.success(t('saved'))
    } catch (error) {
      if (hasCode(error, 'CUSTOMER_CHANGED') && error.current) {
        const now = draftOf(error.current as CustomerRecord)
        setTheirs(now)
        return change({ version: now.version })
      }
      logFailure('a customer’s record was not saved', error)
      notify.error(errorText(error, t('saveFailed')))
    }
  }
  return (
    <form className="grid gap-4 pt-4" onSubmit={(event) => void submit(event)}>
      {theirs && (
        <Callout kind="warning" live>
          <p>{t('changed')}</p>
          <p className="break-words whitespace-pre-line">
            {[theirs.given_name, theirs.email, theirs.notes].filter(Boolean).join('\n')}
          </p>
        </Callout>
      )}
      <Field label={t('name')} hint={t('nameHint')}>
        {(ids) => (
          <TextInput
            {...ids}
            value={draft.given_name}
            maxLength={120}
            onChange={({ target }) => change({ given_name: target.value })}
          />
        )}
      </Field>
      <Field label={t('email')}>
        {(ids) => (
          <TextInput
            {...ids}
            type="email"
            value={draft.email}
            maxLength={254}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
      </Field>
      <Field label={t('note')} hint={t('noteHint')}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={5}
            value={draft.notes}
            maxLength={4000}
            onChange={({ target }) => change({ notes: target.value })}
          />
        )}
      </Field>
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  )
}
