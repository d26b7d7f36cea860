import { randomBytes } from 'node:crypto'
import { IMAGE_QUOTA_BYTES } from '@balcao/domain/images'
import { FilesUnavailable } from '../gateways/files'
import { Problem } from '../platform/http/problems'
import { discardImage } from './discard-image'
import { imageKeys } from './image-files'
import type { ImageNeeds } from './images-needs'
import { insertImage, lockImages, sumBytes } from './images.store'
import type { Picture } from './redraw'

/**
 * Keeps a picture and answers its new id. Nothing shows it yet: unless something does within a day, it is swept. The
 * row comes before the files, so that the sweep also finds what a killed process left in the store.
 * @throws Problem IMAGE_QUOTA, UNAVAILABLE when the store is away or full
 */
export async function storePicture(needs: ImageNeeds, companyId: string, picture: Picture): Promise<string> {
  const { full, thumb, width, height } = picture
  // Not to be guessed: whoever has the address may see the picture.
  const id = randomBytes(16).toString('hex')
  const bytes = full.length + thumb.length
  await needs.db.asCompany(companyId, async (tx) => {
    await lockImages(tx, companyId)
    if ((await sumBytes(tx, companyId)) + bytes > IMAGE_QUOTA_BYTES) throw new Problem('IMAGE_QUOTA')
    await insertImage(tx, companyId, { id, bytes, width, height })
  })
  const [fullKey, thumbKey] = imageKeys(companyId, id)
  // Both have ended before anything is taken back: a write still under way would outlive its removal.
  const puts = await Promise.allSettled([
    needs.files.put(fullKey, full, 'image/webp'),
    needs.files.put(thumbKey, thumb, 'image/webp'),
  ])
  const failed = puts.find((put) => put.status === 'rejected')
  if (!failed) return id
  await discardImage(needs, companyId, id)
  if (!(failed.reason instanceof FilesUnavailable)) throw failed.reason
  needs.log.warn({ reason: failed.reason.message }, 'the file store took no picture')
  throw new Problem('UNAVAILABLE')
}
