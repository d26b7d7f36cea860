import { undoCatalogue, type CatalogueSaved } from '@balcao/contract/catalogue'
import { errorText } from '../../i18n/error-text'
import { currentLanguage, textsNow } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { notify } from '../../ui/notices/notify'
import { notifyUndo } from '../../ui/notices/notify-undo'
import { catalogueTexts } from '../texts'
import type { PendingEdit } from './pending-edit'
import type { FailedEdit } from './save-queue'

interface CatalogueReader {
  absorb: (saved: CatalogueSaved) => Promise<void>
  read: () => Promise<void>
}

/** Says that an edit is saved, where the spec has words for it (CATAL-79 to 84); large ones can be taken back. */
export function tellSaved({ about }: PendingEdit, saved: CatalogueSaved | null, reader: CatalogueReader) {
  const t = textsNow(catalogueTexts)
  const { purpose, section } = about
  const withUndo = (text: string) => {
    if (saved) notifyUndo(text, t('undo'), () => void undoSave(saved.version, reader))
    else notify.success(text)
  }
  switch (purpose) {
    case 'toggleItem':
      return replaceToast(t('itemToggled'))
    case 'toggleCategory':
      return replaceToast(t('categoryToggled'))
    case 'editCategory':
      return void notify.success(t('categorySaved'))
    case 'deleteItem':
      return withUndo(t(section === 'servicos' ? 'serviceDeleted' : 'productDeleted'))
    case 'deleteCategory':
      return withUndo(t('categoryDeleted'))
    case 'prices':
    case 'import':
    case 'sample':
    case 'pause':
      return withUndo(about.label)
    default:
      return undefined
  }
}

/** Says why an edit left the screen again, with the spec's sentence for its kind (CATAL-64 to 67, COMP-37). */
export function tellRefused({ about, error }: FailedEdit) {
  logFailure('a change of the catalogue was not saved', error)
  notify.error(refusalText({ about, error }))
}

/** The sentence of a refused edit. */
export function refusalText({
  about: { purpose, section },
  error,
}: Pick<FailedEdit, 'about' | 'error'>): string {
  const t = textsNow(catalogueTexts)
  const message = errorText(error, currentLanguage(), t('saveFailed'))
  if (purpose === 'deleteCategory') return t('deleteCategoryFailed', { message })
  if (purpose === 'deleteItem') return t('deleteFailed')
  if (purpose === 'editCategory' || purpose === 'toggleCategory') return t('editCategoryFailed')
  return section === 'servicos' ? t('saveServicesFailed', { message }) : t('saveFailed')
}

/** Takes back one save; says so, or why not. */
export async function undoSave(version: number, { absorb, read }: CatalogueReader): Promise<boolean> {
  const t = textsNow(catalogueTexts)
  try {
    await absorb(await call(undoCatalogue, { body: { version } }))
    notify.success(t('undone'))
    return true
  } catch (error) {
    logFailure('a save of the catalogue was not undone', error)
    notify.error(
      hasCode(error, 'CATALOGUE_CHANGED')
        ? t('undoChanged')
        : errorText(error, currentLanguage(), t('undoFailed')),
    )
    await read().catch(() => undefined)
    return false
  }
}

let lastToast: string | undefined

// Ten toggles in a row are one message, not a tower of ten.
function replaceToast(text: string) {
  if (lastToast) notify.dismiss(lastToast)
  lastToast = notify.success(text)
}
