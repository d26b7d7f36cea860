import { Problem } from '../../platform/http/problems'

/** @throws Problem INVALID_INPUT that names the rows whose id stands in an earlier one already */
export function requireDistinctIds(rows: readonly { id: string }[], field: string): void {
  const ids = rows.map(({ id }) => id.toLowerCase())
  const repeated = ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : []))
  if (repeated.length === 0) return
  throw new Problem('INVALID_INPUT', {
    fields: repeated.map((index) => ({
      path: `${field}.${index}.id`,
      mensagem: 'Este identificador já foi usado nesta lista.',
    })),
  })
}
