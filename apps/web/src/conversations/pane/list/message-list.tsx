import type { Message } from '@balcao/contract/conversations'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
} from 'react'
import { useTexts } from '../../../i18n/language'
import { Spinner } from '../../../ui/waiting/spinner'
import type { MessagesView } from '../../data'
import { MessageRow } from '../message/message-row'
import { chatPaneTexts } from '../texts'
import { DaySeparator, UnreadSeparator } from './separators'
import { END_MARGIN_PX, isAwayFromEnd, newestInSight, openingPlace, pageToRead } from './scroll-plan'
import type { ThreadRow } from './thread-rows'
import { ToEndButton } from './to-end-button'
import { unseenCount } from './unread-marker'
import { useOpeningPlace } from './use-opening-place'
import { useStayAtEnd } from './use-stay-at-end'

const estimatePx = 68
const flashMs = 1_600
/** While the list finds a row, no page may come and give that row another number. */
const placingMs = 300
/** What only flies past is not read. */
const readAfterMs = 250
const padding = 12

/** What the pane asks of the list. */
export interface MessageListHandle {
  /** Goes to the newest message. */
  toEnd: () => void
  /** Shows a message that is held, and marks it for a moment. */
  show: (messageId: string) => void
}

interface MessageListProps {
  rows: readonly ThreadRow[]
  view: MessagesView
  /** Somebody looks at the page: what is in sight counts as read. */
  isAttended: boolean
  onRead: (message: Message) => void
  ref: Ref<MessageListHandle>
}

/**
 * The messages of an open conversation, of which only those near the view are drawn. It opens at the unread marker or
 * at the end, follows new messages while it is at the end, and keeps its place when older ones are put in front.
 */
export function MessageList({ rows, view, isAttended, onRead, ref }: MessageListProps) {
  const t = useTexts(chatPaneTexts)
  const scroller = useRef<HTMLDivElement>(null)
  const [isPlacing, setIsPlacing] = useState(true)
  const [flashed, setFlashed] = useState<string | null>(null)
  const [isAway, setIsAway] = useState(false)
  const [lastSeen, setLastSeen] = useState<string | null>(null)

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: () => estimatePx,
    initialOffset: () => estimatedStart(rows),
    overscan: 6,
    paddingStart: padding,
    paddingEnd: padding,
    anchorTo: 'end',
    // What is read after a jump back in time is also appended; only the newest ones are followed.
    followOnAppend: !isAway,
    scrollEndThreshold: END_MARGIN_PX,
  })
  const items = virtualizer.getVirtualItems()
  const inSight = virtualizer.range
  const first = inSight?.startIndex ?? -1
  const last = inSight?.endIndex ?? -1

  useOpeningPlace(rows, scroller, (place) => {
    if (place.at === 'end') virtualizer.scrollToEnd()
    else virtualizer.scrollToIndex(place.index, { align: 'start' })
  })

  const { messages, hasOlder, hasNewer, loadOlder, loadNewer, showNewest } = view
  const page = first === -1 ? null : pageToRead({ first, last, rows: rows.length, hasOlder, hasNewer })
  const failed = view.error !== null
  useEffect(() => {
    if (failed || isPlacing) return
    if (page === 'older') void loadOlder()
    if (page === 'newer') void loadNewer()
  }, [page, failed, isPlacing, rows, loadOlder, loadNewer])
  useEffect(() => {
    if (!isPlacing) return undefined
    const timer = setTimeout(() => setIsPlacing(false), placingMs)
    return () => clearTimeout(timer)
  }, [isPlacing])

  const newestId = messages.at(-1)?.id ?? null
  const measure = useCallback(() => {
    const away = isAwayFromEnd({ distance: virtualizer.getDistanceFromEnd(), hasNewer })
    setIsAway(away)
    if (!away) setLastSeen(newestId)
  }, [virtualizer, hasNewer, newestId])
  useEffect(measure)

  useStayAtEnd(scroller, isAway, virtualizer.scrollToEnd)

  const readUpTo = isAttended && !hasNewer ? newestInSight(rows, last) : null
  useEffect(() => {
    if (!readUpTo) return undefined
    const timer = setTimeout(() => onRead(readUpTo), readAfterMs)
    return () => clearTimeout(timer)
  }, [readUpTo, onRead])

  // Kept for what is called after the rows have changed once more.
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })
  const toEnd = useCallback(async () => {
    if (hasNewer) await showNewest()
    requestAnimationFrame(() => virtualizer.scrollToEnd())
  }, [hasNewer, showNewest, virtualizer])
  useImperativeHandle(
    ref,
    () => ({
      toEnd: () => void toEnd(),
      show(messageId) {
        requestAnimationFrame(() => {
          const index = latest.current.findIndex(({ key }) => key === messageId)
          if (index === -1) return
          setIsPlacing(true)
          virtualizer.scrollToIndex(index, { align: 'center' })
          setFlashed(messageId)
        })
      },
    }),
    [toEnd, virtualizer],
  )
  useEffect(() => {
    if (flashed === null) return undefined
    const timer = setTimeout(() => setFlashed(null), flashMs)
    return () => clearTimeout(timer)
  }, [flashed])

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        onScroll={measure}
        role="region"
        aria-label={t('messages')}
        // Scrolled by keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
      >
        {view.isLoadingOlder && (
          <div className="absolute inset-x-0 top-2 z-10 grid justify-items-center">
            <span className="rounded-full bg-raised p-2 shadow-card">
              <Spinner label={t('loadingOlder')} />
            </span>
          </div>
        )}
        <div role="list" className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ key, index, start }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                role="listitem"
                className="absolute inset-x-0 top-0 px-3 @md:px-4"
                style={{ transform: `translateY(${start}px)` }}
              >
                {row.day && <DaySeparator day={row.day} />}
                {row.isFirstUnread && <UnreadSeparator />}
                <MessageRow
                  message={row.message}
                  opens={row.opens}
                  closes={row.closes}
                  isFlashed={flashed === row.key}
                />
              </div>
            )
          })}
        </div>
      </div>
      {isAway && <ToEndButton count={unseenCount(messages, lastSeen)} onPress={() => void toEnd()} />}
    </div>
  )
}

/** About where a conversation opens, in pixels, before anything is measured. */
function estimatedStart(rows: readonly ThreadRow[]): number {
  const place = openingPlace(rows)
  return (place.at === 'end' ? rows.length : place.index) * estimatePx
}
