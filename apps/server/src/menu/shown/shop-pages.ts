import { inkOn, isReservedAddress, isShortAddress } from '@balcao/domain/company'
import type { OpenModules } from '../../licence'
import type { Database, Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { PageFace } from '../../platform/http/pages/page-face'
import { Problem } from '../../platform/http/problems'
import { inShop, type Shop } from '../find-shop'

/** A shop's own page as its short address finds it. */
export interface ShopPage {
  face: PageFace
  /** The address of now: the one that was asked for may be a former one. */
  address: string
  /** Who takes bookings, has services and no menu opens with the booking page. */
  opens: 'menu' | 'booking'
}

/** What the pages that anybody may open know of a shop before its data are read. */
export function createShopPages({ db, openModules }: { db: Database; openModules: OpenModules }) {
  return {
    /** Who it is that a path names by id, CNPJ or short address. @throws Problem NOT_FOUND */
    faceOf: (company: string): Promise<PageFace> =>
      inShop(db, company, (_tx, shop) => Promise.resolve(showFace(shop))),

    /** Whose short address it is; null when nobody's. */
    async shopAt(typed: string): Promise<ShopPage | null> {
      const address = typed.toLowerCase()
      if (!isShortAddress(address) || isReservedAddress(address)) return null
      try {
        return await inShop(db, address, async (tx, shop) => {
          const { mod_agendamento: books } = await openModules(tx, shop.id)
          const opens = books && (await sellsServicesAlone(tx, shop.id)) ? 'booking' : 'menu'
          return { face: showFace(shop), address: shop.shortAddress ?? address, opens } as const
        })
      } catch (error) {
        if (error instanceof Problem && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
  }
}

function showFace({ id, nome, sobre, look }: Shop): PageFace {
  const colour = look.cor === null ? null : { band: look.cor, ink: inkOn(look.cor) }
  return { companyId: id, name: nome, about: sobre, colour, image: look.capa ?? look.logo }
}

async function sellsServicesAlone(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ section: string }>(sql`
    select distinct content->>'section' as section from catalogue_rows
    where company_id = ${companyId} and kind = 'category' and content @> '{"ativo": true}'`)
  return rows.length === 1 && rows[0]!.section === 'servicos'
}
