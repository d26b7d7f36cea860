import type { Catalogue, Category, Item } from '@balcao/domain/catalogue'

/** A category as the server would send it. */
export function buildCategory(overrides: Partial<Category> = {}): Category {
  return {
    id: 'lanches',
    version: 1,
    section: 'cardapio',
    nome: 'Lanches',
    ativo: true,
    tipos_preco: ['padrao'],
    modalidade: null,
    position: 1024,
    extras: {},
    ...overrides,
  }
}

/** A product as the server would send it. */
export function buildItem(overrides: Partial<Item> = {}): Item {
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
    ...overrides,
  }
}

/** A catalogue of one category with an X-Bacon and an X-Salada, at version 1. */
export function buildCatalogue(overrides: Partial<Catalogue> = {}): Catalogue {
  return {
    version: 1,
    categories: [buildCategory()],
    items: [buildItem(), buildItem({ id: 'x-salada', nome: 'X-Salada', position: 2048 })],
    ...overrides,
  }
}
