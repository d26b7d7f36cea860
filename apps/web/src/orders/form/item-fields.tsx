import { MAX_QUANTITY } from '@balcao/domain/orders'
import { ListPlus, NotebookPen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { useTexts } from '../../i18n/language'
import { Field } from '../../ui/field'
import { IconButton } from '../../ui/icon-button'
import { LinkButton } from '../../ui/link-button'
import { Stepper } from '../../ui/stepper'
import { TextInput } from '../../ui/text-input'
import { ordersTexts } from '../texts'
import { MoneyField } from './money-field'
import { OptionFields } from './option-fields'
import type { OrderFormValues } from './order-form-values'
import { useProblemText } from './use-problem-text'

interface ItemFieldsProps {
  index: number
  /** Absent when it is the only one. */
  onRemove: (() => void) | undefined
}

/** One line of the order: what, how many, how much; options and a note when they are wanted. */
export function ItemFields({ index, onRemove }: ItemFieldsProps) {
  const t = useTexts(ordersTexts)
  const problem = useProblemText()
  const { register, control, formState, getValues } = useFormContext<OrderFormValues>()
  const errors = formState.errors.items?.[index]
  const options = useFieldArray({ control, name: `items.${index}.options` })
  const [noteShown, setNoteShown] = useState(() => getValues(`items.${index}.notes`) !== '')
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line p-4">
      <legend className="sr-only">{t('item', { position: index + 1 })}</legend>
      <div className="flex items-start gap-2">
        <Field label={t('itemName')} error={problem(errors?.name)} className="min-w-0 flex-1">
          {(ids) => (
            <TextInput {...ids} {...register(`items.${index}.name`)} autoComplete="off" maxLength={120} />
          )}
        </Field>
        {onRemove && (
          <IconButton
            label={t('removeItem', { position: index + 1 })}
            icon={<Trash2 size={22} aria-hidden="true" />}
            onClick={onRemove}
            className="mt-8 size-12"
          />
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Controller
          control={control}
          name={`items.${index}.quantity`}
          render={({ field, fieldState }) => (
            <Field label={t('quantity')} error={problem(fieldState.error)}>
              {(ids) => (
                <Stepper
                  {...ids}
                  value={field.value}
                  onChange={field.onChange}
                  min={1}
                  max={MAX_QUANTITY}
                  lessLabel={t('less')}
                  moreLabel={t('plus')}
                />
              )}
            </Field>
          )}
        />
        <MoneyField name={`items.${index}.unit_price`} label={t('unitPrice')} />
      </div>
      {options.fields.map((field, place) => (
        <OptionFields key={field.id} item={index} place={place} onRemove={() => options.remove(place)} />
      ))}
      {noteShown && (
        <Field label={t('itemNotes')} error={problem(errors?.notes)}>
          {(ids) => (
            <TextInput {...ids} {...register(`items.${index}.notes`)} autoComplete="off" maxLength={200} />
          )}
        </Field>
      )}
      <div className="-my-1 flex flex-wrap gap-x-5">
        <LinkButton onClick={() => options.append({ name: '', price: '' })}>
          <ListPlus size={18} aria-hidden="true" />
          {t('addOption')}
        </LinkButton>
        {!noteShown && (
          <LinkButton onClick={() => setNoteShown(true)}>
            <NotebookPen size={18} aria-hidden="true" />
            {t('addNote')}
          </LinkButton>
        )}
      </div>
    </fieldset>
  )
}
