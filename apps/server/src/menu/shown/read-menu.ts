import type { PublicMenu } from '@balcao/contract/menu'
import { isOffered, isOnSale, withPartsOut, type Catalogue } from '@balcao/domain/catalogue'
import { writeFeeGroups } from '@balcao/domain/delivery'
import { fromCents } from '@balcao/domain/money'
import { readOnSale } from '../../catalogue'
import { listMenuImages } from '../../images'
import type { Tx } from '../../platform/database/database'
import { readShop, type Shop } from '../find-shop'
import { openingOf } from '../opening'

/** A menu at a moment, with what else the clock may change it by. */
export interface ReadMenu {
  menu: PublicMenu
  shop: Shop
  /** When the first of the pauses ends, in epoch milliseconds; infinity when nothing is paused. */
  saleUntil: number
}

/** The menu as customers see it: what is active, with hours, fees and pictures. @throws Problem NOT_FOUND */
export async function readMenu(tx: Tx, companyId: string, now: Date): Promise<ReadMenu> {
  const shop = await readShop(tx, companyId)
  const catalogue = await readOnSale(tx, shop.id, 'cardapio')
  const menu = await showMenu(tx, shop, catalogue, now)
  const at = now.getTime()
  const ends = catalogue.items.flatMap(({ pausado_ate }) =>
    pausado_ate === null ? [] : Date.parse(pausado_ate),
  )
  const saleUntil = ends.reduce((first, end) => (end > at && end < first ? end : first), Infinity)
  return { menu, shop, saleUntil }
}

async function showMenu(tx: Tx, shop: Shop, catalogue: Catalogue, now: Date): Promise<PublicMenu> {
  const { version, categories, items } = withPartsOut(catalogue, now.getTime())
  const shown = new Map(categories.map((category) => [category.id, category]))
  const { minutes, ...opening } = openingOf(shop, now)
  const { id, nome, sobre, telefone, endereco, cidade, estado, look, timeZone } = shop
  return {
    company: { id, nome, sobre, telefone, endereco, cidade, estado, ...look, time_zone: timeZone },
    hours: shop.hours,
    ...opening,
    catalogue_version: version,
    // What an automation keeps beside our fields is the shop's own business.
    categories: categories.map((category) => ({ ...category, extras: {} })),
    items: items
      .filter((item) => {
        const category = shown.get(item.category_id)
        return category !== undefined && isOnSale(item, category, now.getTime())
      })
      .map((item) => ({
        ...item,
        extras: {},
        opcoes: item.opcoes.map((group) => ({
          ...group,
          opcoes: group.opcoes.filter(isOffered),
        })),
      })),
    images: await listMenuImages(tx, shop.id),
    delivery: {
      tempo_entrega: minutes,
      taxa_entrega: fromCents(shop.taxaEntregaCents),
      pedido_minimo: fromCents(shop.rules.minimumCents),
      entrega_gratis: fromCents(shop.rules.freeFromCents),
      bairros_taxas: writeFeeGroups(shop.feeGroups),
    },
    pix: shop.pix !== null,
    voucher: shop.voucher,
    schedules: shop.schedules,
  }
}
