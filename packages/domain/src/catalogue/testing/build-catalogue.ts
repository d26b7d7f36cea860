import type { Catalogue, Category, CategoryContent, Item, ItemContent } from '../model'

/** A category's row; what is not given is plain. */
export function buildCategory(content: Partial<Category> = {}): Category {
  return { id: 'lanches', version: 1, ...categoryContent, ...content }
}

/** An item's row; what is not given is plain. */
export function buildItem(content: Partial<Item> = {}): Item {
  return { id: 'x-bacon', version: 1, ...itemContent, ...content }
}

/** A catalogue of these rows, which the caller gives in their order. */
export function buildCatalogue(
  rows: Partial<Omit<Catalogue, 'version'>> & { version?: number } = {},
): Catalogue {
  return { version: 1, categories: [], items: [], ...rows }
}

const categoryContent: CategoryContent = {
  section: 'cardapio',
  nome: 'Lanches',
  ativo: true,
  tipos_preco: ['padrao'],
  modalidade: null,
  position: 1024,
  extras: {},
}

const itemContent: ItemContent = {
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
}
