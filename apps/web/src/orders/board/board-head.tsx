import { Plus, SlidersHorizontal } from 'lucide-react'
import { useId, useState, type Ref } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { SoundButton } from '../alerts/sound-button'
import { OrderSearch } from '../tools/order-search'
import { ScreenTools } from '../tools/screen-tools'
import { ViewSwitch } from '../tools/view-switch'
import type { OrderFilters } from '../data/order-filters'
import type { OrdersView } from '../view/orders-view'
import { ordersTexts } from '../texts'
import { BoardOptions } from './board-options'

interface BoardHeadProps {
  filters: OrderFilters
  onFilters: (change: Partial<OrderFilters>) => void
  searchRef: Ref<HTMLInputElement>
  onView: (view: OrdersView) => void
  /** Left out for who may not place orders. */
  onNew?: (() => void) | undefined
  onPrinting: () => void
  onKeys: () => void
}

/** Heading, search and tools in one row, two where there is less room: the height belongs to the orders. */
export function BoardHead({ filters, onFilters, searchRef, onView, onNew, ...tools }: BoardHeadProps) {
  const t = useTexts(ordersTexts)
  const optionsId = useId()
  const [shown, setShown] = useState(false)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-y-2 sm:gap-x-1">
        <h1 className="mr-auto text-2xl xl:mr-3">{t('title')}</h1>
        <div className="order-last flex w-full min-w-0 gap-2 xl:order-none xl:w-auto xl:flex-1">
          <OrderSearch isTight filters={filters} onFilters={onFilters} inputRef={searchRef} />
          <Button
            kind="secondary"
            aria-expanded={shown}
            aria-controls={shown ? optionsId : undefined}
            aria-label={filters.period ? t('optionsActive') : t('options')}
            title={t('options')}
            className="relative min-h-12 shrink-0"
            onClick={() => setShown(!shown)}
          >
            <SlidersHorizontal size={20} aria-hidden="true" />
            {filters.period && (
              <span aria-hidden="true" className="absolute -top-1 -right-1 size-3 rounded-full bg-accent" />
            )}
          </Button>
          <ViewSwitch view="board" onView={onView} />
        </div>
        <SoundButton />
        <ScreenTools {...tools} />
        {onNew && (
          <Button className="ml-1 max-sm:px-3" icon={<Plus size={20} aria-hidden="true" />} onClick={onNew}>
            <span className="max-sm:sr-only">{t('newOrder')}</span>
          </Button>
        )}
      </div>
      {shown && <BoardOptions id={optionsId} filters={filters} onFilters={onFilters} />}
    </div>
  )
}
