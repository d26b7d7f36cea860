import type { Chat, ChatNote } from '@balcao/contract/conversations'
import { Lock, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Form } from '../../ui/fields/form'
import { IconButton } from '../../ui/buttons/icon-button'
import { LinkButton } from '../../ui/buttons/link-button'
import { notify } from '../../ui/notices/notify'
import { notifyUndo } from '../../ui/notices/notify-undo'
import { TextArea } from '../../ui/fields/text-area'
import { Time } from '../../ui/values/time'
import { useNotes } from '../data'
import { useChatCommand } from '../keys/chat-commands'
import { Section } from '../../ui/page/section'
import { customerSideTexts } from './texts'

const longestNote = 2000

/** What the shop notes on a customer for itself. It looks unlike the conversation, so that nobody mistakes it for that. */
export function CustomerNotes({ chat, zone }: { chat: Chat; zone: string }) {
  const t = useTexts(customerSideTexts)
  const { data: notes, error, retry, add, remove } = useNotes(chat.id)
  const [text, setText] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  useChatCommand('note', () => box.current?.focus())

  const save = async () => {
    const written = text.trim()
    if (written === '') return
    setText('')
    box.current?.focus()
    if (await add(written)) return
    setText((typed) => (typed === '' ? written : `${written}\n${typed}`))
    notify.error(t('noteFailed'))
  }
  const takeAway = async (note: ChatNote) => {
    box.current?.focus()
    if (!(await remove(note))) return notify.error(t('noteRemoveFailed'))
    notifyUndo(t('noteRemoved'), t('undo'), () => {
      add(note.text).then(
        (done) => done || notify.error(t('noteFailed')),
        () => notify.error(t('noteFailed')),
      )
    })
  }
  return (
    <Section dense title={t('notes')}>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Lock size={16} aria-hidden="true" className="shrink-0" />
        {t('notesHint')}
      </p>
      {error && !notes && (
        <p className="text-danger-ink">
          {t('notesFailed')} <LinkButton onClick={retry}>{t('retry')}</LinkButton>
        </p>
      )}
      <ul className="grid gap-2 empty:hidden">
        {notes?.map((note) => (
          <li
            key={note.id}
            className="flex items-start gap-1 rounded-md border border-dashed border-analysis-solid bg-analysis py-1 pl-3 text-analysis-ink"
          >
            <div className="min-w-0 flex-1 py-1.5">
              <p className="break-words whitespace-pre-wrap">{note.text}</p>
              <p className="text-sm">
                <Time at={note.created_at} zone={zone} show="both" />
              </p>
            </div>
            <IconButton
              label={t('noteRemove', { text: note.text.slice(0, 40) })}
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => void takeAway(note)}
            />
          </li>
        ))}
      </ul>
      <Form onSend={save} className="grid gap-2">
        <TextArea
          ref={box}
          aria-label={t('noteNew')}
          placeholder={t('notePlaceholder')}
          maxLength={longestNote}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            void save()
          }}
        />
        <Button type="submit" kind="secondary" disabled={text.trim() === ''} className="justify-self-start">
          {t('noteAdd')}
        </Button>
      </Form>
    </Section>
  )
}
