import { imageTypeOf, MAX_IMAGE_PIXELS } from '@balcao/domain/images'
import sharp, { type Metadata, type SharpOptions } from 'sharp'
import { decodingBytes, MAX_DECODING_BYTES } from './decoding-memory'
import { plainPng } from './plain-png'
import { ImageRefused } from './refusal'

// Memory stays where it is measured: nothing cached, one thread for each picture.
sharp.cache(false)
sharp.concurrency(1)
// Whatever a file says it is, no other decoder of libvips is ever reached.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`),
})

export const LONGEST_SIDE = 2000
export const THUMBNAIL_SIDE = 400

/** The longest that one picture may take, in seconds. */
const patience = 20

export interface Picture {
  /** WebP with nothing but the picture in it. */
  full: Buffer
  thumb: Buffer
  /** Of `full`, in pixels. */
  width: number
  height: number
}

/**
 * Draws a file anew: first frame only, upright, sRGB, at most 2000 pixels a side, and a thumbnail of at most 400.
 * Nothing of the file's own bytes survives: no EXIF, profile, comment, or whatever else it carried.
 * @param path the call's field, named in a refusal. @throws ImageRefused
 */
export async function redraw(file: Buffer, path: string): Promise<Picture> {
  const type = imageTypeOf(file)
  if (!type) throw new ImageRefused('type', path)
  const bytes = type === 'image/png' ? plainPng(file) : file
  const metadata = await readable(path, () =>
    sharp(bytes, { ...reading, limitInputPixels: false }).metadata(),
  )
  if (`image/${metadata.format}` !== type) throw new ImageRefused('type', path)
  requireSize(metadata, bytes, path)

  const upright = sharp(bytes, { ...reading, autoOrient: true, limitInputPixels: MAX_IMAGE_PIXELS })
    .resize(within(LONGEST_SIDE))
    .timeout({ seconds: patience })
    .webp({ quality: 82 })
  const { data: full, info } = await readable(path, () => upright.toBuffer({ resolveWithObject: true }))
  // From our own picture, so that no pixels pass through JavaScript, which lets go of them late.
  const thumb = await sharp(full).resize(within(THUMBNAIL_SIDE)).webp({ quality: 75 }).toBuffer()
  return { full, thumb, width: info.width, height: info.height }
}

/** Cameras write files with slight faults, which are let pass; missing rows are not. */
const reading = { failOn: 'error', sequentialRead: true, page: 0, pages: 1 } satisfies SharpOptions

const within = (side: number) => ({
  width: side,
  height: side,
  fit: 'inside' as const,
  withoutEnlargement: true,
})

function requireSize(metadata: Metadata, bytes: Buffer, path: string): void {
  if (metadata.width * metadata.height > MAX_IMAGE_PIXELS) throw new ImageRefused('pixels', path)
  if (decodingBytes(metadata, bytes) > MAX_DECODING_BYTES) throw new ImageRefused('memory', path)
}

/** What the decoder cannot read is the file's fault, not ours. */
async function readable<T>(path: string, read: () => Promise<T>): Promise<T> {
  return read().catch(() => {
    throw new ImageRefused('damaged', path)
  })
}
