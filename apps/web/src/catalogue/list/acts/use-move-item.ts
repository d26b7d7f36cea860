import { moveItem, type Catalogue, type Category, type Item } from '@balcao/domain/catalogue'
import { useTexts } from '../../../i18n/language'
import { useCatalogue } from '../../catalogue-context'
import { catalogueTexts } from '../../texts'
import { stepBefore } from './step-before'

/** Moves items and says to a screen reader where they are now: to a place, or one step up (-1) or down (1). */
export function useMoveItem() {
  const t = useTexts(catalogueTexts)
  const { store, announce } = useCatalogue()
  const to = (item: Item, { section }: Category, goal: { categoryId: string; before: string | null }) => {
    store.edit((catalogue) => moveItem(catalogue, item.id, goal), {
      purpose: 'move',
      section,
      label: t('movedItem', { name: item.nome }),
    })
    const siblings = itemsIn(store.view(), goal.categoryId)
    const category = store.view()?.categories.find(({ id }) => id === goal.categoryId)
    announce(
      t('movedTo', {
        name: item.nome,
        place: siblings.findIndex(({ id }) => id === item.id) + 1,
        of: siblings.length,
        category: category?.nome ?? '',
      }),
    )
  }
  const step = (item: Item, category: Category, by: -1 | 1) => {
    const before = stepBefore(itemsIn(store.view(), category.id), item.id, by)
    if (before !== undefined) to(item, category, { categoryId: category.id, before })
  }
  return { to, step }
}

function itemsIn(catalogue: Catalogue | undefined, categoryId: string): Item[] {
  return catalogue?.items.filter(({ category_id }) => category_id === categoryId) ?? []
}
