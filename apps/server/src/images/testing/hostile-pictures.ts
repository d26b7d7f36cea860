import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { MAX_IMAGE_BYTES } from '@balcao/domain/images'
import sharp from 'sharp'
import { payload, type HostileFile } from './hostile-file'
import {
  blackPng,
  pictureOf,
  pngChunk,
  pngHeader,
  withJpegSegment,
  withJpegSize,
  withPngChunks,
} from './picture-files'

const behind = (first: Buffer, second: string | Buffer) => Buffer.concat([first, Buffer.from(second)])
const zeros = (bytes: number) => Buffer.alloc(bytes)

/** One file in a ZIP, as a reader finds it: a local header, then what it holds. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content)
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 0, 'latin1')
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name), packed])
}

const archives: HostileFile[] = (
  [
    ['a ZIP', () => zipOf('x.png', Buffer.from(payload))],
    ['a Word document', () => zipOf('[Content_Types].xml', Buffer.from(payload))],
    ['a ZIP bomb', () => zipOf('x.png', zeros(30_000_000))],
    ['a gzip bomb', () => gzipSync(zeros(30_000_000))],
  ] satisfies [string, HostileFile['bytes']][]
).map(([what, bytes]) => ({ what, bytes, outcome: 'type' }))

/** Few bytes that ask for much memory. */
const bombs: HostileFile[] = (
  [
    ['14000 × 14000 pixels in a small PNG', 'pixels', () => blackPng(14_000, 14_000)],
    ['14000 × 14000 pixels in colour, by the header', 'pixels', () => bareHeader(14_000, 14_000)],
    ['the largest PNG there can be, by the header', 'damaged', () => bareHeader(2 ** 31 - 1, 2 ** 31 - 1)],
    ['a row of 2³⁰ pixels, by the header', 'damaged', () => bareHeader(2 ** 30, 1)],
    ['just over 40 megapixels', 'pixels', () => blackPng(8_000, 5_001)],
    ['just under 40 megapixels', 'redrawn', () => blackPng(8_000, 4_999)],
    [
      'a JPEG of 65500 × 65500, by the header',
      'pixels',
      async () => withJpegSize(await pictureOf('jpeg'), 65_500, 65_500),
    ],
    [
      'a JPEG larger than its data',
      'redrawn',
      async () => withJpegSize(await pictureOf('jpeg'), 4_000, 4_000),
    ],
    [
      'a GIF of 65535 × 65535, by the header',
      'pixels',
      async () => withGifSize(await pictureOf('gif'), 65_535),
    ],
    ['a WebP of 16384 × 16384, by the header', 'damaged', hugeWebp],
    [
      '40 interlaced megapixels',
      'memory',
      () => Buffer.concat([pngHeader(7_000, 5_700, interlacedColour), idat()]),
    ],
    [
      'a note of 50 MB in a PNG',
      'redrawn',
      async () => withPngChunks(await pictureOf('png'), note('zTXt', 'x\0\0')),
    ],
    [
      'a note of 50 MB in a PNG, twenty times',
      'redrawn',
      async () =>
        withPngChunks(await pictureOf('png'), ...Array<Buffer>(20).fill(note('iTXt', 'x\0\x01\0\0\0'))),
    ],
    [
      'a colour profile of 50 MB in a PNG',
      'redrawn',
      async () => withPngChunks(await pictureOf('png'), note('iCCP', 'x\0\0')),
    ],
    ['10 MB and one byte', 'bytes', async () => padded(await pictureOf('png'), MAX_IMAGE_BYTES + 1)],
    ['10 MB', 'redrawn', async () => padded(await pictureOf('png'), MAX_IMAGE_BYTES)],
  ] satisfies [string, HostileFile['outcome'], HostileFile['bytes']][]
).map(([what, outcome, bytes]) => ({ what, outcome, bytes }))

/** Pictures that are what they say, and carry something besides. */
const carriers: HostileFile[] = (
  [
    ['a photo that says where it was taken', gpsJpeg],
    ['a photo with XMP', async () => withJpegSegment(await pictureOf('jpeg'), 0xe1, xmp())],
    [
      'a photo with a script for its comment',
      async () => withJpegSegment(await pictureOf('jpeg'), 0xfe, Buffer.from(payload)),
    ],
    [
      'a photo with a broken colour profile',
      async () =>
        withJpegSegment(await pictureOf('jpeg'), 0xe2, Buffer.from(`ICC_PROFILE\0\x01\x01${payload}`)),
    ],
    [
      'a photo and a ZIP behind it',
      async () => behind(await pictureOf('jpeg'), zipOf('x', Buffer.from(payload))),
    ],
    ['a photo and a page behind it', async () => behind(await pictureOf('jpeg'), payload)],
    ['a PNG and PHP behind it', async () => behind(await pictureOf('png'), `<?php ?>${payload}`)],
    [
      'a PNG with a script for its title',
      async () => withPngChunks(await pictureOf('png'), pngChunk('tEXt', Buffer.from(`Title\0${payload}`))),
    ],
    [
      'a PNG with an unknown chunk',
      async () => withPngChunks(await pictureOf('png'), pngChunk('baLc', Buffer.from(payload))),
    ],
    ['a GIF and a script behind it', async () => behind(await pictureOf('gif'), payload)],
    ['a WebP and a page behind it', async () => behind(await pictureOf('webp'), payload)],
    [
      'a CMYK photo',
      async () =>
        sharp(await rawPicture())
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
    ['one pixel', () => blackPng(1, 1)],
    ['a hair of 1 × 40000', () => blackPng(1, 40_000)],
  ] satisfies [string, HostileFile['bytes']][]
).map(([what, bytes]) => ({ what, bytes, outcome: 'redrawn' }))

export const hostilePictures: HostileFile[] = [...archives, ...bombs, ...carriers]

const interlacedColour = { depth: 16, colour: 2, interlaced: true }

const idat = () => pngChunk('IDAT', deflateSync(zeros(1000)))
const bareHeader = (width: number, height: number) =>
  Buffer.concat([pngHeader(width, height, { depth: 8, colour: 6 }), idat(), pngChunk('IEND', zeros(0))])

const note = (type: string, start: string) =>
  pngChunk(type, Buffer.concat([Buffer.from(start, 'latin1'), deflateSync(zeros(50_000_000))]))

/** A PNG brought to a size by a chunk that no reader knows. */
const padded = (png: Buffer, size: number) =>
  withPngChunks(png, pngChunk('baLc', zeros(size - png.length - 12)))

function withGifSize(gif: Buffer, side: number): Buffer {
  const lying = Buffer.from(gif)
  lying.writeUInt16LE(side, 6)
  lying.writeUInt16LE(side, 8)
  const frame = lying.indexOf(0x2c, 13)
  lying.writeUInt16LE(side, frame + 5)
  lying.writeUInt16LE(side, frame + 7)
  return lying
}

async function hugeWebp(): Promise<Buffer> {
  const small = await pictureOf('webp')
  const canvas = Buffer.from('VP8X\x0a\0\0\0\0\0\0\0\xff\x3f\0\xff\x3f\0', 'latin1')
  const whole = Buffer.concat([small.subarray(0, 12), canvas, small.subarray(12)])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

const rawPicture = () => pictureOf('png')

const xmp = () => Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${payload}</x:xmpmeta>`)

async function gpsJpeg(): Promise<Buffer> {
  return sharp(await rawPicture())
    .jpeg()
    .withExif({
      IFD0: { Artist: payload, Make: 'balcao-7431' },
      IFD3: { GPSLatitude: '3/1 6/1 0/1', GPSLatitudeRef: 'S', GPSLongitude: '60/1 1/1 0/1' },
    })
    .toBuffer()
}
