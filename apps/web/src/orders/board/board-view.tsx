import { useEffect, useMemo, useRef } from 'react'
import { useMedia } from '../../lib/hooks/use-media'
import { useRoomBelow } from '../../lib/hooks/use-room-below'
import { cx } from '../../ui/look/class-names'
import { showNewsOnCards } from '../alerts/news-on-cards'
import type { OrdersViewProps } from '../view/list-view'
import { Board } from './board'
import type { BoardActions } from './board-actions'
import { boardFrame } from './board-frame'
import { BoardHead } from './board-head'

/** The orders as a board: on a wide screen it fills the window and its columns scroll, on a phone the page does. */
export function BoardView({ zone, actions, ...head }: OrdersViewProps<BoardActions>) {
  const { search, period } = head.filters
  const query = useMemo(() => ({ search, period, zone }), [search, period, zone])
  const isWide = useMedia('(min-width: 48rem)')
  const frame = useRef<HTMLDivElement>(null)
  const room = useRoomBelow(frame)
  // New orders shout on their own cards here.
  useEffect(showNewsOnCards, [])
  return (
    <div
      ref={frame}
      style={isWide ? room : undefined}
      className={cx(boardFrame, 'flex flex-col gap-2', isWide && 'min-h-[34rem]')}
    >
      <BoardHead {...head} />
      <Board query={query} actions={actions} isWide={isWide} />
    </div>
  )
}
