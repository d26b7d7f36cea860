import * as contract from '@balcao/contract/menu'
import { normalizePhone } from '@balcao/domain/company'
import { findCoupon } from '../coupons'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import { implement, type Router } from '../platform/http/implement'
import type { Hub } from '../platform/live/hub'
import type { Secrets } from '../platform/secrets/secrets'
import { inShop } from './find-shop'
import { followOrder, freshPix } from './follow-order'
import { slotsOf } from './opening'
import { createPopular } from './popular'
import { orderFromMenu } from './order-from-menu'
import { createOrderLinks } from './order-link'
import type { KeptMenu } from './shown/kept-menus'

export interface MenuNeeds {
  db: Database
  hub: Hub
  clock: Clock
  secrets: Secrets
  menuOf: (company: string) => Promise<KeptMenu>
}

/** The public menu: read by anybody, ordered from by a visitor, followed by who holds the link. */
export function registerMenu(router: Router, { db, hub, clock, secrets, menuOf }: MenuNeeds): void {
  const links = createOrderLinks(secrets)

  implement(router, contract.readMenu, async ({ params }) => (await menuOf(params.company)).answer)

  const popular = createPopular({ db, clock })
  implement(router, contract.readPopular, async ({ params }) => ({ items: await popular(params.company) }))

  implement(router, contract.readMenuSlots, ({ params, query }) =>
    inShop(db, params.company, (_tx, shop) =>
      Promise.resolve({
        slots: slotsOf(shop, query.fulfilment, clock()).map((slot) => new Date(slot).toISOString()),
        time_zone: shop.timeZone,
      }),
    ),
  )

  implement(router, contract.orderFromMenu, ({ params, body }) =>
    orderFromMenu({ db, links }, params.company, body, clock()),
  )

  implement(router, contract.checkMenuCoupon, ({ params, body: { code, customer_phone } }) =>
    inShop(db, params.company, async (tx, shop) => {
      const phone = normalizePhone(customer_phone ?? '') || null
      const { id: _id, minimumCents, ...terms } = await findCoupon(tx, shop.id, { code, phone, now: clock() })
      return { ...terms, minimum_cents: minimumCents }
    }),
  )

  implement(router, contract.followOrder, ({ params, query, reply }) => {
    const known = { version: query.version, gone: hub.goneSignal(reply.raw) }
    return followOrder({ db, hub, links, clock }, params.company, params.link, known)
  })

  implement(router, contract.freshMenuPix, ({ params }) =>
    freshPix({ db, links, clock }, params.company, params.link),
  )
}
