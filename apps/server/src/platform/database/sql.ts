import sqlTag, { join, raw, type Sql } from 'sql-template-tag'

export type { Sql }

/**
 * SQL with its values apart: `sql\`select … where id = ${id}\``. Every value becomes a parameter, arrays
 * included; another `sql` is taken in as it is. `raw` and `join` are for texts of our own only.
 */
export const sql = Object.assign(
  (strings: TemplateStringsArray, ...values: unknown[]) => sqlTag(strings, ...values),
  {
    raw: (text: string): Sql => raw(text),
    join: (parts: readonly unknown[], separator: string): Sql => join(parts, separator),
  },
)
