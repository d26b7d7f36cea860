import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { withConnection } from '../../backup/connect'
import { givenEmptyDatabase } from '../../backup/testing/empty-database'
import { migrate } from './migrate'

const digits = fc.string({ unit: fc.constantFrom(...'0123456789') })
const phones = fc.oneof(
  fc.string(),
  digits,
  fc
    .tuple(
      fc.constantFrom('', '+', '0', '00', '+0'),
      fc.constantFrom('', '55', '55 ', '(55)', '1'),
      fc.constantFrom('92', '(11) ', '55', '9'),
      fc.constantFrom('', '9', '9 ', '99'),
      fc.stringMatching(/^[2-9]\d{3,4}-?\d{4}$/),
    )
    .map((parts) => parts.join('')),
)
const cents = fc.integer({ min: 0, max: 100_000_000 })
const name = fc.string({ unit: 'grapheme' })
const item = fc.record({
  name,
  quantity: fc.integer({ min: 1, max: 999 }),
  unit_price_cents: cents,
  options: fc.array(fc.record({ name, price_cents: cents })),
  notes: fc.option(name),
  product_id: fc.option(name),
})

it('orders and phones read the same after what computes their columns was made cheaper', async () => {
  const database = await givenEmptyDatabase()
  const appPassword = 'app'
  const texts = fc.sample(phones, 2000)
  const orders = fc.sample(fc.array(item), 500).map((items) => JSON.stringify(items))
  const read = () =>
    withConnection(database.ownerUrl, 'test', async (client) => {
      const keys = await client.query<{ key: string | null }>(
        'select app.phone_key(t) as key from unnest($1::text[]) with ordinality as x (t, n) order by n',
        [[...texts, null]],
      )
      const wires = await client.query<{ wire: string }>(
        'select app.items_in_reais(t::jsonb)::text as wire from unnest($1::text[]) with ordinality as x (t, n) order by n',
        [[...orders, null]],
      )
      return { keys: keys.rows.map(({ key }) => key), wires: wires.rows.map(({ wire }) => wire) }
    })
  await migrate({ ...database, appPassword, upTo: '0007_company_life.sql' })
  const before = await read()
  expect(new Set(before.keys).size).toBeGreaterThan(500)
  await migrate({ ...database, appPassword })
  expect(await read()).toEqual(before)
})
