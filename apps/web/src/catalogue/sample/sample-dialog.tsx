import { sampleMenu, typesOf, type RowChange } from '@balcao/domain/catalogue'
import { useMemo } from 'react'
import { useTexts } from '../../i18n/language'
import { Badge } from '../../ui/values/badge'
import { Button } from '../../ui/buttons/button'
import { Money } from '../../ui/values/money'
import { SidePanel } from '../../ui/dialogs/side-panel'
import { useCatalogue } from '../catalogue-context'
import { catalogueTexts } from '../texts'

/** A menu to begin with (CATAL-85): an example, named as one, and saved only when somebody asks for it (W7). */
export function SampleDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  const sample = useMemo(() => menuOfSample(), [])
  const apply = () => {
    store.edit(() => sample.changes, { purpose: 'sample', section: 'cardapio', label: t('sampleTaken') })
    onClose()
  }
  return (
    <SidePanel
      onClose={onClose}
      title={t('startWithSample')}
      aside={
        <span>
          <Badge tone="analysis">{t('sampleLabel')}</Badge>
        </span>
      }
      footer={
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={apply}>{t('useSample')}</Button>
        </div>
      }
    >
      <p className="mb-5 text-ink-soft">{t('sampleHint')}</p>
      <div className="grid grid-cols-1 gap-6">
        {sample.categories.map((category) => (
          <section key={category.id} aria-label={category.nome}>
            <h3 className="mb-1 text-lg">{category.nome}</h3>
            <ul>
              {sample.items
                .filter((item) => item.category_id === category.id)
                .map((item) => (
                  <li key={item.id} className="flex justify-between gap-4 border-t border-line py-2">
                    <span className="min-w-0">
                      <span className="font-medium">{item.nome}</span>
                      <span className="block text-ink-soft">{item.descricao}</span>
                    </span>
                    <span className="grid content-start justify-items-end">
                      {typesOf(item, category).map((type) => (
                        <Money key={type} cents={item.centavos[type] ?? 0} className="font-medium" />
                      ))}
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </SidePanel>
  )
}

function menuOfSample() {
  const sample = sampleMenu()
  const categories = sample.categories.filter(({ section }) => section === 'cardapio')
  const ids = new Set(categories.map(({ id }) => id))
  const items = sample.items.filter(({ category_id }) => ids.has(category_id))
  const changes: RowChange[] = [
    ...categories.map(({ id, ...after }): RowChange => ({ kind: 'category', id, base: null, after })),
    ...items.map(({ id, ...after }): RowChange => ({ kind: 'item', id, base: null, after })),
  ]
  return { categories, items, changes }
}
