import { isDeepStrictEqual } from 'node:util'
import type { HistoryEntry } from '@balcao/contract/catalogue'
import type { RowContent } from './catalogue.store'

const mostNames = 3
const mostFields = 10

/** What a save did, for a person who looks for it in the history. */
export function summariseChanges(
  changes: readonly { before: RowContent | null; after: RowContent | null }[],
): HistoryEntry['summary'] {
  const changed = changes.filter(({ before, after }) => before && after)
  const fields = new Set(changed.flatMap(({ before, after }) => differingFields(before!, after!)))
  return {
    added: changes.filter(({ before }) => before === null).length,
    changed: changed.length,
    removed: changes.filter(({ after }) => after === null).length,
    names: changes.slice(0, mostNames).map(({ before, after }) => (after ?? before)?.nome ?? ''),
    fields: [...fields].slice(0, mostFields),
  }
}

function differingFields(before: RowContent, after: RowContent): string[] {
  const was = before as unknown as Record<string, unknown>
  return Object.entries(after)
    .filter(([field, value]) => !isDeepStrictEqual(value, was[field]))
    .map(([field]) => field)
}
