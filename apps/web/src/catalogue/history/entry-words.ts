import type { HistoryEntry } from '@balcao/contract/catalogue'
import type { Translate } from '../../i18n/language'
import { fieldName } from '../field-words'
import type { catalogueTexts } from '../texts'

type Words = Translate<typeof catalogueTexts.pt>

/** What a save did, in one line: 'Mudou preço: X-Bacon'. */
export function entryWords(t: Words, { summary, undid, restored }: HistoryEntry): string {
  if (undid !== null) return t('entryUndid', { version: undid })
  if (restored !== null) return t('entryRestored', { version: restored })
  const { added, changed, removed, names, fields } = summary
  const parts = [
    added > 0 && t('entryAdded', { count: added }),
    changed > 0 && t('entryChanged', { count: changed, fields: fieldsWords(t, fields) }),
    removed > 0 && t('entryRemoved', { count: removed }),
  ].filter((part) => part !== false)
  const others = added + changed + removed - names.length
  const who = others > 0 ? t('namesAndMore', { names: names.join(', '), count: others }) : names.join(', ')
  return `${parts.join(', ')}: ${who}`
}

function fieldsWords(t: Words, fields: readonly string[]): string {
  return [...new Set(fields.map((field) => fieldName(t, field).toLowerCase()))].join(', ')
}

/** How many rows the saves after a version changed: at most so many change when it is restored. */
export function rowsSince(
  entries: readonly HistoryEntry[],
  version: number,
): { saves: number; rows: number } {
  const later = entries.filter((entry) => entry.version > version)
  const rows = later.reduce(
    (sum, { summary: { added, changed, removed } }) => sum + added + changed + removed,
    0,
  )
  return { saves: later.length, rows }
}
