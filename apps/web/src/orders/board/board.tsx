import { boardColumns, droppedInto, type BoardColumn as ColumnName } from '@balcao/domain/orders'
import type { ColumnQuery } from '../data/orders.queries'
import type { BoardActions } from './board-actions'
import { BoardColumn } from './board-column'
import { DragGhost } from './drag-ghost'
import { NarrowBoard } from './narrow-board'
import { useCardDrag, type CardDrag } from './use-card-drag'

interface BoardProps {
  query: ColumnQuery
  actions: BoardActions
  isWide: boolean
}

/** Everything that is open, in columns by what is to be done with it, the one that waits longest first. */
export function Board({ query, actions, isWide }: BoardProps) {
  const { drag, grab } = useCardDrag(actions.move)
  if (!isWide) return <NarrowBoard query={query} actions={actions} grab={grab} />
  return (
    <div className="grid min-h-[26rem] flex-1 grid-cols-3 gap-3">
      {boardColumns.map((column) => (
        <BoardColumn
          key={column}
          column={column}
          query={query}
          actions={actions}
          grab={grab}
          draggedId={drag?.order.id ?? null}
          drop={drag && dropOf(drag, column)}
        />
      ))}
      {drag && <DragGhost drag={drag} />}
    </div>
  )
}

function dropOf({ order, over }: CardDrag, column: ColumnName) {
  if (!droppedInto(order, column)) return 'not'
  return over === column ? 'over' : 'may'
}
