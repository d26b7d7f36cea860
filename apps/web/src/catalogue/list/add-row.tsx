import { addProduct, addService, type Category } from '@balcao/domain/catalogue'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { useTexts } from '../../i18n/language'
import { useCatalogue } from '../catalogue-context'
import { catalogueTexts } from '../texts'

/** The foot of a category: one more product or service, made at once and named where it stands. */
export const AddRow = memo(function AddRow({ category }: { category: Category }) {
  const t = useTexts(catalogueTexts)
  const { store, noteFresh } = useCatalogue()
  const isService = category.section === 'servicos'
  const add = () =>
    store.edit(
      (catalogue) => {
        const changes = (isService ? addService : addProduct)(catalogue, category.id, { now: Date.now() })
        noteFresh(changes[0]?.id ?? null)
        return changes
      },
      {
        purpose: 'add',
        section: category.section,
        label: t(isService ? 'addedService' : 'addedProduct', { category: category.nome }),
      },
    )
  return (
    <div className="pb-6">
      <button
        type="button"
        onClick={add}
        aria-label={t(isService ? 'newServiceIn' : 'newProductIn', { category: category.nome })}
        className="flex min-h-13 w-full items-center gap-2 rounded-b-lg border border-t-0 border-dashed border-line-strong bg-canvas px-5 font-semibold text-accent-ink transition-colors hover:bg-accent-tint"
      >
        <Plus size={20} aria-hidden="true" />
        {t(isService ? 'newService' : 'newProduct')}
      </button>
    </div>
  )
})
