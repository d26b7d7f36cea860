import type { PublicMenu } from '@balcao/contract/menu'
import { bookingPath, inkOn, isReservedAddress, isShortAddress, menuPath } from '@balcao/domain/company'
import { companyType } from '@balcao/domain/scheduling'
import { dateIn } from '@balcao/domain/time'
import type { OpenModules } from '../../licence'
import type { Painted } from '../../painted'
import type { Clock } from '../../platform/clock'
import type { Database, Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { KeptAnswer } from '../../platform/http/kept-answer'
import { putFace, type PageFace } from '../../platform/http/pages/page-face'
import { Problem } from '../../platform/http/problems'
import { inShop, type Shop } from '../find-shop'
import type { KeptMenu } from './kept-menus'
import { menuCard, shopCard } from './menu-card'

/** What a page is made of: the built `html`, and what paths begin with where a whole address is needed. */
interface Made {
  html: string
  origin: string
}

type Page = 'menu' | 'booking'

/** A page with what it shows first, and whose it is. */
interface PaintedPage {
  answer: KeptAnswer
  companyId: string
}

/** A shop's own page as its short address finds it. */
export interface ShopPage {
  face: PageFace
  /** The address of now: the one that was asked for may be a former one. */
  address: string
  /** Who takes bookings, has services and no menu opens with the booking page. */
  opens: Page
  /** As `paint`, of the shop that was just read. */
  paint?: (page: Page, made: Made) => Promise<PaintedPage>
}

interface ShopPagesNeeds {
  db: Database
  clock: Clock
  openModules: OpenModules
  menuOf: (company: string) => Promise<KeptMenu>
  painted: (() => Promise<Painted>) | undefined
}

/** What the pages that anybody may open know of a shop before their code has come. */
export function createShopPages({ db, clock, openModules, menuOf, painted }: ShopPagesNeeds) {
  const findShop = (company: string) => inShop(db.behind, company, (_tx, shop) => Promise.resolve(shop))

  async function paintBookingOf(shop: Shop, brush: () => Promise<Painted>, made: Made): Promise<PaintedPage> {
    return { answer: asPage(paintBooking(await brush(), shop, made)), companyId: shop.id }
  }

  async function paintMenuOf(
    company: string,
    brush: () => Promise<Painted>,
    made: Made,
  ): Promise<PaintedPage> {
    const kept = await menuOf(company)
    const now = clock()
    // What opens tomorrow opens today after midnight.
    const madeFrom = `${made.origin} ${dateIn(now.getTime(), kept.by.shop.timeZone)}`
    if (kept.page?.madeFrom !== madeFrom) {
      const answer = brush().then((it) => asPage(paintMenu(it, kept, now, made)))
      kept.page = { madeFrom, answer }
      answer.catch(() => delete kept.page)
    }
    return { answer: await kept.page!.answer, companyId: kept.by.shop.id }
  }

  return {
    /** Who it is that a path names by id, CNPJ or short address. @throws Problem NOT_FOUND */
    faceOf: async (company: string): Promise<PageFace> => showFace(await findShop(company)),

    /** Whose short address it is; null when nobody's. */
    async shopAt(typed: string): Promise<ShopPage | null> {
      const address = typed.toLowerCase()
      if (!isShortAddress(address) || isReservedAddress(address)) return null
      try {
        return await inShop(db.behind, address, async (tx, shop) => {
          const { mod_agendamento: books } = await openModules(tx, shop.id)
          const opens = books && (await sellsServicesAlone(tx, shop.id)) ? 'booking' : 'menu'
          return {
            face: showFace(shop),
            address: shop.shortAddress ?? address,
            opens,
            ...(painted && {
              paint: (page: Page, made: Made) =>
                page === 'booking'
                  ? paintBookingOf(shop, painted, made)
                  : paintMenuOf(shop.id, painted, made),
            }),
          } as const
        })
      } catch (error) {
        if (error instanceof Problem && error.code === 'NOT_FOUND') return null
        throw error
      }
    },

    ...(painted && {
      /** A page with what it shows first: of the menu with all of it, made once for each version. @throws Problem NOT_FOUND */
      paint: async (page: Page, company: string, made: Made): Promise<PaintedPage> =>
        page === 'booking'
          ? paintBookingOf(await findShop(company), painted, made)
          : paintMenuOf(company, painted, made),
    }),
  }
}

const asPage = (html: string) => new KeptAnswer(html, 'text/html; charset=utf-8')

function paintMenu(
  brush: Painted,
  { answer, by: { shop } }: KeptMenu,
  now: Date,
  { html, origin }: Made,
): string {
  const data = answer.text.toString()
  const menu = JSON.parse(data) as PublicMenu
  return putFace(html, showFace(shop), origin, {
    root: brush.paintMenu(menu, now.getTime()),
    data,
    path: menuPath(shop.id, shop.shortAddress),
    card: menuCard(menu, shop.niche, origin),
  })
}

function paintBooking(brush: Painted, shop: Shop, { html, origin }: Made): string {
  const { id, nome, sobre, telefone, endereco, timeZone, niche, look } = shop
  const tipo = companyType(niche, nome)
  const company = { id, nome, tipo, sobre, telefone, endereco, ...look, time_zone: timeZone }
  return putFace(html, showFace(shop), origin, {
    root: brush.paintBooking(company),
    data: JSON.stringify({ company }),
    path: bookingPath(id, shop.shortAddress),
    card: shopCard({ ...shop, ...look }, 'LocalBusiness', origin),
  })
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
