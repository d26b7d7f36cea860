import type { Message } from '@balcao/contract/conversations'
import { formatAmount, formatBrl } from '@balcao/domain/money'
import { ShoppingCart } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { chatPaneTexts } from '../texts'

/** What a customer put into the cart of the shop's catalogue at WhatsApp, at the prices that they saw there. */
export function CartCard({ cart }: { cart: Message['cart'] }) {
  const t = useTexts(chatPaneTexts)
  const total = totalOf(cart)
  return (
    <section aria-label={t('kind_cart')} className="mb-1 w-80 max-w-full rounded-md bg-sunken px-3 py-2">
      <p className="flex items-center gap-2 font-semibold">
        <ShoppingCart size={20} aria-hidden="true" className="shrink-0 text-accent-ink" />
        {t('kind_cart')}
      </p>
      <ul className="mt-1">
        {cart.map((item, at) => (
          <li key={at} className="flex justify-between gap-3 border-t border-line py-1">
            <span className="min-w-0 break-words">
              {t('cartItem', { quantity: String(item.quantity), name: item.name ?? item.id })}
            </span>
            <span className="shrink-0 tabular-nums">{priceWords(item)}</span>
          </li>
        ))}
      </ul>
      {total !== null && (
        <p className="flex justify-between gap-3 border-t border-line pt-1 font-bold">
          <span>{t('cartTotal')}</span>
          <span className="tabular-nums">{priceWords(total)}</span>
        </p>
      )}
    </section>
  )
}

type Item = Message['cart'][number]
type Priced = Pick<Item, 'quantity' | 'price_cents' | 'currency'>

function priceWords({ quantity, price_cents: cents, currency }: Priced): string {
  if (cents === null) return ''
  const sum = cents * quantity
  return currency === null || currency === 'BRL' ? formatBrl(sum) : `${formatAmount(sum)} ${currency}`
}

/** Only of prices that are all known and in one currency. */
function totalOf(cart: Message['cart']): Priced | null {
  const [first] = cart
  if (!first || cart.some((item) => item.price_cents === null || item.currency !== first.currency))
    return null
  const price_cents = cart.reduce((sum, item) => sum + item.price_cents! * item.quantity, 0)
  return { quantity: 1, price_cents, currency: first.currency }
}
