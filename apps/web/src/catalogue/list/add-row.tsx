import { addProduct, addService, type Category } from '@balcao/domain/catalogue'
import { Layers, Plus } from 'lucide-react'
import { memo } from 'react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { useCatalogue } from '../catalogue-context'
import { catalogueTexts } from '../texts'

/** The foot of a category: one more product or service, made at once and named where it stands. */
export const AddRow = memo(function AddRow({ category }: { category: Category }) {
  const t = useTexts(catalogueTexts)
  const { store, noteFresh, open } = useCatalogue()
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
    <div className="flex gap-px pb-6">
      <button
        type="button"
        onClick={add}
        aria-label={t(isService ? 'newServiceIn' : 'newProductIn', { category: category.nome })}
        className={cx(addClass, 'flex-1 rounded-bl-lg', isService && 'rounded-br-lg')}
      >
        <Plus size={20} aria-hidden="true" />
        {t(isService ? 'newService' : 'newProduct')}
      </button>
      {!isService && (
        <button
          type="button"
          onClick={() => open({ kind: 'newCombo', categoryId: category.id })}
          aria-label={t('newComboIn', { category: category.nome })}
          className={cx(addClass, 'rounded-br-lg')}
        >
          <Layers size={20} aria-hidden="true" />
          {t('newCombo')}
        </button>
      )}
    </div>
  )
})

const addClass =
  'flex min-h-13 items-center gap-2 border border-t-0 border-dashed border-line-strong bg-canvas px-3 font-semibold text-accent-ink transition-colors hover:bg-accent-tint sm:px-5'
