import type { SameKeys } from '../../../format-text'
import type { edit as pt } from '../../pt/frame/edit'

export const edit: SameKeys<typeof pt> = {
  taken: 'Otra persona guardó antes; lo que cambió se mantuvo: {fields}.',
  alsoTaken: 'También cambió, y queda como lo guardó la otra persona: {fields}.',
}
