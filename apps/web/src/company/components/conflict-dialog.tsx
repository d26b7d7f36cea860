import { useTexts } from '../../i18n/language'
import { Callout } from '../../ui/callout'
import { hoursTexts } from '../../shared/hours/texts'
import { VersionsDialog } from '../../ui/versions-dialog'
import { valuesOf, type CompanyFieldName } from '../company-values'
import { namesOf } from '../field-names'
import { fieldWords } from '../field-words'
import { companyTexts } from '../texts'
import type { CompanyConflict } from '../use-company-edit'

interface ConflictDialogProps {
  conflict: CompanyConflict
  /** The fields for which the other person's version was chosen. */
  onSettle: (fromTheirs: CompanyFieldName[]) => void
  onClose: () => void
}

/** What two people changed in the company's data, field by field, to be decided. */
export function ConflictDialog({ conflict, onSettle, onClose }: ConflictDialogProps) {
  const t = useTexts(companyTexts)
  const tHours = useTexts(hoursTexts)
  const { merge, mine } = conflict
  const theirs = valuesOf(conflict.theirs)
  return (
    <VersionsDialog
      words={{
        title: t('conflictTitle'),
        text: t('conflictText'),
        back: t('conflictBack'),
        save: t('conflictSave'),
        mine: t('keepMine'),
        theirs: t('useTheirs'),
        empty: t('empty'),
      }}
      rows={merge.conflicts.map((field) => ({
        field,
        name: t(`field_${field}`),
        mine: fieldWords(field, mine, theirs, { t, tHours }),
        theirs: fieldWords(field, theirs, mine, { t, tHours }),
      }))}
      onSettle={onSettle}
      onClose={onClose}
    >
      {merge.taken.length > 0 && <Callout>{t('conflictTaken', { fields: namesOf(merge.taken, t) })}</Callout>}
    </VersionsDialog>
  )
}
