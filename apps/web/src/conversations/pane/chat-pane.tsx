import type { Chat, Message } from '@balcao/contract/conversations'
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { zoneOf } from '../../shared/company/company-query'
import { useCompanyRecord } from '../../shared/company/use-company-record'
import { ImageViewer } from '../../shared/images/image-viewer'
import { NewsPlace } from '../../shared/page/news-place'
import { notify } from '../../ui/notices/notify'
import { mediaAddress, useDiscard, useMarkRead, useMessages, useRetry, useSendMedia } from '../data'
import { useChatCommand } from '../keys/chat-commands'
import { fileNameOf, mediaTypeOf, mimeOf } from './composer/check-attachment'
import { Composer, type ComposerHandle } from './composer/composer'
import { useFileDrop } from './composer/use-file-drop'
import { sound } from './content/sound'
import { BotBar } from './header/bot-bar'
import { ChatHeader } from './header/chat-header'
import { HeardAloud } from './list/heard-aloud'
import type { MessageListHandle } from './list/message-list'
import { Messages } from './list/messages'
import { PaneProvider, SearchedWords, type Pane } from './pane-context'
import { MessageSearch } from './search/message-search'
import { useSearchKey } from './search/use-search-key'
import { chatPaneTexts } from './texts'
import { useMedia } from '../../lib/hooks/use-media'
import { useAttention } from './use-attention'
import { useVisibleHeight } from './use-visible-height'

const AttachDialog = lazy(async () => ({
  default: (await import('./composer/attach-dialog')).AttachDialog,
}))

interface ChatPaneProps {
  chat: Chat
  onBack: () => void
  onOpenSide: () => void
}

/** One conversation: who answers it, its messages, and the box to write in. Give it the conversation's id as `key`. */
export function ChatPane({ chat, onBack, onOpenSide }: ChatPaneProps) {
  const t = useTexts(chatPaneTexts)
  const view = useMessages(chat)
  const { record } = useCompanyRecord()
  const zone = zoneOf(record)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<MessageListHandle>(null)
  const composer = useRef<ComposerHandle>(null)
  const [isSearching, setIsSearching] = useState(false)
  const [words, setWords] = useState<readonly string[]>([])
  const [files, setFiles] = useState<readonly File[]>([])
  const [picture, setPicture] = useState<string | null>(null)
  const sendMedia = useSendMedia(chat)
  const markRead = useReadMark(chat)
  const isDropping = useFileDrop(root, setFiles)
  useSearchKey(root, () => setIsSearching(true))
  const isAttended = useAttention()
  const coversTheFrame = !useMedia('(min-width: 64rem)')
  useVisibleHeight(root)
  useEffect(() => () => sound.stop(), [])
  useChatCommand('search-messages', () => setIsSearching(true))

  const pane = usePaneActions({ chat, zone, view, list, composer, onPicture: setPicture })
  const sendFile = async (file: File, caption: string) => {
    const typed = file.type === mimeOf(file) ? file : new File([file], file.name, { type: mimeOf(file) })
    const fileName = fileNameOf(file, t('unnamedFile'))
    list.current?.toEnd()
    const mediatype = mediaTypeOf(file)
    const outgoing = { file: typed, fileName, mediatype, caption, voice: false, seconds: null }
    const done = await sendMedia.send(outgoing, composer.current?.answered() ?? null)
    if (done) composer.current?.dropReply()
    return done
  }
  return (
    <PaneProvider value={pane}>
      <div
        ref={root}
        className="@container relative flex min-h-0 flex-1 flex-col bg-canvas max-lg:fixed max-lg:inset-x-0 max-lg:top-(--visible-top,0px) max-lg:h-(--visible-height,100dvh)"
      >
        <div className="border-b border-line bg-surface pt-[env(safe-area-inset-top)]">
          <ChatHeader
            chat={chat}
            onBack={onBack}
            onOpenSide={onOpenSide}
            isSearching={isSearching}
            onSearch={() => setIsSearching((before) => !before)}
          />
          <BotBar chat={chat} />
        </div>
        {coversTheFrame && <NewsPlace />}
        {isSearching && (
          <MessageSearch chat={chat} onWords={setWords} onClose={() => setIsSearching(false)} />
        )}
        <SearchedWords value={words}>
          <Messages chat={chat} view={view} isAttended={isAttended} onRead={markRead} listRef={list} />
        </SearchedWords>
        {!view.isLoading && !view.hasNewer && <HeardAloud messages={view.messages} title={chat.title} />}
        <Composer ref={composer} chat={chat} onFiles={setFiles} onSending={() => list.current?.toEnd()} />
        {isDropping && (
          <p className="pointer-events-none absolute inset-2 z-20 grid place-items-center rounded-lg border-2 border-dashed border-accent bg-accent-tint text-lg font-bold text-accent-ink">
            {t('dropHere')}
          </p>
        )}
      </div>
      <Suspense fallback={null}>
        {files.length > 0 && (
          <AttachDialog
            files={files}
            onFiles={setFiles}
            onSend={sendFile}
            error={sendMedia.error}
            onClose={() => setFiles([])}
          />
        )}
      </Suspense>
      <PictureViewer messages={view.messages} shown={picture} onShow={setPicture} />
    </PaneProvider>
  )
}

interface ActionOptions {
  chat: Chat
  zone: string
  view: ReturnType<typeof useMessages>
  list: { readonly current: MessageListHandle | null }
  composer: { readonly current: ComposerHandle | null }
  onPicture: (messageId: string) => void
}

function usePaneActions({ chat, zone, view, list, composer, onPicture }: ActionOptions): Pane {
  const t = useTexts(chatPaneTexts)
  const retry = useRetry()
  const discard = useDiscard()
  const { showAround } = view
  const messages = useRef(view.messages)
  useLayoutEffect(() => {
    messages.current = view.messages
  })
  const isGroup = chat.kind === 'group'
  return useMemo(
    () => ({
      zone,
      isGroup,
      reply: (message) => composer.current?.reply(message),
      async jumpTo(waMessageId) {
        const isThere = await showAround(waMessageId)
        // Its row is drawn by the time of the next frame.
        requestAnimationFrame(() => {
          const message = messages.current.find((each) => each.waMessageId === waMessageId)
          if (isThere && message) list.current?.show(message.id)
          else notify.error(t('jumpFailed'))
        })
      },
      openPicture: ({ id }) => onPicture(id),
      async retry(message) {
        if (!(await retry(message))) notify.error(t('tryAgainFailed'))
      },
      async discard(message) {
        if (!(await discard(message))) notify.error(t('discardFailed'))
      },
    }),
    [zone, isGroup, composer, list, showAround, onPicture, retry, discard, t],
  )
}

/** Marks messages as read while something is unread, never one before another. */
function useReadMark(chat: Chat): (message: Message) => void {
  const markRead = useMarkRead(chat)
  const marked = useRef('')
  const hasUnread = chat.unreadCount > 0
  return useCallback(
    (message) => {
      if (!hasUnread || message.timestamp < marked.current) return
      marked.current = message.timestamp
      void markRead(message)
    },
    [hasUnread, markRead],
  )
}

interface PictureViewerProps {
  messages: readonly Message[]
  /** The message whose picture is shown. */
  shown: string | null
  onShow: (messageId: string | null) => void
}

function PictureViewer({ messages, shown, onShow }: PictureViewerProps) {
  const t = useTexts(chatPaneTexts)
  if (shown === null) return null
  const pictures = messages.filter(
    ({ kind, media, deleted }) => kind === 'image' && media?.state === 'ready' && !deleted,
  )
  const images = pictures.map(({ media }) => ({
    url: mediaAddress(media!.id),
    fileName: media!.file_name ?? t('kind_image'),
    saveAs: media!.file_name ?? '',
  }))
  return (
    <ImageViewer
      images={images}
      place={pictures.findIndex(({ id }) => id === shown)}
      onPlace={(place) => onShow(pictures[place]?.id ?? null)}
      onClose={() => onShow(null)}
    />
  )
}
