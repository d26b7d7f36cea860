import { manager } from '../../i18n/locales/pt/shop/manager'
import type { ManagerWords } from '../texts'

type ColumnText = Extract<keyof typeof manager, `column_${string}`>

/** The heading of a report's column; a key that is not known is shown as it came. */
export function columnTitle(key: string, t: ManagerWords): string {
  const text = `column_${key}`
  return isColumnText(text) ? t(text) : key
}

function isColumnText(text: string): text is ColumnText {
  return Object.hasOwn(manager, text)
}
