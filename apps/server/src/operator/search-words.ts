import { sql, type Sql } from '../platform/database/sql'

/**
 * Whether what was typed is in one of these columns, without accents and case. A CNPJ or phone is also found as people
 * write it, with dots and dashes, in the `numbers` columns. Nothing typed finds everything.
 */
export function searchIn(
  typed: string | undefined,
  columns: readonly string[],
  numbers: readonly string[],
): Sql {
  const words = (typed ?? '').trim()
  if (words === '') return sql`true`
  const anywhere = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const inText = sql`app.search_text(${sql.raw(columns.join(', '))}) like app.search_text(${anywhere})`
  const bare = words.replace(/[\s./()+-]/g, '').toUpperCase()
  if (!/^[0-9A-Z]{3,}$/.test(bare)) return inText
  return sql`(${inText} or ${sql.join(
    numbers.map((column) => sql`${sql.raw(column)} like ${`%${bare}%`}`),
    ' or ',
  )})`
}
