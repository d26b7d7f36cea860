import pg from 'pg'

/** A column that PostgreSQL would answer. */
export interface DescribedColumn {
  name: string
  /** The type as SQL names it; arrays end in `[]`. */
  type: string
  /** A table's own column that may be null there: its name. */
  nullable: string | undefined
}

interface Field {
  name: string
  dataTypeID: number
  tableID: number
  columnID: number
}

/** The wire below a client's queries. */
interface Wire {
  parse(statement: { text: string; name: string; types: number[] }): void
  describe(what: { type: 'S'; name: string }): void
  sync(): void
}

/** Asks PostgreSQL what statements would answer, and runs none of them. */
export async function openDescriber(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const types = new Map<number, string>()
  const { rows } = await client.query<{ oid: number; name: string }>(
    `select oid::int, format_type(oid, null) as name from pg_type`,
  )
  for (const { oid, name } of rows) types.set(oid, name)
  const nullable = new Map<string, string>()
  const free = await client.query<{ column: string; name: string }>(
    `select attrelid || '.' || attnum as column, attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and not attnotnull and attnum > 0`,
  )
  for (const { column, name } of free.rows) nullable.set(column, name)

  return {
    /** The columns of one statement. @throws Error with PostgreSQL's words for one that it would refuse */
    describe(text: string): Promise<DescribedColumn[]> {
      return new Promise((resolve, reject) => {
        let columns: DescribedColumn[] = []
        client.query({
          submit(wire: Wire) {
            wire.parse({ text, name: '', types: [] })
            wire.describe({ type: 'S', name: '' })
            wire.sync()
          },
          handleRowDescription({ fields }: { fields: Field[] }) {
            columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
              name,
              type: types.get(dataTypeID) ?? String(dataTypeID),
              nullable: nullable.get(`${tableID}.${columnID}`),
            }))
          },
          handleError: reject,
          handleReadyForQuery: () => resolve(columns),
        } as unknown as pg.Submittable)
      })
    },
    close: () => client.end(),
  }
}
