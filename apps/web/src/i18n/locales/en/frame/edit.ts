import type { SameKeys } from '../../../format-text'
import type { edit as pt } from '../../pt/frame/edit'

export const edit: SameKeys<typeof pt> = {
  taken: 'Somebody else saved first; what they changed was kept: {fields}.',
  alsoTaken: 'Also changed, and stays as the other person saved it: {fields}.',
}
