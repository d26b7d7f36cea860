import type { TestServer } from '../../testing/server'

/** Pairs of rows that share a time of one agenda though neither was knowingly put over the other. */
export async function unspokenOverlaps(server: TestServer): Promise<{ a: string; b: string }[]> {
  const { rows } = await server.app.db.owner.query<{ a: string; b: string }>(
    `select a.id as a, b.id as b from appointments a
     join appointments b on b.id > a.id and b.agenda_number = a.agenda_number and b.blocked && a.blocked
     where a.deleted_at is null and b.deleted_at is null and a.status in ('held', 'pending', 'confirmed')
       and b.status in ('held', 'pending', 'confirmed') and not (a.id = any(b.beside) or b.id = any(a.beside))`,
  )
  return rows
}
