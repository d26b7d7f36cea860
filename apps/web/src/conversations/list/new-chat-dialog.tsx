import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { Callout } from '../../ui/notices/callout'
import { FormDialog } from '../../ui/dialogs/form-dialog'
import { useStartConversation } from '../data/chats/chat-acts'
import { conversationsTexts } from '../texts'
import { TextField } from '../../ui/fields/text-field'

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

  const submit = () => {
    const missing = number.replace(/\D/g, '').length < fewestDigits
    setMissing(missing)
    if (missing || isPending) return
    mutate({ number, title }, { onSuccess: ({ id }) => onOpen(id) })
  }
  return (
    <FormDialog
      title={t('newChat')}
      description={t('newChatHint')}
      words={{ cancel: t('cancel'), save: t('open') }}
      busy={isPending}
      onSave={submit}
      onClose={onClose}
    >
      <TextField
        label={t('phone')}
        hint={t('phoneHint')}
        error={isMissing ? t('phoneMissing') : isNumberWrong ? errorText(error, t('startFailed')) : undefined}
        type="tel"
        placeholder={t('phonePlaceholder')}
        value={number}
        maxLength={40}
        onValueChange={setNumber}
      />
      <TextField label={t('name')} value={title} maxLength={120} onValueChange={setTitle} />
      {error && !isNumberWrong && (
        <Callout kind="warning" live>
          {errorText(error, t('startFailed'))}
        </Callout>
      )}
    </FormDialog>
  )
}
