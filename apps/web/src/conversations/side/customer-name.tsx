import type { Chat } from '@balcao/contract/conversations'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Field } from '../../ui/fields/field'
import { Form } from '../../ui/fields/form'
import { IconButton } from '../../ui/buttons/icon-button'
import { TextInput } from '../../ui/fields/text-input'
import { useRename } from '../data'
import { customerSideTexts } from './texts'

const longestName = 120

/** The customer's name, which the shop may change. */
export function CustomerName({ chat }: { chat: Chat }) {
  const t = useTexts(customerSideTexts)
  const pencil = useRef<HTMLButtonElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  const close = () => {
    setIsEditing(false)
    requestAnimationFrame(() => pencil.current?.focus())
  }
  if (isEditing) return <NameForm chat={chat} onClose={close} />
  return (
    <div className="flex items-start gap-1">
      <p className="min-w-0 flex-1 pt-1.5 text-xl font-bold break-words">{chat.title}</p>
      <IconButton
        ref={pencil}
        label={t('rename')}
        icon={<Pencil size={20} aria-hidden="true" />}
        onClick={() => setIsEditing(true)}
      />
    </div>
  )
}

function NameForm({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const t = useTexts(customerSideTexts)
  const { act, isBusy } = useRename(chat)
  const [name, setName] = useState(chat.title)
  const [failed, setFailed] = useState(false)
  const save = async () => {
    const title = name.trim() || null
    if (title === chat.title || (await act(title))) onClose()
    else setFailed(true)
  }
  return (
    <Form onSend={save} className="grid gap-2">
      <Field label={t('name')} hint={t('nameHint')} error={failed ? t('nameFailed') : ''}>
        {(ids) => (
          <TextInput
            {...ids}
            // Opened by a press on the pencil beside it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            autoComplete="off"
            maxLength={longestName}
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              setFailed(false)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              event.preventDefault()
              event.stopPropagation()
              onClose()
            }}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" busy={isBusy}>
          {t('save')}
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}
