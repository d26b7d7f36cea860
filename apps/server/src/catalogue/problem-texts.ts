import type { CatalogueProblemCode, RowChange } from '@balcao/domain/catalogue'

const texts: Record<CatalogueProblemCode, string> = {
  name_required: 'Nome é obrigatório',
  name_taken: 'Já existe uma categoria com este nome',
  price_types_missing: 'A categoria precisa de ao menos um tipo de preço',
  price_type_unnamed: 'Todos os tipos de preço devem ter um nome',
  price_type_taken: 'Já existe um tipo de preço com este nome',
  category_missing: 'Categoria não encontrada',
  options_bounds: 'O mínimo de opções não pode ser maior que o máximo',
  option_id_taken: 'Duas opções têm o mesmo identificador',
  section_changed: 'Uma categoria não pode mudar de seção',
}

/** The sentence for a broken rule of one change: the spec's where it words one (CATAL-54 to 61, 69). */
export function problemText(code: CatalogueProblemCode, { kind, after }: RowChange, field: string): string {
  if (kind === 'category' && code === 'name_required') return 'Nome da categoria é obrigatório'
  if (kind === 'category' && code === 'category_missing' && after === null)
    return 'A categoria ainda tem itens'
  if (kind === 'item' && code === 'name_required' && field === 'nome') return 'Nome do produto é obrigatório'
  return texts[code]
}
