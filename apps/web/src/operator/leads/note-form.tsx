import type { OperatorLeadDetails } from '@balcao/contract/operator'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Field } from '../../ui/fields/field'
import { notify } from '../../ui/notices/notify'
import { TextArea } from '../../ui/fields/text-area'
import { TitledCard } from '../../ui/page/titled-card'
import { operatorTexts } from '../texts'
import { useLeadActs } from './leads.queries'
import { Form } from '../../ui/fields/form'

const noteMost = 2000

/** The operators’ own note. Somebody else’s meanwhile is shown beside what was typed, which stays. */
export function NoteForm({ lead }: { lead: OperatorLeadDetails }) {
  const t = useTexts(operatorTexts)
  const errorText = useErrorText()
  const { note } = useLeadActs(lead.id)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? lead.note
  const dirty = typed !== null && typed !== lead.note
  useUnsavedWork(dirty)
  const hasMoved = hasCode(note.error, 'LEAD_CHANGED')

  const save = () => {
    note.mutate(
      { version: lead.version, note: text },
      {
        onSuccess: () => {
          setTyped(null)
          notify.success(t('noteSaved'))
        },
      },
    )
  }

  return (
    <TitledCard title={t('note')}>
      <Form onSend={save} className="grid gap-3">
        <Field label={t('noteLabel')} hint={t('noteHint')}>
          {(ids) => (
            <TextArea
              {...ids}
              rows={4}
              maxLength={noteMost}
              value={text}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        {note.error && (
          <Callout kind="danger" live>
            {hasMoved ? t('noteMoved') : errorText(note.error, t('noteFailed'))}
            {hasMoved && (
              <span className="mt-2 block font-normal whitespace-pre-line">
                {t('noteTheirs', { note: lead.note || '–' })}
              </span>
            )}
          </Callout>
        )}
        <Button
          type="submit"
          kind="secondary"
          busy={note.isPending}
          disabled={!dirty}
          className="justify-self-start"
        >
          {t('save')}
        </Button>
      </Form>
    </TitledCard>
  )
}
