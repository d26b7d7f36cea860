import { expect, test } from 'vitest'
import type { ItemContent } from './model'
import { isOnSale } from './on-sale'
import { buildCategory, buildItem } from './testing/build-catalogue'

const now = Date.parse('2026-05-01T12:00:00Z')

test.each<[string, Partial<ItemContent>, boolean, boolean]>([
  ['as it is', {}, true, true],
  ['inactive', { ativo: false }, true, false],
  ['not available', { disponivel: false }, true, false],
  ['of an inactive category', {}, false, false],
  ['paused for a second more', { pausado_ate: '2026-05-01T12:00:01Z' }, true, false],
  ['paused until now', { pausado_ate: '2026-05-01T12:00:00Z' }, true, true],
  ['paused, in another zone', { pausado_ate: '2026-05-01T09:00:01-03:00' }, true, false],
])('an item %s', (_, content, ativo, isSold) => {
  expect(isOnSale(buildItem(content), buildCategory({ ativo }), now)).toBe(isSold)
})
