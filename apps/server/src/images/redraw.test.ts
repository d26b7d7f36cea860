import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { redraw } from './redraw'
import { animationOf, pictureOf, webpChunks } from './testing/picture-files'

/** The colour of one pixel, each channel rounded to 0 or 255: WebP is lossy. */
async function colourAt(webp: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(webp, {}).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)].map((value) => (value > 127 ? 255 : 0))
}

/** Red at the top left, green at the top right, blue below. */
function flag(): Sharp {
  const [width, height] = [40, 20]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const channel = y >= height / 2 ? 2 : x >= width / 2 ? 1 : 0
      pixels[(y * width + x) * 3 + channel] = 255
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

const red = [255, 0, 0]

describe('a redrawn picture', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'of a %s is a plain WebP, and so is its thumbnail',
    async (format) => {
      const { full, thumb, width, height } = await redraw(await pictureOf(format), 'base64')
      expect([width, height]).toEqual([64, 48])
      for (const webp of [full, thumb]) {
        expect((await sharp(webp).metadata()).format).toBe('webp')
        expect(['VP8 ', 'VP8L', 'VP8X', 'ALPH']).toEqual(expect.arrayContaining(webpChunks(webp)))
      }
    },
  )

  // Where a camera's sensor began, by EXIF orientation; and whether the sides change places.
  it.each([
    [1, 'top left', false],
    [2, 'top right', false],
    [3, 'bottom right', false],
    [4, 'bottom left', false],
    [5, 'top left', true],
    [6, 'top right', true],
    [7, 'bottom right', true],
    [8, 'bottom left', true],
  ])(
    'with EXIF orientation %i stands upright: the first pixel is at the %s',
    async (orientation, corner, turned) => {
      const photo = await flag().jpeg({ quality: 100 }).withMetadata({ orientation }).toBuffer()
      const { full, thumb, width, height } = await redraw(photo, 'base64')
      expect([width, height]).toEqual(turned ? [20, 40] : [40, 20])
      const x = corner.includes('left') ? 2 : width - 3
      const y = corner.includes('top') ? 2 : height - 3
      for (const webp of [full, thumb]) {
        expect(await colourAt(webp, x, y)).toEqual(red)
        expect((await sharp(webp).metadata()).orientation).toBeUndefined()
      }
    },
  )

  it.each([
    [5000, 100, 2000, 40, 400, 8],
    [100, 5000, 40, 2000, 8, 400],
    [1999, 100, 1999, 100, 400, 20],
    [1, 3, 1, 3, 1, 3],
  ])('of %i × %i is %i × %i, and %i × %i small', async (width, height, ...sizes) => {
    const { full, thumb } = await redraw(await pictureOf('png', { width, height }), 'base64')
    const found = await Promise.all([full, thumb].map((webp) => sharp(webp).metadata()))
    expect(found.flatMap((metadata) => [metadata.width, metadata.height])).toEqual(sizes)
  })

  it.each(['gif', 'webp'] as const)('of an animated %s is its first frame', async (format) => {
    const { full } = await redraw(await animationOf(format, 12), 'base64')
    expect((await sharp(full).metadata()).pages ?? 1).toBe(1)
    expect(await colourAt(full, 20, 20)).toEqual(red)
  })

  it('keeps what is see-through', async () => {
    const glass = sharp({ create: { width: 8, height: 8, channels: 4, background: '#00ff0000' } })
    const { full } = await redraw(await glass.png().toBuffer(), 'base64')
    expect((await sharp(full).metadata()).hasAlpha).toBe(true)
  })

  it('shows a print photo (CMYK) in the colours of a screen', async () => {
    const photo = await flag().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer()
    const { full } = await redraw(photo, 'base64')
    const { space, channels } = await sharp(full).metadata()
    expect([space, channels]).toEqual(['srgb', 3])
    expect(await colourAt(full, 3, 3)).toEqual(red)
  })
})

describe('the decoders', () => {
  it('other than the four are out of reach in this process', async () => {
    for (const other of [
      await pictureOf('tiff'),
      await pictureOf('avif'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ])
      await expect(sharp(other).metadata()).rejects.toThrow('unsupported image format')
  })
})
