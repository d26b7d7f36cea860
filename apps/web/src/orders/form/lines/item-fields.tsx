import { MAX_QUANTITY } from '@balcao/domain/orders'
import { ListPlus, NotebookPen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { useRowKeys } from '../../../lib/hooks/use-row-keys'
import { Field } from '../../../ui/fields/field'
import { IconButton } from '../../../ui/buttons/icon-button'
import { LinkButton } from '../../../ui/buttons/link-button'
import { MoneyField } from '../../../ui/fields/money-field'
import { Stepper } from '../../../ui/choices/stepper'
import { TextField } from '../../../ui/fields/text-field'
import { ordersTexts } from '../../texts'
import { OptionFields } from './option-fields'
import type { ItemValues } from '../order-form-values'
import type { OrderFormState } from '../use-order-form'

interface ItemFieldsProps {
  form: OrderFormState
  index: number
  item: ItemValues
  /** Puts the focus on what is added. */
  focusSoon: (selector: string) => void
  onRemove: () => void
}

/** One line of the order: what, how many, how much; options and a note when they are wanted. */
export function ItemFields({ form, index, item, focusSoon, onRemove }: ItemFieldsProps) {
  const t = useTexts(ordersTexts)
  const path = `items.${index}`
  const { problemOf } = form
  const { options } = item
  const set = (part: Partial<ItemValues>) => form.setItem(index, part)
  const { keys, removeKey } = useRowKeys(options.length)
  const [noteAsked, setNoteAsked] = useState(false)
  const hasNote = noteAsked || item.notes !== ''
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line p-4">
      <legend className="sr-only">{t('item', { position: index + 1 })}</legend>
      <div className="flex items-start gap-2">
        <TextField
          label={t('itemName')}
          error={problemOf(`${path}.name`)}
          className="min-w-0 flex-1"
          name={`${path}.name`}
          maxLength={240}
          value={item.name}
          // Under another name it is another thing.
          onValueChange={(name) => set({ name, product_id: null })}
        />
        <IconButton
          label={t('removeItem', { position: index + 1 })}
          icon={<Trash2 size={22} aria-hidden="true" />}
          onClick={onRemove}
          className="mt-8 size-12"
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('quantity')} error={problemOf(`${path}.quantity`)}>
          {(ids) => (
            <Stepper
              {...ids}
              value={item.quantity}
              onChange={(quantity) => set({ quantity })}
              min={1}
              max={MAX_QUANTITY}
              lessLabel={t('less')}
              moreLabel={t('plus')}
            />
          )}
        </Field>
        <MoneyField
          label={t('unitPrice')}
          error={problemOf(`${path}.unit_price`)}
          name={`${path}.unit_price`}
          value={item.unit_price}
          onValueChange={(unit_price) => set({ unit_price })}
        />
      </div>
      {options.map((option, place) => (
        <OptionFields
          key={keys[place]}
          path={`${path}.options.${place}`}
          option={option}
          problemOf={problemOf}
          onChange={(next) => set({ options: options.with(place, next) })}
          onRemove={() => {
            removeKey(place)
            set({ options: options.toSpliced(place, 1) })
          }}
        />
      ))}
      {hasNote && (
        <TextField
          label={t('itemNotes')}
          error={problemOf(`${path}.notes`)}
          name={`${path}.notes`}
          maxLength={200}
          value={item.notes}
          onValueChange={(notes) => {
            setNoteAsked(true)
            set({ notes })
          }}
        />
      )}
      <div className="-my-1 flex flex-wrap gap-x-5">
        <LinkButton
          onClick={() => {
            focusSoon(`[name="${path}.options.${options.length}.name"]`)
            set({ options: [...options, { name: '', price: '' }] })
          }}
        >
          <ListPlus size={18} aria-hidden="true" />
          {t('addOption')}
        </LinkButton>
        {!hasNote && (
          <LinkButton onClick={() => setNoteAsked(true)}>
            <NotebookPen size={18} aria-hidden="true" />
            {t('addNote')}
          </LinkButton>
        )}
      </div>
    </fieldset>
  )
}
