import type { PublicMenu } from '@balcao/contract/menu'
import { isOffered, isOnSale, withPartsOut } from '@balcao/domain/catalogue'
import { writeFeeGroups } from '@balcao/domain/delivery'
import { fromCents } from '@balcao/domain/money'
import { readOnSale } from '../catalogue'
import { listMenuImages } from '../images'
import type { Database } from '../platform/database/database'
import { inShop } from './find-shop'
import { openingOf } from './opening'

/** The menu as customers see it: what is active, with hours, fees and pictures. @throws Problem NOT_FOUND */
export function readMenu(db: Database, company: string, now: Date): Promise<PublicMenu> {
  return inShop(db.behind, company, async (tx, shop) => {
    const { version, categories, items } = withPartsOut(
      await readOnSale(tx, shop.id, 'cardapio'),
      now.getTime(),
    )
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
  })
}
