import { thumbOf } from '@balcao/domain/images'

/** Where the file store keeps an image and its thumbnail. */
export function imageKeys(companyId: string, imageId: string): [full: string, thumb: string] {
  const full = fileKey(companyId, `${imageId}.webp`)
  return [full, thumbOf(full)]
}

export const fileKey = (companyId: string, file: string) => `${companyId}/${file}`
