import type { MenuRows } from '@balcao/domain/menu'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { useRowKeys } from '../../../lib/hooks/use-row-keys'
import { Callout } from '../../../ui/notices/callout'
import { LinkButton } from '../../../ui/buttons/link-button'
import { RetryCallout } from '../../../ui/notices/retry-callout'
import { ordersTexts } from '../../texts'
import { emptyItem } from '../order-form-values'
import { entryTexts } from '../texts'
import type { OrderFormState } from '../use-order-form'
import { AddProduct } from './add-product'
import { ItemFields } from './item-fields'
import { LineCard } from './line-card'
import { MissingLines } from './missing-lines'
import type { Lines } from './use-lines'

interface ItemListProps {
  form: OrderFormState
  lines: Lines
  menu: { menu: MenuRows | undefined; failed: boolean; retry: () => void }
  /** Puts the focus on what is added. */
  focusSoon: (selector: string) => void
}

/** What is ordered: products of the menu, and what is not on it only where somebody asks for that. */
export function ItemList({ form, lines, menu, focusSoon }: ItemListProps) {
  const t = useTexts(entryTexts)
  const words = useTexts(ordersTexts)
  const { items } = form.values
  const { keys, addKey, removeKey } = useRowKeys(items.length)
  const [byHand, setByHand] = useState<ReadonlySet<string>>(new Set())
  const { removed, said } = lines
  const remove = (place: number) => {
    removeKey(place)
    lines.remove(place)
    focusSoon('[name=add_product]')
  }
  return (
    <section aria-label={words('items')} className="grid gap-3">
      <h3 className="text-lg">{words('items')}</h3>
      {menu.failed && (
        <RetryCallout retry={words('retry')} onRetry={menu.retry}>
          {t('menuFailed')}
        </RetryCallout>
      )}
      <AddProduct menu={menu.menu} error={form.problemOf('items')} onChoose={lines.choose} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <MissingLines missing={lines.missing} onDismiss={lines.dismissMissing} />
      {items.map((item, index) => {
        const key = keys[index]!
        if (item.product_id === null || byHand.has(key)) {
          return (
            <ItemFields
              key={key}
              form={form}
              index={index}
              item={item}
              focusSoon={focusSoon}
              onRemove={() => remove(index)}
            />
          )
        }
        return (
          <LineCard
            key={key}
            item={item}
            position={index + 1}
            problem={['name', 'quantity', 'unit_price', 'notes']
              .map((field) => form.problemOf(`items.${index}.${field}`))
              .find(Boolean)}
            onCount={(quantity) => form.setItem(index, { quantity })}
            onEdit={lines.editOf(item, index)}
            onByHand={() => {
              setByHand(new Set([...byHand, key]))
              focusSoon(`[name="items.${index}.unit_price"]`)
            }}
            onRemove={() => remove(index)}
          />
        )
      })}
      {removed && (
        <Callout
          live
          action={
            <LinkButton
              onClick={() => {
                addKey(removed.place)
                lines.undo()
                focusSoon('[name=add_product]')
              }}
            >
              {words('undo')}
            </LinkButton>
          }
        >
          {t('removed', { name: removed.item.name || t('aProduct') })}
        </Callout>
      )}
      <LinkButton
        className="justify-self-start"
        onClick={() => {
          focusSoon(`[name="items.${items.length}.name"]`)
          form.change((now) => ({ ...now, items: [...now.items, emptyItem] }))
        }}
      >
        <PenLine size={18} aria-hidden="true" />
        {t('offMenu')}
      </LinkButton>
    </section>
  )
}
