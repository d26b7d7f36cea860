import type { GoogleTown, LinkedShop } from '../../testing/google'

type Row = Record<string, unknown>

/** The company's link as it lies in the database. */
export async function linkRow({ server }: GoogleTown, { company }: LinkedShop): Promise<Row> {
  const { rows } = await server.app.db.owner.query<Row>(
    'select * from google_connections where company_id = $1',
    [company.id],
  )
  return rows[0]!
}

/** The company's failures of the authorisation, oldest first. */
export async function auditRows({ server }: GoogleTown, { company }: LinkedShop): Promise<Row[]> {
  const { rows } = await server.app.db.owner.query<Row>(
    'select type, message, browser, url from google_audit where company_id = $1 order by at, type',
    [company.id],
  )
  return rows
}

/** Status, code and words of a refused call. */
export function refusalOf(answer: { status: number; body: object }): unknown[] {
  const { code, mensagem } = answer.body as { code?: string; mensagem?: string }
  return [answer.status, code, mensagem]
}
