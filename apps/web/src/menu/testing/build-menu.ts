import type { PublicMenu } from '@balcao/contract/menu'
import type { Category, Item } from '@balcao/domain/catalogue'

export const lanches: Category = {
  id: 'lanches',
  version: 1,
  section: 'cardapio',
  nome: 'Lanches',
  ativo: true,
  tipos_preco: ['padrao'],
  modalidade: null,
  position: 1024,
  extras: {},
}

/** A product on sale: X-Bacon for 24,90 unless told otherwise. */
export function buildItem(change: Partial<Item> = {}): Item {
  return {
    id: 'x-bacon',
    version: 1,
    category_id: 'lanches',
    nome: 'X-Bacon',
    descricao: '',
    centavos: { padrao: 2490 },
    disponivel: true,
    ativo: true,
    ingredientes: [],
    alergenos: [],
    tempo_preparo: null,
    duracao: null,
    modalidade: null,
    position: 1024,
    opcoes: [],
    imagem: null,
    pausado_ate: null,
    codigo: null,
    extras: {},
    ...change,
  }
}

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
      time_zone: 'America/Manaus',
    },
    hours: [],
    open: true,
    opens_at: null,
    catalogue_version: 1,
    categories: [lanches],
    items,
    images: [],
    delivery: { tempo_entrega: 45, taxa_entrega: 5, bairros_taxas: {} },
    pix: true,
    ...change,
  }
}
