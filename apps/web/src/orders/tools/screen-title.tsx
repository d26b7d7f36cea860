import { Plus } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import type { OrdersView } from '../view/orders-view'
import { ordersTexts } from '../texts'
import { SoundButton } from '../alerts/sound-button'
import { ScreenTools } from './screen-tools'
import { ViewSwitch } from './view-switch'

interface ScreenTitleProps {
  onView: (view: OrdersView) => void
  /** Left out for who may not place orders. */
  onNew?: (() => void) | undefined
  onPrinting: () => void
  onKeys: () => void
}

/** The heading of the list with the way to the board, its tools and the new order; on a phone in one row, without the way. */
export function ScreenTitle({ onView, onNew, ...tools }: ScreenTitleProps) {
  const t = useTexts(ordersTexts)
  return (
    <div className="flex flex-wrap items-center gap-y-3 sm:gap-x-1">
      <h1 className="mr-auto text-xl min-[22.5rem]:text-2xl sm:text-3xl">{t('title')}</h1>
      <span className="contents max-sm:hidden">
        <ViewSwitch view="list" onView={onView} />
      </span>
      <span className="contents lg:hidden">
        <SoundButton />
      </span>
      <ScreenTools {...tools} />
      {onNew && (
        <Button
          className="ml-1 max-sm:px-3 sm:ml-2"
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={onNew}
        >
          <span className="max-sm:sr-only">{t('newOrder')}</span>
        </Button>
      )}
    </div>
  )
}
