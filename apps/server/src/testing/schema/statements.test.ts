import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database'
import { compareRow } from './statements/compare-row'
import { openDescriber } from './statements/describe'
import { findStatements, type Found } from './statements/find-statements'
import { openProduct, type Product } from './statements/program'

/**
 * Statements that cannot be judged by the source and the schema alone, by file or folder under src (or by a part of what
 * PostgreSQL says), and why. Each is run by tests.
 */
const unjudged: { at: string; words?: string; because: string }[] = [
  { at: 'backup/', because: 'it copies the tables that it finds, by the names in the catalogue' },
  { at: 'platform/database/app-role.ts', because: 'the role’s name is a setting' },
  { at: 'platform/database/migrate.ts', because: 'files get their names when it runs' },
  {
    at: 'platform/metrics/metrics.ts',
    because: 'features bring the queries: metrics.test.ts runs every one',
  },
  {
    at: 'platform/database/database.ts',
    because: 'transactions, and the one way that all others go',
  },
  { at: 'platform/database/restore-in-progress.ts', because: 'it makes its own schema and takes it away' },
  { at: 'platform/postgres/ensure-database.ts', because: 'the database’s name is a setting' },
  {
    at: 'platform/live/listener.ts',
    words: 'multiple commands',
    because: 'several channels in one round trip',
  },
  { at: 'platform/rest/read-table.ts', because: 'callers choose the columns: see answers.test.ts' },
  {
    at: 'manager/read-json.ts',
    because: 'each report has columns of its own: reports.test.ts runs every one',
  },
  { at: 'company/change-company.ts', words: 'jsonb', because: 'JSON is written into columns of JSON only' },
]

describe('statements', () => {
  let database: TestDatabase
  let product: Product
  let found: Found
  const complaints: string[] = []
  const needed = new Set<unknown>()
  let compared = 0

  /** Keeps a complaint unless its place is one of those that cannot be judged. */
  function complain(place: string, words: string) {
    const reason = unjudged.find((one) => place.startsWith(one.at) && words.includes(one.words ?? ''))
    if (reason) needed.add(reason)
    else complaints.push(`${place} ${words}`)
  }

  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'))
    product = await openProduct()
    found = findStatements(product)
    const describer = await openDescriber(database.ownerUrl)
    for (const { place, why } of found.unread) complain(place, `cannot be read: ${why}`)
    for (const { place, text, row } of found.statements) {
      const columns = await describer.describe(text).catch((error: Error) => complain(place, error.message))
      if (!columns || !row) continue
      compared += 1
      for (const words of compareRow(product.checker, row, { text, columns })) complain(place, words)
    }
    await describer.close()
  }, 240_000)
  afterAll(() => database.drop())

  it('every statement of the product stands against the schema, and its rows are what their type says', () => {
    expect([...new Set(complaints)]).toEqual([])
  })

  it('they are all found: a house without statements would pass as well', () => {
    expect(found.places).toBeGreaterThan(600)
    expect(found.statements.length).toBeGreaterThan(found.places)
    expect(compared).toBeGreaterThan(350)
  })

  it('a reason that no statement needs any more is gone', () => {
    expect(unjudged.filter((one) => !needed.has(one))).toEqual([])
  })
})
