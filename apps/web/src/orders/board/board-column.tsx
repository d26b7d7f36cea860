import { boardGroups, type BoardColumn as ColumnName } from '@balcao/domain/orders'
import { memo, useId } from 'react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { useOrderCounts, type ColumnQuery } from '../data/orders.queries'
import { ordersTexts } from '../texts'
import type { BoardActions } from './board-actions'
import { BoardGroup } from './board-group'
import { columnLooks } from '../cards/column-looks'
import { ColumnSide } from './column-side'
import type { CardGrab } from './use-card-drag'

interface BoardColumnProps {
  column: ColumnName
  query: ColumnQuery
  actions: BoardActions
  grab: CardGrab
  draggedId: string | null
  /** What the card that is being dragged could do here; null while none is. */
  drop: 'may' | 'over' | 'not' | null
}

const dropLooks = {
  may: 'bg-accent-tint outline-2 outline-accent outline-dashed',
  over: 'bg-accent-tint outline-3 outline-accent',
  not: 'opacity-55',
} as const

/** A column with its counter as its heading (ORD-11 to ORD-13), and a scroll of its own. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { column, query, actions, grab, draggedId, drop } = props
  const t = useTexts(ordersTexts)
  const headingId = useId()
  const { data: counts } = useOrderCounts()
  const [Icon, look] = columnLooks[column]
  return (
    <section
      data-column={column}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={cx(
        '@container flex min-h-0 min-w-0 flex-col rounded-lg bg-sunken -outline-offset-2 transition-opacity focus:outline-none',
        drop && dropLooks[drop],
      )}
    >
      <header className={cx('flex min-h-11 items-center gap-2 rounded-t-lg pl-3', look)}>
        <h2 id={headingId} className="flex min-w-0 items-center gap-2 text-base">
          <Icon size={18} aria-hidden="true" className="shrink-0 @max-xs:hidden" />
          <span className="truncate @max-xs:text-sm">{t(`count_${column}`)}</span>{' '}
          <span className="text-lg font-bold tabular-nums">{counts ? counts[column] : '–'}</span>
        </h2>
        <div className="ml-auto shrink-0">
          <ColumnSide column={column} />
        </div>
      </header>
      <div className="grid min-h-0 flex-1 grid-cols-1 content-start gap-2 overflow-y-auto overscroll-contain rounded-b-lg p-2">
        <Groups {...{ column, query, actions, grab, draggedId, headingId }} />
      </div>
    </section>
  )
})

/** The groups of a column; alone under the tabs of a narrow screen. */
export function Groups(
  props: Omit<BoardColumnProps, 'drop'> & {
    /** Id of what names the column. */
    headingId: string
  },
) {
  return boardGroups[props.column].map((status) => <BoardGroup key={status} status={status} {...props} />)
}
