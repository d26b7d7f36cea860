import type { BotWorld } from '../../model/model'
import type { Chance } from './chance'

/**
 * The shop after something changed: a price, a product or an option that ran out, a fee, its PIX, its door, or what is
 * known of the customer. `base` is the shop as it was at first, to which it comes back now and then.
 */
export function changedWorld(world: BotWorld, base: BotWorld, chance: Chance): BotWorld {
  const { shop, menu } = world
  const item = chance.one(menu.items)
  const withItem = (change: Partial<typeof item>) => ({
    ...world,
    menu: { ...menu, items: menu.items.map((one) => (one.id === item.id ? { ...one, ...change } : one)) },
  })
  const withShop = (change: Partial<typeof shop>) => ({ ...world, shop: { ...shop, ...change } })
  switch (chance.below(10)) {
    case 0:
    case 1: {
      const dearer = Object.entries(item.centavos).map(([type, cents]) => [type, cents && cents + 50])
      return withItem({ centavos: Object.fromEntries(dearer) as typeof item.centavos })
    }
    case 2:
      return withItem({ disponivel: false })
    case 3:
      return withItem({
        opcoes: item.opcoes.map((group) => ({
          ...group,
          opcoes: group.opcoes.map((option, place) => ({ ...option, ativo: place !== 0 && option.ativo })),
        })),
      })
    case 4:
      return withShop({
        feeGroups: shop.feeGroups.map(({ centavos, bairros }) => ({ centavos: centavos + 100, bairros })),
      })
    case 5:
      return withShop(chance.one([{ pix: null }, { voucher: true }, { feeGroups: [], baseFeeCents: 700 }]))
    case 6:
      return withShop({ open: false, opensAt: new Date(world.now + 3_600_000).toISOString() })
    case 7:
      return {
        ...world,
        customer: chance.one([
          { name: 'Bia', address: 'Rua B, 2', neighbourhood: 'Centro' },
          { name: null, address: null, neighbourhood: null },
        ]),
      }
    default:
      return { ...base, orders: world.orders }
  }
}
