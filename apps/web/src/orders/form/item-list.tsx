import { Plus } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { useRowKeys } from '../../lib/hooks/use-row-keys'
import { Button } from '../../ui/button'
import { ordersTexts } from '../texts'
import { ItemFields } from './item-fields'
import { emptyItem } from './order-form-values'
import type { OrderFormState } from './use-order-form'

interface ItemListProps {
  form: OrderFormState
  /** Puts the focus on what is added. */
  focusSoon: (selector: string) => void
}

/** What is ordered: one item at least. */
export function ItemList({ form, focusSoon }: ItemListProps) {
  const t = useTexts(ordersTexts)
  const { items } = form.values
  const { keys, removeKey } = useRowKeys(items.length)
  const remove = (index: number) => {
    removeKey(index)
    form.change((now) => ({ ...now, items: now.items.filter((_, at) => at !== index) }))
  }
  return (
    <section aria-label={t('items')} className="grid gap-3">
      <h3 className="text-lg">{t('items')}</h3>
      {items.map((item, index) => (
        <ItemFields
          key={keys[index]}
          form={form}
          index={index}
          item={item}
          focusSoon={focusSoon}
          onRemove={items.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <Button
        kind="secondary"
        icon={<Plus size={20} aria-hidden="true" />}
        onClick={() => {
          focusSoon(`[name="items.${items.length}.name"]`)
          form.change((now) => ({ ...now, items: [...now.items, emptyItem] }))
        }}
      >
        {t('addItem')}
      </Button>
    </section>
  )
}
