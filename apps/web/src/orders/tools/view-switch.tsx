import { ChefHat, Columns3, LayoutGrid } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Segmented } from '../../ui/choices/segmented'
import { useMedia } from '../../lib/hooks/use-media'
import { useRole } from '../../shared/role/role-scope'
import type { OrdersView } from '../view/orders-view'
import { ordersTexts } from '../texts'

interface ViewSwitchProps {
  view: OrdersView
  onView: (view: OrdersView) => void
}

/** 'Quadro | Lista | Cozinha'. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const t = useTexts(ordersTexts)
  const isWide = useMedia('(min-width: 40rem)')
  // On a phone it is the cook's.
  const hasKitchen = useRole() === 'cozinha' || isWide || view === 'kitchen'
  const option = (id: OrdersView, name: string, Icon: typeof Columns3) => ({
    id,
    name,
    content: (
      <>
        <Icon size={20} aria-hidden="true" />
        <span className="hidden pl-1.5 sm:inline">{name}</span>
      </>
    ),
  })
  return (
    <Segmented
      label={t('view')}
      options={[
        option('board', t('viewBoard'), Columns3),
        option('list', t('viewList'), LayoutGrid),
        ...(hasKitchen ? [option('kitchen', t('viewKitchen'), ChefHat)] : []),
      ]}
      selected={view}
      onSelect={onView}
    />
  )
}
