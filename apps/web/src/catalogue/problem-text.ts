import {
  CatalogueError,
  checkChanges,
  type Catalogue,
  type CatalogueProblem,
  type RowChange,
} from '@balcao/domain/catalogue'
import type { Translate } from '../i18n/language'
import type { catalogueTexts } from './texts'

type Words = Translate<typeof catalogueTexts.pt>

/** The first thing that changes would break, or null. */
export function firstProblem(catalogue: Catalogue, changes: readonly RowChange[]): CatalogueProblem | null {
  return checkChanges(catalogue, changes)[0] ?? null
}

/** The sentence of what an edit would break (CATAL-54 to CATAL-60). */
export function problemText(t: Words, { code, field }: Pick<CatalogueProblem, 'code' | 'field'>): string {
  switch (code) {
    case 'name_required':
      return t(field === 'nome' ? 'categoryNameRequired' : 'nameRequired')
    case 'name_taken':
      return t('categoryNameTaken')
    case 'price_types_missing':
    case 'price_type_unnamed':
      return t('priceTypesUnnamed')
    case 'price_type_taken':
      return t('priceTypeTaken')
    case 'category_missing':
      return t('categoryMissing')
    case 'options_bounds':
      return t('optionBounds')
    default:
      return t('invalidStructure')
  }
}

/** The sentence of an edit of something that is gone (CATAL-63, 68 to 70); null for any other failure. */
export function missingText(t: Words, error: unknown): string | null {
  if (!(error instanceof CatalogueError)) return null
  return t(error.code)
}
