import { moveCategory, type Category } from '@balcao/domain/catalogue'
import { useTexts } from '../../../i18n/language'
import { useCatalogue } from '../../catalogue-context'
import { catalogueTexts } from '../../texts'
import { stepBefore } from './step-before'

/** Moves categories within their section and says where they are now: before another, or by a step. */
export function useMoveCategory() {
  const t = useTexts(catalogueTexts)
  const { store, announce } = useCatalogue()
  const siblingsOf = ({ section }: Category) =>
    store.view()?.categories.filter((row) => row.section === section) ?? []
  const to = (category: Category, before: string | null) => {
    const { id, nome, section } = category
    store.edit((catalogue) => moveCategory(catalogue, id, { before }), {
      purpose: 'move',
      section,
      label: t('movedItem', { name: nome }),
    })
    const siblings = siblingsOf(category)
    const place = siblings.findIndex((row) => row.id === id) + 1
    announce(t('movedCategory', { name: nome, place, of: siblings.length }))
  }
  const step = (category: Category, by: -1 | 1) => {
    const before = stepBefore(siblingsOf(category), category.id, by)
    if (before !== undefined) to(category, before)
  }
  return { to, step }
}
