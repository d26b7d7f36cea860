import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../i18n/language'
import { lazyPiece } from '../lib/pieces/lazy-piece'
import { cx } from '../ui/look/class-names'
import { ChannelBanner } from './channel-banner'
import { useChatCounts } from './data/chats/chat-counts'
import { useChat, useChats } from './data/chats/chats.queries'
import { ConversationsScope } from './data/conversations-context'
import { useLiveConversations } from './data/chats/live-conversations'
import { sendChatCommand } from './keys/chat-commands'
import type { KeyCommand } from './keys/screen-keys'
import { useScreenKeys } from './keys/use-screen-keys'
import { ListColumn } from './list/list-column'
import { neighbourOf } from './list/neighbour-of'
import { ChatSkeleton, NoChat, UnknownChat } from './open-chat'
import type { AppointmentPrefill } from './side/appointment-prefill'
import type { OrderPrefill } from './side/order-prefill'
import { SideColumn } from './side-column'
import { conversationsTexts } from './texts'
import { useBotKey } from './use-bot-key'
import { useChatAddress } from './use-chat-address'
import { useMedia } from '../lib/hooks/use-media'
import { useRoomBelow } from '../lib/hooks/use-room-below'
import { useScreenTitle } from './use-screen-title'
import { useSide } from './use-side'

// The list is what opens first, on every sign-in; what belongs to one conversation is fetched behind it.
const { Piece: ChatPane, preload: preloadPane } = lazyPiece(
  async () => (await import('./pane/chat-pane')).ChatPane,
)
const { Piece: CustomerSide, preload: preloadSide } = lazyPiece(
  async () => (await import('./side/customer-side')).CustomerSide,
)
const KeysDialog = lazy(async () => ({ default: (await import('./keys/keys-dialog')).KeysDialog }))
const NewChatDialog = lazy(async () => ({ default: (await import('./list/new-chat-dialog')).NewChatDialog }))

interface ConversationsScreenProps extends Composed {
  /** The company's id, by which the chat calls name its line. */
  instance: string
}

/** What the route adds from elsewhere. */
interface Composed {
  /** Where the connection to WhatsApp, and the bot, are set up. */
  connectionHref: string
  botSettingsHref: string
  /** Stands where the conversation will, above its usual words, until one is open. */
  beforeChat: ReactNode
  /** Above the list where there is no room beside it. */
  aboveList: ReactNode
  /** Opens the form of a new order, filled from the conversation. */
  onCreateOrder: (chatId: string, prefill: OrderPrefill) => void
  /** Opens the form of a new appointment, filled from the conversation; absent where there is no agenda. */
  onSchedule?: (prefill: AppointmentPrefill) => void
}

/** /dashboard/conversations (CONV-01): list, conversation and customer; on a phone, list and conversation by turns. */
export function ConversationsScreen({ instance, ...composed }: ConversationsScreenProps) {
  return (
    <ConversationsScope instance={instance}>
      <Screen {...composed} />
    </ConversationsScope>
  )
}

function Screen(props: Composed) {
  const { connectionHref, botSettingsHref, beforeChat, aboveList, onCreateOrder, onSchedule } = props
  const t = useTexts(conversationsTexts)
  const address = useChatAddress()
  const { openId, open, close } = address
  const list = useChats(address.filter)
  const { chat, error, retry } = useChat(openId)
  const { data: counts } = useChatCounts()
  const isWide = useMedia('(min-width: 64rem)')
  const hasSideRoom = useMedia('(min-width: 80rem)')
  const [isSideShown, showSide] = useSide(hasSideRoom)
  const [dialog, setDialog] = useState<'new' | 'keys' | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const room = useRoomBelow(frame)
  const switchBot = useBotKey()

  useEffect(() => {
    preloadPane()
    preloadSide()
  }, [])
  useScreenTitle(t('title'), counts?.unread ?? 0)
  useLiveConversations({ openId, onMerged: open })
  useFocusOnReturn(openId)
  const goTo = (step: 1 | -1) => {
    const next = neighbourOf(list.chats, openId, step)
    if (next) open(next.id)
  }
  const writeNote = () => {
    if (!chat) return
    flushSync(() => showSide(true))
    sendChatCommand('note')
  }
  const acts: Record<KeyCommand, () => void> = {
    next: () => goTo(1),
    previous: () => goTo(-1),
    search: () => search.current?.focus(),
    help: () => setDialog('keys'),
    back: () => openId !== null && close(),
    reply: () => void sendChatCommand('reply'),
    note: writeNote,
    side: () => showSide(!isSideShown),
    bot: () => chat?.kind === 'person' && void switchBot(chat),
  }
  useScreenKeys((command) => acts[command]())

  return (
    <div
      ref={frame}
      style={room}
      className="-mx-4 -my-6 flex flex-col overflow-hidden sm:-mx-6 lg:-mx-10 lg:-mt-3 lg:-mb-9"
    >
      <ChannelBanner href={connectionHref} />
      <div className="flex min-h-0 flex-1">
        <ListColumn
          address={address}
          list={list}
          isCovered={openId !== null && !isWide}
          searchRef={search}
          above={isWide ? null : aboveList}
          onNew={() => setDialog('new')}
          onKeys={() => setDialog('keys')}
          connectionHref={connectionHref}
          botSettingsHref={botSettingsHref}
        />
        {(isWide || openId !== null) && (
          <section
            aria-label={chat ? t('pane', { title: chat.title }) : t('choose')}
            className={cx(
              'flex min-h-0 min-w-0 flex-col',
              isWide ? 'flex-1' : 'fixed inset-0 z-30 h-dvh bg-canvas',
            )}
          >
            {openId === null && (
              <div className="flex min-h-0 flex-1 flex-col overflow-y-auto bg-canvas">
                {beforeChat}
                <NoChat />
              </div>
            )}
            {openId !== null && !chat && <UnknownChat error={error} onRetry={retry} onBack={close} />}
            {chat && (
              <Suspense fallback={<ChatSkeleton />}>
                <ChatPane
                  key={chat.id}
                  chat={chat}
                  onBack={close}
                  onOpenSide={() => showSide(!isSideShown)}
                />
              </Suspense>
            )}
          </section>
        )}
        {chat && (
          <SideColumn hasRoom={hasSideRoom} isShown={isSideShown} onShow={showSide}>
            <Suspense fallback={null}>
              <CustomerSide
                key={chat.id}
                chat={chat}
                onCreateOrder={onCreateOrder}
                {...(onSchedule ? { onSchedule } : {})}
              />
            </Suspense>
          </SideColumn>
        )}
      </div>
      <Suspense fallback={null}>
        {dialog === 'keys' && <KeysDialog onClose={() => setDialog(null)} />}
        {dialog === 'new' && (
          <NewChatDialog
            onClose={() => setDialog(null)}
            onOpen={(id) => {
              setDialog(null)
              open(id)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

/** The focus goes back to the row of a conversation that was closed, unless it is somewhere already. */
function useFocusOnReturn(openId: string | null) {
  const last = useRef(openId)
  useEffect(() => {
    const left = last.current
    last.current = openId
    if (openId !== null || left === null || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-chat="${CSS.escape(left)}"]`)?.focus({ preventScroll: true })
  }, [openId])
}
