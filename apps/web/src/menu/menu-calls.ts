import type { UsableCoupon } from '@balcao/contract/coupons'
import type {
  checkMenuCoupon,
  FollowedOrder,
  followOrder as followCall,
  freshMenuPix,
  orderFromMenu,
  PublicMenu,
  readMenu,
  readPopular,
} from '@balcao/contract/menu'
import type { visit } from '@balcao/contract/onboarding'
import type { BodyInputOf } from '@balcao/contract/call'
import { routes } from '@balcao/contract/routes'
import { callLoosely } from '../lib/http/send'

/** A coupon as the cart keeps it. */
export type KeptCoupon = UsableCoupon

export type MenuOrder = BodyInputOf<typeof orderFromMenu>

/** The shop's menu. The page carries no schemas: the server is ours, and a phone is small. Throws ApiError. */
export async function fetchMenu(company: string, signal?: AbortSignal): Promise<PublicMenu> {
  return (await callLoosely<typeof readMenu>(routes.readMenu, {
    params: { company },
    ...(signal ? { signal } : {}),
  })) as PublicMenu
}

/** Ids of what customers order most. Throws ApiError. */
export async function fetchPopular(company: string, signal: AbortSignal): Promise<readonly string[]> {
  const answer = await callLoosely<typeof readPopular>(routes.readPopular, { params: { company }, signal })
  return (answer as { items: string[] }).items
}

/** Places the order. Throws ApiError: SHOP_CLOSED and CART_CHANGED say in `current` what is true now. */
export async function placeMenuOrder(company: string, order: MenuOrder): Promise<PlacedOrder> {
  const { token } = (await callLoosely<typeof visit>(routes.visit, {})) as { token: string }
  return (await callLoosely<typeof orderFromMenu>(routes.orderFromMenu, {
    params: { company },
    body: order,
    headers: { authorization: `Bearer ${token}` },
  })) as PlacedOrder
}

/** A coupon that may be used; percent or cents. Throws ApiError COUPON_REFUSED, which says in `current` why not. */
export async function checkCoupon(
  company: string,
  { code, phone }: { code: string; phone: string },
): Promise<KeptCoupon> {
  const { token } = (await callLoosely<typeof visit>(routes.visit, {})) as { token: string }
  return (await callLoosely<typeof checkMenuCoupon>(routes.checkMenuCoupon, {
    params: { company },
    body: { code, customer_phone: phone || null },
    headers: { authorization: `Bearer ${token}` },
  })) as KeptCoupon
}

export interface PlacedOrder {
  link: string
  number: number
}

/** Asks for another PIX charge in place of one whose time is over. Throws ApiError. */
export async function askFreshPix(company: string, link: string): Promise<void> {
  await callLoosely<typeof freshMenuPix>(routes.freshMenuPix, { params: { company, link } })
}

/** The order behind a private link; with `version` the answer waits up to 25 s for another one. Throws ApiError. */
export async function followOrder(
  company: string,
  link: string,
  { version, signal }: { version?: number | undefined; signal: AbortSignal },
): Promise<FollowedOrder> {
  return (await callLoosely<typeof followCall>(routes.followOrder, {
    params: { company, link },
    query: { version },
    timeoutMs: 40_000,
    signal,
  })) as FollowedOrder
}
