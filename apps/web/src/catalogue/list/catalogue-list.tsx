import { moveCategory, moveItem, type Catalogue } from '@balcao/domain/catalogue'
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { useCatalogue } from '../catalogue-context'
import { catalogueTexts } from '../texts'
import { AddRow } from './add-row'
import { CategoryRow } from './category-row'
import type { DropTarget } from './acts/drop-target'
import { EmptyRow } from './empty-row'
import { ItemRow } from './item-row'
import { listRows, type ListRow } from './list-rows'
import { gripHintId, type GripHandlers } from './cells/move-grip'
import { SectionRow } from './section-row'
import { useMoveCategory } from './acts/use-move-category'
import { useMoveItem } from './acts/use-move-item'
import { useRowDrag } from './acts/use-row-drag'

const heights: Record<ListRow['kind'], number> = { section: 84, category: 72, item: 96, empty: 260, add: 84 }

interface CatalogueListProps {
  catalogue: Catalogue
  /** Ids of the items that search and filter leave; null when nothing narrows the list. */
  shown: ReadonlySet<string> | null
  folded: ReadonlySet<string>
  onFold: (key: string) => void
}

/** The whole catalogue as one list of which only the visible part is in the page, however long it is. */
export function CatalogueList({ catalogue, shown, folded, onFold }: CatalogueListProps) {
  const t = useTexts(catalogueTexts)
  const rows = useMemo(() => listRows(catalogue, { folded, shown }), [catalogue, folded, shown])
  const list = useRef<HTMLDivElement>(null)
  const top = useTopOf(list)
  const pinned = useRef<string | null>(null)
  // oxlint-disable-next-line react/incompatible-library -- its answers are read while rendering and go to no memo
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => heights[rows[index]?.kind ?? 'item'],
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    scrollMargin: top,
    // A row that is being worked in stays, also when it is scrolled out of sight.
    rangeExtractor: (range) =>
      withPinned(
        range,
        rows.findIndex(({ key }) => key === pinned.current),
      ),
  })

  const drop = useDrop(rows)
  const { drag, grab } = useRowDrag({
    rows,
    rowAt(clientY) {
      const offset = clientY + window.scrollY
      const item = virtual.getVirtualItemForOffset(offset)
      return item ? { index: item.index, upper: offset < (item.start + item.end) / 2 } : null
    },
    onDrop: drop,
  })
  const grabNow = useRef(grab)
  useLayoutEffect(() => {
    grabNow.current = grab
  })
  const grip = useMemo<GripHandlers>(() => ({ onGrab: (key, event) => grabNow.current(key, event) }), [])

  const line = drag?.target?.line
  const lineItem = line && virtual.measurementsCache[line.index]
  return (
    <div>
      <p id={gripHintId} className="sr-only">
        {t('gripHint')}
      </p>
      <div
        ref={list}
        className={cx('relative', drag && 'cursor-grabbing select-none')}
        style={{ height: virtual.getTotalSize() }}
        onFocusCapture={({ target }) => {
          pinned.current = target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null
        }}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]
          return (
            row && (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                data-row={row.key}
                className={cx('absolute inset-x-0 top-0', drag?.key === row.key && 'opacity-45')}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <Row row={row} grip={shown ? null : grip} onFold={onFold} />
              </div>
            )
          )
        })}
        {lineItem && (
          <div
            data-drop-line=""
            className="pointer-events-none absolute inset-x-0 z-10 h-1 -translate-y-1/2 rounded-full bg-accent"
            style={{ top: (line.edge === 'top' ? lineItem.start : lineItem.end) - top }}
          />
        )}
      </div>
      {drag && <DragLabel name={nameOf(rows, drag.key)} x={drag.x} y={drag.y} />}
    </div>
  )
}

function Row({
  row,
  grip,
  onFold,
}: {
  row: ListRow
  grip: GripHandlers | null
  onFold: (key: string) => void
}) {
  switch (row.kind) {
    case 'section':
      return <SectionRow section={row.section} items={row.items} open={row.open} onFold={onFold} />
    case 'category':
      return (
        <div className={cx(!row.open && 'pb-3', !grip && 'pt-4')}>
          <CategoryRow
            category={row.category}
            items={row.items}
            open={row.open}
            index={row.place.index}
            of={row.place.of}
            grip={grip}
            onFold={onFold}
          />
        </div>
      )
    case 'item':
      return (
        <ItemRow
          item={row.item}
          category={row.category}
          index={row.place.index}
          of={row.place.of}
          grip={grip}
        />
      )
    case 'empty':
      return <EmptyRow section={row.section} categories={row.categories} />
    case 'add':
      return <AddRow category={row.category} />
  }
}

/** What follows the pointer while a row is dragged. */
function DragLabel({ name, x, y }: { name: string; x: number; y: number }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-50 max-w-72 truncate rounded-md bg-accent px-4 py-2.5 font-semibold text-on-accent shadow-float"
      style={{ transform: `translate(${x + 14}px, ${y + 6}px)` }}
    >
      {name}
    </div>
  )
}

function useDrop(rows: readonly ListRow[]) {
  const { store } = useCatalogue()
  const items = useMoveItem()
  const categories = useMoveCategory()
  return useCallback(
    (key: string, target: DropTarget) => {
      const row = rows.find((one) => one.key === key)
      const catalogue = store.view()
      if (!row || !catalogue) return
      if (row.kind === 'item' && target.kind === 'item') {
        if (moveItem(catalogue, row.item.id, target).length > 0) items.to(row.item, row.category, target)
      }
      if (row.kind === 'category' && target.kind === 'category') {
        if (moveCategory(catalogue, row.category.id, target).length > 0) {
          categories.to(row.category, target.before)
        }
      }
    },
    [rows, store, items, categories],
  )
}

function withPinned(range: Range, pinned: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (pinned < 0 || indexes.includes(pinned)) return indexes
  return [...indexes, pinned].sort((one, other) => one - other)
}

function nameOf(rows: readonly ListRow[], key: string): string {
  const row = rows.find((one) => one.key === key)
  if (row?.kind === 'item') return row.item.nome
  return row?.kind === 'category' ? row.category.nome : ''
}

/** How far below the top of the page the list begins; whatever stands above it may grow and shrink. */
function useTopOf(list: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    // It reports once as soon as it watches, before anything is painted.
    const watch = new ResizeObserver(() => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    })
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [list])
  return top
}
