/**
 * Why a catalogue JSON was refused. `unreadable`: not JSON, or not an object or list; `categories_invalid`: no list of
 * categories where one must be; the others name the field or the limit.
 */
export type CatalogueShapeCode =
  | 'unreadable'
  | 'categories_invalid'
  | 'item_invalid'
  | 'name_missing'
  | 'price_invalid'
  | 'price_types_invalid'
  | 'flag_invalid'
  | 'modality_invalid'
  | 'options_invalid'
  | 'text_invalid'
  | 'forbidden_key'
  | 'too_large'
  | 'too_deep'

/**
 * A catalogue JSON in no shape that we understand. `path` names the place, such as
 * `cardapio.categorias[2].produtos[0].preco` (empty: the whole document); `mensagem` is the spec's text (CATAL-75, CATAL-76).
 */
export class CatalogueShapeError extends Error {
  override readonly name = 'CatalogueShapeError'
  readonly mensagem: string

  constructor(
    readonly code: CatalogueShapeCode,
    readonly path: string,
  ) {
    super(`Catalogue JSON refused at '${path}': ${code}`)
    this.mensagem =
      code === 'categories_invalid'
        ? 'Estrutura de categorias inválida'
        : 'Erro ao processar dados do cardápio'
  }
}
