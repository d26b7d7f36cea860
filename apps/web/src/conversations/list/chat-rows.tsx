import type { Chat } from '@balcao/contract/conversations'
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/language'
import { Spinner } from '../../ui/waiting/spinner'
import { conversationsTexts } from '../texts'
import { ChatRow, type RowSetting } from './chat-row'
import { stepFrom } from './step-from'

const rowHeight = 104
const nearEnd = 10

interface ChatRowsProps {
  chats: readonly Chat[]
  openId: string | null
  isStale: boolean
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
  setting: RowSetting
}

/** The rows, of which only the visible ones are in the page, however many there are. Arrows, Home and End move. */
export function ChatRows(props: ChatRowsProps) {
  const { chats, openId, isStale, hasMore, isLoadingMore, onMore, setting } = props
  const t = useTexts(conversationsTexts)
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const wanted = useRef<string | null>(null)
  const stop = indexOf(chats, active) ?? indexOf(chats, openId) ?? 0
  // oxlint-disable-next-line react/incompatible-library -- its answers are read while rendering and go to no memo
  const virtual = useVirtualizer({
    count: chats.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => chats[index]?.id ?? index,
    overscan: 6,
    // The row that Tab leads to stays, also when it is scrolled out of sight.
    rangeExtractor: (range) => withStop(range, stop),
  })
  const items = virtual.getVirtualItems()
  const lastShown = items.at(-1)?.index ?? 0

  useEffect(() => {
    if (hasMore && !isLoadingMore && lastShown >= chats.length - nearEnd) onMore()
  }, [hasMore, isLoadingMore, lastShown, chats.length, onMore])

  const openIndex = indexOf(chats, openId)
  const shownOpen = useRef<string | null>(null)
  useEffect(() => {
    if (shownOpen.current === openId || openIndex === null) return
    shownOpen.current = openId
    virtual.scrollToIndex(openIndex, { align: 'auto' })
  }, [openId, openIndex, virtual])

  useLayoutEffect(() => {
    if (wanted.current === null) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-chat="${CSS.escape(wanted.current)}"]`)
    if (!row) return
    wanted.current = null
    row.focus({ preventScroll: true })
  })

  const move = (event: KeyboardEvent) => {
    const next = stepFrom(event, stop, chats.length)
    const chat = next === null ? undefined : chats[next]
    if (next === null || !chat) return
    event.preventDefault()
    wanted.current = chat.id
    setActive(chat.id)
    virtual.scrollToIndex(next, { align: 'auto' })
  }
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move between the links in it */}
      <ul
        aria-label={t('list')}
        aria-busy={isStale}
        className="relative"
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={move}
        onFocus={({ target }) => setActive(target.closest<HTMLElement>('[data-chat]')?.dataset.chat ?? null)}
      >
        {items.map(({ index, key, start }) => {
          const chat = chats[index]
          return (
            chat && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={hasMore ? -1 : chats.length}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <ChatRow chat={chat} isOpen={chat.id === openId} isStop={index === stop} setting={setting} />
              </li>
            )
          )
        })}
      </ul>
      {isLoadingMore && (
        <div className="grid place-items-center p-4 text-ink-soft">
          <Spinner label={t('loadingChats')} />
        </div>
      )}
    </div>
  )
}

function indexOf(chats: readonly Chat[], id: string | null): number | null {
  const index = id === null ? -1 : chats.findIndex((chat) => chat.id === id)
  return index < 0 ? null : index
}

function withStop(range: Range, stop: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (stop >= range.count || indexes.includes(stop)) return indexes
  return [...indexes, stop].sort((one, other) => one - other)
}
