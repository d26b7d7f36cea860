import { Trash2 } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { IconButton } from '../../ui/icon-button'
import { Money } from '../../ui/money'
import { Stepper } from '../../ui/stepper'
import { mostOfOne, setQuantity, type CartItem, type CartLook } from '../cart'
import { menuTexts } from '../texts'

interface CartLinesProps {
  look: CartLook
  setItems: (change: (items: readonly CartItem[]) => CartItem[]) => void
}

/** What is in the cart; a line that changed on the menu says how. */
export function CartLines({ look, setItems }: CartLinesProps) {
  const t = useTexts(menuTexts)
  return (
    <ul className="grid gap-3">
      {look.lines.map(({ item: line, total_cents, problem }) => (
        <li key={line.key} className="grid gap-2 rounded-lg border border-line bg-surface p-4 shadow-card">
          <div className="flex items-start justify-between gap-3">
            <p className="font-bold">{line.name}</p>
            <Money cents={total_cents} className="font-semibold" />
          </div>
          {line.notes && <p className="text-ink-soft">{line.notes}</p>}
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
          <div className="flex items-center justify-between gap-3">
            <div className="w-40">
              <Stepper
                value={line.quantity}
                onChange={(value) => setItems((items) => setQuantity(items, line.key, value))}
                min={1}
                max={mostOfOne}
                lessLabel={t('lessOf', { name: line.name })}
                moreLabel={t('moreOf', { name: line.name })}
                aria-label={t('quantityOf', { name: line.name })}
              />
            </div>
            <IconButton
              label={t('remove', { name: line.name })}
              icon={<Trash2 size={20} aria-hidden="true" />}
              onClick={() => setItems((items) => setQuantity(items, line.key, 0))}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
