import type { RowChange } from '@balcao/domain/catalogue'
import type { Tx } from '../platform/database/database'
import { findOwnImages } from '../images'

/** Changes of the past without the pictures that were removed meanwhile: a product comes back without its picture. */
export async function withoutLostImages(
  tx: Tx,
  companyId: string,
  changes: readonly RowChange[],
): Promise<RowChange[]> {
  const there = await findOwnImages(tx, companyId, namedImages(changes))
  return changes.map((change) => {
    if (change.kind !== 'item' || !change.after?.imagem || there.has(change.after.imagem)) return change
    return { ...change, after: { ...change.after, imagem: null } }
  })
}

/** Ids of the pictures that changes name. */
export function namedImages(changes: readonly RowChange[]): string[] {
  return changes.flatMap(({ after }) => (after && 'imagem' in after && after.imagem ? [after.imagem] : []))
}
