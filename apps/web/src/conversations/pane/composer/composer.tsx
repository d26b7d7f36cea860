import type { Chat, Message } from '@balcao/contract/conversations'
import { Mic, SendHorizontal } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { lastPress } from '../../../lib/browser/last-press'
import { useTexts } from '../../../i18n/language'
import { useNow } from '../../../lib/hooks/use-now'
import { Button } from '../../../ui/buttons/button'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { IconButton } from '../../../ui/buttons/icon-button'
import { notify } from '../../../ui/notices/notify'
import { useCustomer, useSendMedia, useSendText } from '../../data'
import { useChatCommand } from '../../keys/chat-commands'
import { chatPaneTexts } from '../texts'
import { answerWindow } from './answer-window'
import { AttachButton } from './attach-button'
import { afterFailure, emptyDraft } from './drafts'
import { blanksIn, fillKnown, withoutBlanks } from './quick-replies'
import { QuickReplyList, quickOptionId } from './quick-reply-list'
import { RecorderBar } from './voice/recorder-bar'
import { ReplyBar } from './reply-bar'
import { longestText, SendProblem } from './send-problem'
import { TextBox } from './text-box'
import { useDraft } from './use-draft'
import { useQuickList } from './use-quick-list'
import { canRecord, useRecorder, type Recording } from './voice/use-recorder'
import { WindowNotice } from './window-notice'

/** What the pane asks of the composer. */
export interface ComposerHandle {
  reply: (message: Message) => void
  /** The message that is being answered. */
  answered: () => Message | null
  dropReply: () => void
}

interface ComposerProps {
  chat: Chat
  onFiles: (files: readonly File[]) => void
  /** A message is on its way: the list should show it. */
  onSending: () => void
  ref: Ref<ComposerHandle>
}

/** The box one writes in (CONV-07), and all that can be sent besides text. */
export function Composer({ chat, onFiles, onSending, ref }: ComposerProps) {
  const t = useTexts(chatPaneTexts)
  const { draft, change, show, keep, current } = useDraft(chat)
  const sending = useSendText(chat)
  const media = useSendMedia(chat)
  const { data: customer } = useCustomer(chat.id)
  const box = useRef<HTMLTextAreaElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const pickedEarly = useRef<string | null>(null)
  const recorder = useRecorder((fault) =>
    notify.error(
      t(fault === 'denied' ? 'recordDenied' : fault === 'missing' ? 'recordMissing' : 'recordTooLarge'),
    ),
  )
  const window = answerWindow(chat.window_ends_at, useNow())
  const blanks = blanksIn(draft.text)
  const excess = draft.text.trim().length - longestText
  const isBlocked = window.kind === 'over' || sending.isSending || excess > 0

  const setText = (text: string) => {
    change({ text })
    sending.clearError()
    media.clearError()
  }
  const quick = useQuickList(draft.text, ({ text }) => {
    const filled = fillKnown(text, customer?.variables ?? {})
    setText(filled)
    pickedEarly.current = customer ? null : chat.id
    requestAnimationFrame(() => selectFirstBlank(box.current, filled))
  })
  // Chosen before the customer's values were here: they are filled in when they come.
  useEffect(() => {
    if (pickedEarly.current !== chat.id || !customer) return
    pickedEarly.current = null
    change({ text: fillKnown(current().text, customer.variables) })
  }, [customer, chat.id, change, current])

  useEffect(() => {
    if (isOpenedToWrite()) box.current?.focus({ preventScroll: true })
  }, [])
  useChatCommand('reply', () => box.current?.focus())
  useImperativeHandle(
    ref,
    () => ({
      reply(message) {
        change({ quoted: message })
        box.current?.focus()
      },
      answered: () => current().quoted,
      dropReply: () => change({ quoted: null }),
    }),
    [change, current],
  )

  const send = async (text: string) => {
    const sent = { ...current(), text }
    if (text.trim() === '' || isBlocked) return
    // The box is free for the next text at once; this one stays kept until the server has it.
    show(emptyDraft)
    onSending()
    if (!(await sending.send(text, sent.quoted))) {
      change(afterFailure(sent, current()))
      box.current?.focus()
    } else keep()
  }
  const trySend = () => {
    if (isBlocked || draft.text.trim() === '') return
    if (blanks.length > 0) setIsAsking(true)
    else void send(draft.text)
  }
  const sendVoice = async ({ file, seconds }: Recording) => {
    const outgoing = {
      file,
      fileName: file.name,
      mediatype: 'audio',
      caption: '',
      voice: true,
      seconds,
    } as const
    onSending()
    if (await media.send(outgoing, draft.quoted)) {
      recorder.drop()
      change({ quoted: null })
      // The box is there again with the next frame.
      requestAnimationFrame(() => box.current?.focus())
    }
  }

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (quick.press(event)) return
    if (event.key === 'Enter' && !event.shiftKey && !event.altKey && !event.ctrlKey) {
      event.preventDefault()
      trySend()
    }
    if (event.key === 'Escape' && draft.quoted) {
      event.preventDefault()
      change({ quoted: null })
    }
  }
  const isRecording = recorder.state.kind !== 'idle'
  const hasText = draft.text.trim() !== ''
  return (
    <div className="border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <WindowNotice window={window} />
      <SendProblem error={sending.error ?? media.error} excess={excess} />
      {draft.quoted && <ReplyBar message={draft.quoted} onDrop={() => change({ quoted: null })} />}
      {blanks.length > 0 && (
        <p role="status" className="px-4 pt-2 text-sm font-semibold text-analysis-ink">
          {t('blanks', { list: listOf(blanks) })}
        </p>
      )}
      <div className="relative flex items-end gap-1 p-2">
        {quick.isOpen && (
          <QuickReplyList
            id={quick.id}
            found={quick.found}
            active={quick.active}
            empty={quick.empty}
            onPick={quick.pick}
          />
        )}
        {recorder.state.kind === 'idle' ? (
          <>
            <AttachButton disabled={window.kind === 'over'} onFiles={onFiles} />
            <TextBox
              ref={box}
              blanks={blanks}
              value={draft.text}
              aria-label={t('box')}
              aria-description={t('boxHint')}
              placeholder={t('placeholder')}
              enterKeyHint="send"
              aria-autocomplete="list"
              aria-controls={quick.isOpen ? quick.id : undefined}
              aria-activedescendant={
                quick.isOpen && quick.found.length > 0 ? quickOptionId(quick.id, quick.active) : undefined
              }
              onChange={(event) => setText(event.target.value)}
              onKeyDown={press}
              onPaste={(event) => {
                const files = [...event.clipboardData.files]
                if (files.length === 0) return
                event.preventDefault()
                onFiles(files)
              }}
            />
          </>
        ) : (
          <RecorderBar
            state={recorder.state}
            isSending={media.isSending}
            onStop={recorder.stop}
            onDrop={() => {
              recorder.drop()
              requestAnimationFrame(() => box.current?.focus())
            }}
            onSend={(recording) => void sendVoice(recording)}
          />
        )}
        {!isRecording && !hasText && canRecord() && (
          <IconButton
            label={t('record')}
            icon={<Mic size={24} aria-hidden="true" />}
            disabled={window.kind === 'over'}
            onClick={recorder.start}
          />
        )}
        {!isRecording && (hasText || !canRecord()) && (
          <Button
            aria-label={t('send')}
            busy={sending.isSending}
            disabled={isBlocked || !hasText}
            icon={<SendHorizontal size={22} aria-hidden="true" />}
            // A press must not take the focus, and with it a phone's keyboard, from the box.
            onPointerDown={(event) => event.preventDefault()}
            onClick={trySend}
          />
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('blanksTitle')}
          description={t('blanksText', { list: listOf(blanks) })}
          keep={t('blanksComplete')}
          confirm={t('blanksSend')}
          onClose={() => {
            setIsAsking(false)
            requestAnimationFrame(() => selectFirstBlank(box.current, draft.text))
          }}
          onConfirm={() => {
            setIsAsking(false)
            void send(withoutBlanks(draft.text))
          }}
        />
      )}
    </div>
  )
}

function listOf(blanks: ReturnType<typeof blanksIn>): string {
  return [...new Set(blanks.map(({ name }) => `{${name}}`))].join(', ')
}

function selectFirstBlank(box: HTMLTextAreaElement | null, text: string) {
  const [blank] = blanksIn(text)
  box?.focus()
  if (blank) box?.setSelectionRange(blank.from, blank.to)
  else box?.setSelectionRange(text.length, text.length)
}

/**
 * A conversation that was pressed open is to be written in at once. Who steps through them by keys goes on stepping, and
 * on a phone the keyboard would cover what is to be read.
 */
function isOpenedToWrite(): boolean {
  const press = lastPress()
  return (press === 'pointer' || press === 'Enter') && window.matchMedia('(pointer: fine)').matches
}
