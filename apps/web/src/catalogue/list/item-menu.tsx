import { duplicateItem, pauseItem, type Category, type Item } from '@balcao/domain/catalogue'
import { ArrowDown, ArrowUp, Copy, FolderInput, Pause, Play, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { useMinute } from '../../lib/hooks/use-now'
import type { MenuEntry } from '../../ui/choices/menu'
import { useCatalogue } from '../catalogue-context'
import { pauseUntilTomorrow } from '../pause-until'
import { catalogueTexts } from '../texts'
import type { Place } from './list-rows'
import { RowMenu } from '../../ui/choices/row-menu'
import { useMoveItem } from './acts/use-move-item'

interface ItemMenuProps {
  item: Item
  category: Category
  place: Place
  movable: boolean
}

/** The menu of a product or service. */
export function ItemMenu({ item, category, place, movable }: ItemMenuProps) {
  const t = useTexts(catalogueTexts)
  const { store, open, zone } = useCatalogue()
  const move = useMoveItem()
  const { section } = category
  const name = item.nome
  const now = useMinute()
  const paused = item.pausado_ate !== null && Date.parse(item.pausado_ate) > now

  const pause = () =>
    store.edit(
      (catalogue) =>
        pauseItem(catalogue, item.id, paused ? null : pauseUntilTomorrow(Date.now(), zone), section),
      { purpose: 'pause', section, label: t(paused ? 'unpausedItem' : 'pausedItem', { name }) },
    )
  const duplicate = () =>
    store.edit((catalogue) => duplicateItem(catalogue, item.id, { now: Date.now() }), {
      purpose: 'add',
      section,
      label: t('duplicatedItem', { name }),
    })

  const moves: MenuEntry[] = [
    {
      id: 'up',
      label: t('moveUp'),
      icon: <ArrowUp size={18} aria-hidden="true" />,
      disabled: place.index === 0,
      onSelect: () => move.step(item, category, -1),
    },
    {
      id: 'down',
      label: t('moveDown'),
      icon: <ArrowDown size={18} aria-hidden="true" />,
      disabled: place.index + 1 === place.of,
      onSelect: () => move.step(item, category, 1),
    },
  ]
  return (
    <RowMenu
      label={t('moreOf', { name })}
      groups={[
        [
          {
            id: 'details',
            label: t('details'),
            icon: <SlidersHorizontal size={18} aria-hidden="true" />,
            onSelect: () => open({ kind: 'details', id: item.id }),
          },
          {
            id: 'pause',
            label: t(paused ? 'unpause' : 'pause'),
            icon: paused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />,
            onSelect: pause,
          },
          {
            id: 'duplicate',
            label: t('duplicate'),
            icon: <Copy size={18} aria-hidden="true" />,
            onSelect: duplicate,
          },
        ],
        [
          ...(movable ? moves : []),
          {
            id: 'moveItem',
            label: t('moveToCategory'),
            icon: <FolderInput size={18} aria-hidden="true" />,
            onSelect: () => open({ kind: 'moveItem', id: item.id }),
          },
        ],
        [
          {
            id: 'delete',
            label: t(section === 'servicos' ? 'deleteService' : 'deleteProduct'),
            icon: <Trash2 size={18} aria-hidden="true" />,
            danger: true,
            onSelect: () => open({ kind: 'deleteItem', id: item.id }),
          },
        ],
      ]}
    />
  )
}
