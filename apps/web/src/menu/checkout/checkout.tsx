import type { PublicMenu } from '@balcao/contract/menu'
import { formatBrl } from '@balcao/domain/money'
import { priceOrder, waysToPay } from '@balcao/domain/orders'
import { ArrowLeft, ShoppingBag } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { storage } from '../../lib/caches/storage'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { EmptyState } from '../../ui/notices/empty-state'
import { IconButton } from '../../ui/buttons/icon-button'
import { acceptChanges, lookAtCart, type CartItem } from '../cart/cart'
import type { KeptCoupon } from '../menu-calls'
import { keepOrder } from '../cart/kept-cart'
import { menuTexts } from '../texts'
import type { useCart } from '../cart/use-cart'
import { CouponField } from './coupon-field'
import { AlsoOrderedList } from './also-ordered-list'
import { CartLines } from './cart-lines'
import { changeCents, checkCustomer, createFeeLook, type Customer } from './customer'
import { CustomerFields } from './customer-fields'
import { keepCustomer, readCustomer } from './kept-customer'
import { PaymentFields } from './payment-fields'
import { sendOrder, type OrderOutcome } from './send-order'
import { Totals } from './totals'
import { useWhen } from './use-when'
import { WhenFields } from './when-fields'
import { Form } from '../../ui/fields/form'

interface CheckoutProps {
  company: string
  menu: PublicMenu
  /** When the menu was read, in milliseconds. */
  now: number
  cart: ReturnType<typeof useCart>
  /** Reads the menu again; prices may have moved. */
  reread: () => Promise<unknown>
  onBack: () => void
}

/** The cart and everything the shop needs to know, on one page; the last button says the sum. */
export function Checkout({ company, menu, now, cart, reread, onBack }: CheckoutProps) {
  const t = useTexts(menuTexts)
  const errorText = useErrorText()
  const [typed, setCustomer] = useState<Customer>(() => readCustomer(storage))
  // Where somebody lives is kept, for when the shop delivers again.
  const customer: Customer = menu.delivers ? typed : { ...typed, fulfilment: 'pickup' }
  const change = (next: Customer) => {
    const said = menu.delivers ? next : { ...next, fulfilment: typed.fulfilment }
    setCustomer(said)
    // At once: a phone that is short of memory forgets pages behind others.
    keepCustomer(storage, said)
  }
  const when = useWhen(menu, customer.fulfilment)
  const [tried, setTried] = useState(false)
  const [sending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Exclude<OrderOutcome, { kind: 'placed' }> | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const fees = useMemo(() => createFeeLook(menu), [menu])
  const look = lookAtCart(menu, cart.items, now)
  const fee = fees.look(customer)
  const isPlaceKnown = fee.kind === 'fee'
  const price = priceOrder({
    itemsCents: look.items_cents,
    fulfilment: customer.fulfilment,
    feeCents: isPlaceKnown ? fee.centavos : 0,
    rules: fees.rules,
    coupon: termsOf(cart.coupon),
  })
  const total = price.totalCents
  const problems = checkCustomer(customer, fee, total)

  if (cart.items.length === 0) {
    return (
      <EmptyState
        icon={<ShoppingBag size={30} aria-hidden="true" />}
        title={t('cartEmpty')}
        action={<Button onClick={onBack}>{t('backToMenu')}</Button>}
      />
    )
  }

  const follow = (order: { link: string; number: number }) => {
    keepOrder(storage, company, { ...order, at: Date.now() })
    location.assign(`/cardapio/${company}/pedido/${order.link}`)
  }

  const submit = async () => {
    if (sending) return
    setTried(true)
    const [bad] = [...Object.keys(problems), ...(when.missing ? ['slot'] : [])]
    if (
      bad ||
      look.blocked ||
      fee.kind !== 'fee' ||
      customer.payment === '' ||
      price.missingToMinimumCents > 0
    ) {
      form.current?.querySelector<HTMLElement>(bad ? `[name="${bad}"]` : '[data-blocked]')?.focus()
      return
    }
    setSending(true)
    setOutcome(null)
    const result = await sendOrder(company, {
      id: cart.orderId,
      customer_name: customer.name.trim(),
      customer_phone: customer.phone,
      fulfilment: customer.fulfilment,
      customer_address: customer.fulfilment === 'delivery' ? customer.address.trim() : null,
      neighbourhood: fee.bairro,
      payment_method: customer.payment,
      change_for_cents: changeCents(customer),
      notes: customer.notes.trim() || null,
      scheduled_for: when.slot,
      lines: cart.items.map(cartLineOf),
      // One that still waits for items gives nothing.
      coupon: price.missingToCouponCents > 0 ? null : (cart.coupon?.code ?? null),
      fee_cents: price.feeCents,
      total_cents: total,
    })
    if (result.kind === 'placed') {
      cart.clear()
      follow(result.order)
      return
    }
    if (result.kind === 'couponRefused') cart.setCoupon(null)
    if (result.kind === 'slotGone') when.readAgain()
    // What is true now stands in the menu: differences show at their lines.
    if (result.kind !== 'unsure' && result.kind !== 'arrivedBefore') await reread()
    setOutcome(result)
    setSending(false)
  }

  return (
    <Form ref={form} onSend={submit} className="mx-auto grid max-w-3xl gap-6 px-4 pt-3 pb-16">
      <header className="flex items-center gap-2">
        <IconButton
          label={t('backToMenu')}
          icon={<ArrowLeft size={24} aria-hidden="true" />}
          onClick={onBack}
        />
        <h1 className="text-2xl">{t('cartTitle')}</h1>
      </header>
      <CartLines menu={menu} now={now} look={look} setItems={cart.setItems} />
      <AlsoOrderedList menu={menu} now={now} items={cart.items} setItems={cart.setItems} />
      {look.blocked && (
        <Callout
          kind="warning"
          live
          action={
            <Button data-blocked kind="secondary" onClick={() => cart.setItems(() => acceptChanges(look))}>
              {t('acceptChanges')}
            </Button>
          }
        >
          {t('cartChanged')}
        </Callout>
      )}
      <CustomerFields
        customer={customer}
        onChange={change}
        delivers={menu.delivers}
        fee={fee}
        names={fees.names}
        problems={tried ? problems : {}}
      />
      <WhenFields menu={menu} now={now} when={when} isAsked={tried} />
      <PaymentFields
        customer={customer}
        onChange={change}
        ways={waysToPay(menu)}
        totalCents={total}
        problems={tried ? problems : {}}
      />
      <CouponField
        company={company}
        phone={customer.phone}
        coupon={cart.coupon}
        missingCents={price.missingToCouponCents}
        refused={outcome?.kind === 'couponRefused' ? outcome.why : null}
        onChange={cart.setCoupon}
      />
      <Totals price={price} isPlaceKnown={isPlaceKnown} fulfilment={customer.fulfilment} />
      {price.missingToMinimumCents > 0 && (
        <Callout
          kind="warning"
          live
          action={
            <Button data-blocked kind="secondary" onClick={onBack}>
              {t('addMore')}
            </Button>
          }
        >
          {t('belowMinimum', { missing: formatBrl(price.missingToMinimumCents) })}
        </Callout>
      )}
      {outcome?.kind === 'changed' && !look.blocked && (
        <Callout kind="warning" live>
          {t('feeChanged')}
        </Callout>
      )}
      {outcome?.kind === 'slotGone' && (
        <Callout kind="warning" live>
          {t('slotGone')}
        </Callout>
      )}
      {outcome?.kind === 'couponRefused' && (
        <Callout kind="warning" live>
          {t(`coupon_${outcome.why}`)} {t('couponDropped')}
        </Callout>
      )}
      {outcome?.kind === 'unsure' && (
        <Callout kind="danger" live>
          {t('unsure')}
        </Callout>
      )}
      {outcome?.kind === 'refused' && (
        <Callout kind="danger" live>
          {[errorText(outcome.error, t('failedText')), ...outcome.error.fields.map((f) => f.mensagem)].join(
            ' ',
          )}
        </Callout>
      )}
      {outcome?.kind === 'arrivedBefore' && (
        <Callout
          kind="warning"
          live
          actions={
            <>
              <Button
                onClick={() => {
                  cart.clear()
                  follow(outcome.order)
                }}
              >
                {t('followOrder', { number: outcome.order.number })}
              </Button>
              <Button
                kind="secondary"
                onClick={() => {
                  cart.renew()
                  setOutcome(null)
                }}
              >
                {t('orderAgain')}
              </Button>
            </>
          }
        >
          {t('arrivedBefore', { number: outcome.order.number })}
        </Callout>
      )}
      <p className="text-sm text-ink-soft">{t('consent', { shop: menu.company.nome })}</p>
      <Button
        type="submit"
        size="large"
        wide
        busy={sending}
        disabled={when.isNever || price.missingToMinimumCents > 0}
      >
        {t(sending ? 'ordering' : when.isLater && !when.isNever ? 'orderLater' : 'order')}
      </Button>
    </Form>
  )
}

function termsOf(coupon: KeptCoupon | null) {
  return coupon && { kind: coupon.kind, value: coupon.value, minimumCents: coupon.minimum_cents }
}

/** A line as the shop's server takes it. */
function cartLineOf({ item_id, price_type, quantity, options, notes, unit_cents }: CartItem) {
  return { item_id, price_type, quantity, options: [...options], notes, unit_cents }
}
