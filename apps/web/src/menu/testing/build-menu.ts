import type { PublicMenu } from '@balcao/contract/menu'
import type { Item } from '@balcao/domain/catalogue'
import { buildCategory } from '@balcao/domain/catalogue/testing'

export const lanches = buildCategory()

/** An open shop in Manaus that sells `items`. */
export function buildMenu(items: Item[], change: Partial<PublicMenu> = {}): PublicMenu {
  return {
    company: {
      id: '0f0d3a7e-3f5c-4c0e-9a43-0a3f4f4b9d10',
      nome: 'Lanchonete da Praça',
      sobre: null,
      telefone: null,
      endereco: null,
      cidade: 'Manaus',
      estado: 'AM',
      logo: null,
      capa: null,
      cor: null,
      time_zone: 'America/Manaus',
    },
    hours: [],
    open: true,
    opens_at: null,
    paused: false,
    delivers: true,
    catalogue_version: 1,
    categories: [lanches],
    items,
    images: [],
    delivery: { tempo_entrega: 45, taxa_entrega: 5, pedido_minimo: 0, entrega_gratis: 0, bairros_taxas: {} },
    pix: true,
    voucher: false,
    schedules: false,
    ...change,
  }
}
