import type { CategoryContent, ItemContent, RowChange, Section } from '@balcao/domain/catalogue'

/** What a save is for: decides the words of its success and of its failure (CATAL-45, 46, 64 to 67, 79 to 84). */
type Purpose =
  | 'edit'
  | 'add'
  | 'addCategory'
  | 'move'
  | 'pause'
  | 'toggleItem'
  | 'toggleCategory'
  | 'editCategory'
  | 'deleteItem'
  | 'deleteCategory'
  | 'prices'
  | 'import'
  | 'sample'

export interface EditAbout {
  purpose: Purpose
  section: Section
  /** What was edited, in the person's words: offered again when the save fails. */
  label: string
}

/** One row of an edit, with what the row said when the edit was made (null: it was not there). */
export interface PendingChange {
  change: RowChange
  before: CategoryContent | ItemContent | null
}

/** An edit that the screen shows and the server does not have yet. */
export interface PendingEdit {
  /** The UUID it is saved under; a new one whenever what is sent differs. */
  id: string
  about: EditAbout
  changes: readonly PendingChange[]
  /** Frozen once a send was not answered: the same id must carry the same content. */
  sent: readonly RowChange[] | null
  /** The version it was saved as, until the catalogue has caught up with it. */
  savedAs: number | null
}
