import { imageKeys } from './image-files'
import type { ImageNeeds } from './images-needs'
import { deleteUnusedImage } from './images.store'

/**
 * Removes an image and its files, unless something shows it. What fails here is left whole for the sweep: the row
 * goes only when both files have gone.
 */
export async function discardImage(
  { db, files, log }: Pick<ImageNeeds, 'db' | 'files' | 'log'>,
  companyId: string,
  imageId: string,
): Promise<void> {
  try {
    await db.asCompany(companyId, async (tx) => {
      if (!(await deleteUnusedImage(tx, companyId, imageId))) return
      for (const key of imageKeys(companyId, imageId)) await files.remove(key)
    })
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'an image is left for the sweep')
  }
}
