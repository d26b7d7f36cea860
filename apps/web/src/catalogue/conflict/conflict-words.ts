import { useMemo } from 'react'
import { useTexts } from '../../i18n/language'
import { useCatalogue } from '../catalogue-context'
import { fieldName, fieldValue } from '../field-words'
import { fieldOf, type RowConflict } from '../store/rebase'
import { catalogueTexts } from '../texts'

interface ConflictLine {
  field: string
  mine: string
  theirs: string
}

/** A conflict as lines to read: what differs, on either side. */
export function useConflictWords(): (conflict: RowConflict) => ConflictLine[] {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  return useMemo(() => {
    const names = () => new Map(store.view()?.categories.map(({ id, nome }) => [id, nome]))
    return ({ mine, theirs, fields }) => {
      if (!mine || !theirs) {
        const word = (side: unknown) => t(side ? 'sideChanged' : 'sideRemoved')
        return [{ field: t('wholeRow'), mine: word(mine), theirs: word(theirs) }]
      }
      return fields.map((field) => ({
        field: fieldName(t, field),
        mine: fieldValue(t, field, fieldOf(mine, field), names()),
        theirs: fieldValue(t, field, fieldOf(theirs, field), names()),
      }))
    }
  }, [t, store])
}
