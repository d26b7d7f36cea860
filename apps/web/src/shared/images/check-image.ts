import { imageTypeOf, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '@balcao/domain/images'

export type ImageFault = 'not_an_image' | 'too_large' | 'too_many_pixels'

/**
 * Why a file may not be uploaded, or null: its type is told by its first bytes (PNG, JPEG, GIF, WebP), it has at most
 * 10 MB and 40 megapixels (IMG-18, IMG-19, decision 0026, W8). The server checks again.
 */
export async function checkImage(file: Blob): Promise<ImageFault | null> {
  if (file.size > MAX_IMAGE_BYTES) return 'too_large'
  if (!imageTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))) return 'not_an_image'
  const size = await sizeOf(file)
  if (!size) return 'not_an_image'
  return size.width * size.height > MAX_IMAGE_PIXELS ? 'too_many_pixels' : null
}

async function sizeOf(file: Blob): Promise<{ width: number; height: number } | null> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return { width, height }
  } catch {
    return null
  }
}
