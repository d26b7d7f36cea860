import {
  removeCategory,
  removeItem,
  type Category,
  type Item,
  type RowChange,
  type Section,
} from '@balcao/domain/catalogue'
import type { Catalogue } from '@balcao/domain/catalogue'
import { useTexts } from '../../i18n/language'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { notify } from '../../ui/notices/notify'
import { useCatalogue } from '../catalogue-context'
import { missingText } from '../problem-text'
import type { EditAbout } from '../store/pending-edit'
import { catalogueTexts } from '../texts'

/** Asks before a product or service is deleted (CATAL-03). */
export function DeleteItemDialog({
  item,
  section,
  onClose,
}: {
  item: Item
  section: Section
  onClose: () => void
}) {
  const t = useTexts(catalogueTexts)
  const remove = useRemove()
  const { id, nome: name } = item
  return (
    <Question
      title={t(section === 'servicos' ? 'deleteServiceQuestion' : 'deleteProductQuestion', { name })}
      description={t('deleteHint')}
      label={t(section === 'servicos' ? 'deleteService' : 'deleteProduct')}
      onClose={onClose}
      onConfirm={() =>
        remove((catalogue) => removeItem(catalogue, id, section), {
          purpose: 'deleteItem',
          section,
          label: t('deletedLabel', { name }),
        })
      }
    />
  )
}

/** Asks before a category is deleted with everything in it (CATAL-03). */
export function DeleteCategoryDialog({
  category,
  items,
  onClose,
}: {
  category: Category
  items: number
  onClose: () => void
}) {
  const t = useTexts(catalogueTexts)
  const remove = useRemove()
  const { id, nome: name, section } = category
  const what = section === 'servicos' ? 'deleteCategoryServices' : 'deleteCategoryProducts'
  return (
    <Question
      title={t('deleteCategoryQuestion', { name })}
      description={items === 0 ? t('deleteHint') : t(what, { count: items })}
      label={t('deleteCategory')}
      onClose={onClose}
      onConfirm={() =>
        remove((catalogue) => removeCategory(catalogue, id), {
          purpose: 'deleteCategory',
          section,
          label: t('deletedLabel', { name }),
        })
      }
    />
  )
}

interface QuestionProps {
  title: string
  description: string
  label: string
  onClose: () => void
  onConfirm: () => void
}

function Question({ title, description, label, onClose, onConfirm }: QuestionProps) {
  const t = useTexts(catalogueTexts)
  return (
    <ConfirmDialog
      title={title}
      description={description}
      keep={t('keep')}
      confirm={label}
      onClose={onClose}
      onConfirm={() => {
        onConfirm()
        onClose()
      }}
    />
  )
}

/** What is gone already is said, not done (CATAL-63, CATAL-68 to CATAL-70). */
function useRemove() {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  return (build: (catalogue: Catalogue) => RowChange[], about: EditAbout) => {
    try {
      store.edit(build, about)
    } catch (error) {
      const text = missingText(t, error)
      if (text === null) throw error
      notify.error(text)
    }
  }
}
