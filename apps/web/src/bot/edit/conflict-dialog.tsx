import { useTexts } from '../../i18n/language'
import { VersionsDialog, type VersionsRow } from '../../ui/versions-dialog'
import { botTexts } from '../texts'

interface ConflictDialogProps<Field extends string> {
  rows: readonly VersionsRow<Field>[]
  /** The fields for which the other person's version was chosen. */
  onSettle: (fromTheirs: Field[]) => void
  onClose: () => void
}

/** What two people changed in the texts of the bot, to be decided. */
export function ConflictDialog<Field extends string>(props: ConflictDialogProps<Field>) {
  const t = useTexts(botTexts)
  const words = {
    title: t('conflictTitle'),
    text: t('conflictText'),
    back: t('conflictBack'),
    save: t('conflictSave'),
    mine: t('keepMine'),
    theirs: t('useTheirs'),
    empty: t('empty'),
  }
  return <VersionsDialog words={words} {...props} />
}
