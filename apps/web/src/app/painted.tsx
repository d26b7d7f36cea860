import type { PublicAgenda } from '@balcao/contract/booking'
import type { PublicMenu } from '@balcao/contract/menu'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BookingSkeleton } from '../booking/page/booking-skeleton'
import { ShopMenu } from '../menu/shop-menu'
import { AccountFrame } from './account/account-frame'
import { LoginPage } from './account/login-page'

// What a public page shows first, as markup for its HTML: the server runs this, and the page's own code takes its place
// with the same look. Nobody can press anything yet, and nothing may be sent by a form that nobody listens to.

/** The top of a shop's menu at `now`, in epoch milliseconds. */
export const paintMenu = (menu: PublicMenu, now: number): string =>
  paint(
    <ShopMenu
      company={menu.company.id}
      menu={menu}
      now={now}
      cart={emptyCart}
      onOpenCart={nothing}
      onNearCart={nothing}
    />,
  )

/** A booking page while its agenda is on its way. */
export const paintBooking = (company: PublicAgenda['company']): string =>
  paint(<BookingSkeleton company={company} />)

/** The form that signs in. */
export const paintSignIn = (): string =>
  paint(
    <AccountFrame>
      <LoginPage cnpj="" onFirstAccess={nothing} />
    </AccountFrame>,
  )

const nothing = () => undefined
const emptyCart = {
  items: [],
  orderId: '',
  coupon: null,
  setItems: nothing,
  setCoupon: nothing,
  clear: nothing,
  renew: nothing,
}

const paint = (page: ReactNode) => renderToStaticMarkup(page).replace(/<(\/?)form\b/g, '<$1div')
