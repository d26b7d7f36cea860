import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withoutBadRows } from './without-bad-rows'

const Row = z.object({ id: z.int(), tags: z.array(z.string()) })
const read = (shape: z.ZodMiniType, answer: unknown) => {
  const { error } = shape.safeParse(answer)
  return error ? withoutBadRows(answer, error.issues) : answer
}
const good = { id: 1, tags: ['a'] }

test.each([
  ['a list of its own', z.array(Row), [good, { id: 'x', tags: [] }, null], [good]],
  [
    'a list within',
    z.object({ rows: z.array(Row), more: z.boolean() }),
    { rows: [{}, good], more: true },
    { rows: [good], more: true },
  ],
  ['a list within a row', z.array(Row), [good, { id: 2, tags: [7] }], [good]],
  ['no row at all', z.object({ rows: z.array(Row) }), { rows: 'none' }, null],
])('what is wrong in %s costs the row alone', (_, shape, answer, left) => {
  expect(read(shape, answer)).toEqual(left)
})
