import { useTexts } from '../../i18n/language'
import { VersionsDialog } from '../../ui/versions-dialog'
import { fieldName } from '../field-name'
import { employeesTexts } from '../texts'
import { draftWords } from './draft-words'
import type { DraftField, EmployeeDraft } from './employee-draft'
import type { EmployeeConflict } from './use-employee-edit'

interface ClashDialogProps {
  conflict: EmployeeConflict
  mine: EmployeeDraft
  onSettle: (fromTheirs: DraftField[]) => void
  onClose: () => void
}

/** What two people changed in the same fields, to be decided before it is saved. */
export function ClashDialog({ conflict, mine, onSettle, onClose }: ClashDialogProps) {
  const t = useTexts(employeesTexts)
  const lines = (field: DraftField, draft: EmployeeDraft) =>
    [draftWords(field, draft, t)].filter((line) => line !== '')
  return (
    <VersionsDialog
      words={{
        title: t('clashTitle'),
        text: t('clashText'),
        back: t('keepEditing'),
        save: t('save'),
        mine: t('clashMine'),
        theirs: t('clashTheirs'),
        empty: t('notGiven'),
      }}
      rows={conflict.clashes.map((field) => ({
        field,
        name: fieldName(field, t),
        mine: lines(field, mine),
        theirs: lines(field, conflict.theirs),
      }))}
      onSettle={onSettle}
      onClose={onClose}
    />
  )
}
