import { ShoppingBag } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Money } from '../../ui/values/money'
import type { CartLook } from './cart'
import { menuTexts } from '../texts'

/** The way to the cart, always under the thumb while there is something in it. */
export function CartBar({ look, onOpen }: { look: CartLook; onOpen: () => void }) {
  const t = useTexts(menuTexts)
  return (
    <div aria-live="polite">
      {look.pieces > 0 && (
        <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float">
          <button
            type="button"
            onClick={onOpen}
            className="mx-auto flex min-h-14 w-full max-w-3xl items-center justify-between gap-3 rounded-md bg-accent px-5 text-lg font-bold text-on-accent hover:bg-accent-strong"
          >
            <span className="flex items-center gap-3">
              <ShoppingBag size={24} aria-hidden="true" />
              {t('seeCart', { count: look.pieces })}
            </span>
            <Money cents={look.items_cents} />
          </button>
        </div>
      )}
    </div>
  )
}
