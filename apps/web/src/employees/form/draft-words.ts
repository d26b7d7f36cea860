import type { Translate } from '../../i18n/language'
import type { employees } from '../../i18n/locales/pt/shop/employees'
import { dateText } from '../date-text'
import type { DraftField, EmployeeDraft } from './employee-draft'

/** A field's value as the screen shows it; empty when it says nothing. */
export function draftWords(field: DraftField, draft: EmployeeDraft, t: Translate<typeof employees>): string {
  if (field === 'status') return t(`status_${draft.status}`)
  if (field === 'data_admissao') return dateText(draft.data_admissao)
  return draft[field]
}
