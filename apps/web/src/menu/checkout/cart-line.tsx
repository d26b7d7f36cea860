import { Pencil, Trash2 } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { IconButton } from '../../ui/buttons/icon-button'
import { Money } from '../../ui/values/money'
import { Stepper } from '../../ui/choices/stepper'
import { mostOfOne } from '../../shared/orders/product/chosen-line'
import { productTexts } from '../../shared/orders/product/texts'
import type { CartLook } from '../cart/cart'
import { menuTexts } from '../texts'

interface CartLineProps {
  look: CartLook['lines'][number]
  /** How many of it; 0 takes it out. */
  onCount: (count: number) => void
  /** Missing where the menu no longer has it. */
  onEdit: (() => void) | undefined
  /** A finger or pointer is near the way to edit. */
  onNear: () => void
}

/** One line of the cart with all that was chosen; when it changed on the menu it says how. */
export function CartLine({ look, onCount, onEdit, onNear }: CartLineProps) {
  const t = useTexts(menuTexts)
  const tOfProduct = useTexts(productTexts)
  const { item: line, name, options, total_cents, problem } = look
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-surface p-4 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-bold break-words">{name}</p>
        <Money cents={total_cents} className="font-semibold" />
      </div>
      {options.length > 0 && (
        <ul className="grid gap-0.5 text-ink-soft">
          {options.map((option, index) => (
            <li key={index} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 break-words">{option.name}</span>
              {!!option.cents && (
                <span className="whitespace-nowrap">
                  + <Money cents={option.cents} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {line.notes && <p className="break-words text-ink-soft">{line.notes}</p>}
      {problem && (
        <p className="font-semibold text-danger-ink">
          {problem.unit_cents === null ? (
            t(problem.code === 'unavailable' ? 'lineGone' : 'lineOptions')
          ) : (
            <>
              {t('linePrice')} <Money cents={line.unit_cents} /> → <Money cents={problem.unit_cents} />
            </>
          )}
        </p>
      )}
      <div className="flex items-center gap-1">
        <div className="mr-auto w-38">
          <Stepper
            value={line.quantity}
            onChange={onCount}
            min={1}
            max={mostOfOne}
            lessLabel={tOfProduct('lessOf', { name })}
            moreLabel={tOfProduct('moreOf', { name })}
            aria-label={t('quantityOf', { name })}
          />
        </div>
        {onEdit && (
          <IconButton
            label={t('editLine', { name })}
            icon={<Pencil size={20} aria-hidden="true" />}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={onEdit}
          />
        )}
        <IconButton
          label={t('remove', { name })}
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={() => onCount(0)}
        />
      </div>
    </li>
  )
}
