import { partOnScreen } from '@balcao/domain/catalogue'
import { centsFromDigits } from '@balcao/domain/money'
import { MAX_QUANTITY } from '@balcao/domain/orders'
import { CircleDollarSign, Pencil, Trash2 } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { FieldError } from '../../../ui/fields/field-error'
import { IconButton } from '../../../ui/buttons/icon-button'
import { Money } from '../../../ui/values/money'
import { Stepper } from '../../../ui/choices/stepper'
import { ordersTexts } from '../../texts'
import type { ItemValues } from '../order-form-values'
import { entryTexts } from '../texts'
import { lineCents } from './line-values'

interface LineCardProps {
  item: ItemValues
  position: number
  /** What keeps the line from being saved. */
  problem: string | undefined
  onCount: (quantity: number) => void
  /** Null where the menu no longer has the product. */
  onEdit: (() => void) | null
  /** Name, price and options as they are typed, for what is agreed on otherwise. */
  onByHand: () => void
  onRemove: () => void
}

/** A product of the menu as it was put together. */
export function LineCard({ item, position, problem, onCount, onEdit, onByHand, onRemove }: LineCardProps) {
  const t = useTexts(entryTexts)
  const words = useTexts(ordersTexts)
  const { name, options, notes, quantity } = item
  return (
    <div
      role="group"
      aria-label={words('item', { position })}
      className="grid gap-2 rounded-lg border border-line p-3 sm:p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-bold break-words">{name}</p>
        <Money cents={lineCents(item)} className="font-semibold" />
      </div>
      {options.length > 0 && (
        <ul className="grid gap-0.5 text-ink-soft">
          {options.map((option, place) => (
            <li key={place} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 break-words">{partOnScreen(option.name)}</span>
              {!!centsFromDigits(option.price) && (
                <span className="whitespace-nowrap">
                  + <Money cents={centsFromDigits(option.price)!} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {notes && <p className="break-words text-ink-soft italic">{notes}</p>}
      <FieldError id={`linha-${position}`} error={problem} />
      <div className="flex flex-wrap items-center">
        <div className="w-38">
          <Stepper
            value={quantity}
            onChange={onCount}
            min={1}
            max={MAX_QUANTITY}
            lessLabel={t('lessOf', { name })}
            moreLabel={t('moreOf', { name })}
            aria-label={t('quantityOf', { name })}
          />
        </div>
        <span className="ml-auto flex">
          <IconButton
            label={t('byHand', { name })}
            title={t('byHand', { name })}
            icon={<CircleDollarSign size={20} aria-hidden="true" />}
            onClick={onByHand}
          />
          {onEdit && (
            <IconButton
              label={t('editLine', { name })}
              icon={<Pencil size={20} aria-hidden="true" />}
              onClick={onEdit}
            />
          )}
          <IconButton
            label={words('removeItem', { position })}
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={onRemove}
          />
        </span>
      </div>
    </div>
  )
}
