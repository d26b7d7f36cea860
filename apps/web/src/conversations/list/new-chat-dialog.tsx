import { useState, type FormEvent } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { Button } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'
import { useStartConversation } from '../data/chat-acts'
import { conversationsTexts } from '../texts'

const fewestDigits = 8

/** Opens the conversation with a phone, made when there is none yet. */
export function NewChatDialog({ onClose, onOpen }: { onClose: () => void; onOpen: (id: string) => void }) {
  const t = useTexts(conversationsTexts)
  const errorText = useErrorText()
  const [number, setNumber] = useState('')
  const [title, setTitle] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error } = useStartConversation()
  const isNumberWrong = hasCode(error, 'NUMBER_NOT_UNDERSTOOD')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = number.replace(/\D/g, '').length < fewestDigits
    setMissing(missing)
    if (missing || isPending) return
    mutate({ number, title }, { onSuccess: ({ id }) => onOpen(id) })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('newChat')}
      description={t('newChatHint')}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={t('phone')}
          hint={t('phoneHint')}
          error={
            isMissing ? t('phoneMissing') : isNumberWrong ? errorText(error, t('startFailed')) : undefined
          }
        >
          {(ids) => (
            <TextInput
              {...ids}
              type="tel"
              autoComplete="off"
              placeholder={t('phonePlaceholder')}
              value={number}
              maxLength={40}
              onChange={(event) => setNumber(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('name')}>
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              value={title}
              maxLength={120}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        {error && !isNumberWrong && (
          <Callout kind="warning" live>
            {errorText(error, t('startFailed'))}
          </Callout>
        )}
        <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={isPending}>
            {t('open')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
