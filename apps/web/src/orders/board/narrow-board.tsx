import { boardColumns, type BoardColumn } from '@balcao/domain/orders'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { useOrderCounts, type ColumnQuery } from '../data/orders.queries'
import { ordersTexts } from '../texts'
import type { BoardActions } from './board-actions'
import { Groups } from './board-column'
import { columnLooks } from '../cards/column-looks'
import { ColumnSide } from './column-side'
import type { CardGrab } from './use-card-drag'
import { useSwipe } from './use-swipe'

interface NarrowBoardProps {
  query: ColumnQuery
  actions: BoardActions
  grab: CardGrab
}

/** One column at a time, under tabs with the counts; a finger swipes between them, arrows go from tab to tab. */
export function NarrowBoard({ query, actions, grab }: NarrowBoardProps) {
  const t = useTexts(ordersTexts)
  const id = useId()
  const { data: counts } = useOrderCounts()
  const [chosen, choose] = useState<BoardColumn | null>(null)
  const tabs = useRef<HTMLDivElement>(null)
  // Until somebody chooses, the first column that has something to do.
  const shown = chosen ?? boardColumns.find((column) => counts && counts[column] > 0) ?? 'analysis'
  if (counts && chosen === null) choose(shown)
  const turn = (step: 1 | -1) => {
    const next = boardColumns[boardColumns.indexOf(shown) + step]
    if (next) choose(next)
    return next
  }
  const swipe = useSwipe(turn)
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
    const next = step && turn(step)
    if (!next) return
    event.preventDefault()
    tabs.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next}`)}`)?.focus()
  }

  return (
    <div className="grid min-h-[60dvh] grid-cols-1 content-start gap-2" {...swipe}>
      <div className="sticky top-(--above,0px) z-10 -mx-4 grid gap-1 bg-canvas px-4 py-1 sm:-mx-6 sm:px-6">
        <div ref={tabs} role="tablist" aria-label={t('viewBoard')} className="grid grid-cols-3 gap-1.5">
          {boardColumns.map((column) => (
            <button
              key={column}
              type="button"
              role="tab"
              id={`${id}-${column}`}
              aria-controls={`${id}-panel`}
              aria-selected={column === shown}
              tabIndex={column === shown ? 0 : -1}
              onClick={() => choose(column)}
              onKeyDown={press}
              className={cx(
                'relative flex min-h-12 min-w-0 flex-col-reverse items-center justify-center rounded-md text-sm leading-tight font-semibold max-[21rem]:tracking-tight',
                columnLooks[column][1],
                column === shown ? 'ring-3 ring-accent ring-inset' : 'opacity-80',
              )}
            >
              <span className="max-w-full truncate">{t(`boardTab_${column}`)}</span>{' '}
              <span className="text-lg leading-tight font-bold tabular-nums">
                {counts ? counts[column] : '–'}
              </span>
              {column === 'analysis' && (counts?.unseen ?? 0) > 0 && (
                <span
                  data-theme="light"
                  className="absolute -top-1 -right-0.5 size-3 rounded-full bg-marigold ring-2 ring-ink"
                >
                  <span className="sr-only">, {t('alertNew', { count: counts?.unseen ?? 0 })}</span>
                </span>
              )}
            </button>
          ))}
        </div>
        <div className="justify-self-stretch empty:hidden">
          {shown === 'ready' ? (
            <div className="flex justify-end">
              <ColumnSide column={shown} />
            </div>
          ) : (
            <ColumnSide column={shown} />
          )}
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        data-column={shown}
        tabIndex={-1}
        className="@container grid grid-cols-1 content-start gap-2 focus:outline-none"
      >
        <h2 className="sr-only">{t(`count_${shown}`)}</h2>
        <Groups
          key={shown}
          column={shown}
          headingId={`${id}-${shown}`}
          draggedId={null}
          {...{ query, actions, grab }}
        />
      </div>
    </div>
  )
}
