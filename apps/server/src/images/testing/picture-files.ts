import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A small genuine picture of noise, in the format asked for. */
export function pictureOf(
  format: 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff' | 'avif',
  { width = 64, height = 48 } = {},
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = (i * i * 31 + i * 7) % 251
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

/** Many frames in one file, each in another colour; the first is red. */
export async function animationOf(format: 'gif' | 'webp', frames: number): Promise<Buffer> {
  const side = 40
  const pixels = Buffer.alloc(side * side * frames * 3)
  for (let frame = 0; frame < frames; frame++) {
    const colour = frame === 0 ? [255, 0, 0] : [0, (frame * 7) % 256, 255 - (frame % 256)]
    pixels.fill(Buffer.from(colour), frame * side * side * 3, (frame + 1) * side * side * 3)
  }
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .toFormat(format, { loop: 0 })
    .toBuffer()
}

export const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

export function pngHeader(
  width: number,
  height: number,
  { depth = 1, colour = 0, interlaced = false } = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8)
  return Buffer.concat([pngSignature, pngChunk('IHDR', header)])
}

/** A whole PNG of black pixels, one bit each: very many of them in very few bytes. */
export function blackPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    pngHeader(width, height),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Puts chunks right behind the header of a PNG. */
export function withPngChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

/** Puts a segment, such as APP1 (0xe1), right behind the start of a JPEG. */
export function withJpegSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** The same JPEG with another size written in its frame header. */
export function withJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(jpeg)
  const frame = lying.indexOf(Buffer.from([0xff, 0xc0]))
  lying.writeUInt16BE(height, frame + 5)
  lying.writeUInt16BE(width, frame + 7)
  return lying
}

/** The names of a WebP's chunks: `EXIF`, `ICCP` and `XMP ` are what must not be there. */
export function webpChunks(webp: Buffer): string[] {
  const names: string[] = []
  for (let at = 12; at + 8 <= webp.length;) {
    names.push(webp.toString('latin1', at, at + 4))
    const size = webp.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return names
}
