import { imageAddress } from '@balcao/domain/images'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'

/** Neither in the menu gallery, nor on any item of the catalogue, nor on the company's own pages. For queries over `images`. */
export const isUnused = sql`
  not exists (select from menu_images m where m.company_id = images.company_id and m.image_id = images.id)
  and not exists (select from catalogue_rows c where c.company_id = images.company_id and c.kind = 'item'
    and c.content->>'imagem' = images.id)
  and not exists (select from companies o where o.id = images.company_id and images.id in (o.logo, o.capa))`

/** Makes the company's uploads take turns from here to the end of the transaction. */
export async function lockImages(tx: Tx, companyId: string): Promise<void> {
  await tx.execute(sql`select 1 from companies where id = ${companyId} for no key update`)
}

/** Bytes that the company's images take together. */
export async function sumBytes(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await tx.execute<{ bytes: number }>(
    sql`select coalesce(sum(bytes), 0)::bigint as bytes from images where company_id = ${companyId}`,
  )
  return rows[0]!.bytes
}

export async function insertImage(
  tx: Tx,
  companyId: string,
  image: { id: string; bytes: number; width: number; height: number },
): Promise<void> {
  await tx.execute(sql`insert into images (company_id, id, bytes, width, height)
    values (${companyId}, ${image.id}, ${image.bytes}, ${image.width}, ${image.height})`)
}

/** Answers whether it was there and unused. */
export async function deleteUnusedImage(tx: Tx, companyId: string, imageId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`delete from images where company_id = ${companyId} and id = ${imageId} and ${isUnused}`,
  )
  return rowCount === 1
}

/** Said of a picture that is not the company's. */
export const imageMissing = 'Imagem não encontrada.'

/** Which of these are the company's. */
export async function findOwnImages(tx: Tx, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from images where company_id = ${companyId} and id = any(${[...ids]}::text[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The menu gallery in its order, with the address of each picture in full. */
export async function listMenuImages(
  tx: Tx,
  companyId: string,
): Promise<{ url: string; fileName: string }[]> {
  const { rows } = await tx.execute<{ file_name: string; image_id: string }>(sql`
    select file_name, image_id from menu_images where company_id = ${companyId} order by position, file_name`)
  return rows.map((row) => ({ url: imageAddress(companyId, row.image_id).url, fileName: row.file_name }))
}

/** The image that the gallery shows under this name. */
export async function findMenuImage(
  tx: Tx,
  companyId: string,
  fileName: string,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ image_id: string }>(sql`
    select image_id from menu_images where company_id = ${companyId} and file_name = ${fileName}`)
  return rows[0]?.image_id
}

export async function countMenuImages(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*) from menu_images where company_id = ${companyId}`,
  )
  return rows[0]!.count
}

/** Puts an image at the end of the gallery. */
export async function appendMenuImage(tx: Tx, companyId: string, fileName: string, imageId: string) {
  await tx.execute(sql`insert into menu_images (company_id, file_name, image_id, position)
    select ${companyId}, ${fileName}, ${imageId}, coalesce(max(position), 0) + 1
    from menu_images where company_id = ${companyId}`)
}

/** Shows another image, perhaps under another name, in the same place. */
export async function replaceMenuImage(
  tx: Tx,
  companyId: string,
  { from, to, imageId }: { from: string; to: string; imageId: string },
) {
  await tx.execute(sql`update menu_images set file_name = ${to}, image_id = ${imageId}
    where company_id = ${companyId} and file_name = ${from}`)
}

export async function deleteMenuImage(tx: Tx, companyId: string, fileName: string): Promise<void> {
  await tx.execute(sql`delete from menu_images where company_id = ${companyId} and file_name = ${fileName}`)
}
