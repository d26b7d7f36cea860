import type { Metadata } from 'sharp'

/**
 * What decoding may keep in memory at once, in bytes: as much as a progressive JPEG of 40 megapixels takes. Pictures
 * that decode row by row take far less, whatever their size.
 */
export const MAX_DECODING_BYTES = 120_000_000

/** Bytes that a decoder keeps of the whole picture; 0 when it goes row by row. */
export function decodingBytes(metadata: Metadata, file: Buffer): number {
  return metadata.width * metadata.height * bytesPerPixel(metadata, file)
}

function bytesPerPixel(
  { format, isProgressive, channels, depth, chromaSubsampling }: Metadata,
  file: Buffer,
) {
  // A canvas of four bytes, and the frame beside it.
  if (format === 'gif') return 6
  if (format === 'webp') return file.includes('VP8L') ? 4 : 0
  if (!isProgressive) return 0
  if (format === 'png') return channels * (depth === 'ushort' ? 2 : 1)
  // A progressive JPEG keeps two bytes of each coefficient; 4:2:0 has half as many of them.
  return channels * (chromaSubsampling === '4:2:0' ? 1 : 2)
}
